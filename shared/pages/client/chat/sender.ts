import { alone } from './alone.ts';
import { type Head, type Kept, type Message, token } from './kept.ts';
import { afterRefusal } from './outcome.ts';

/** What the service answers to a save, as far as the chat needs it. */
type Saved = { conversation_id: string; response: string; ticket_id: string | null };

type Setting = {
  /** The address that conversations are sent to. */
  url: string;
  kept: Kept;
  /** What goes with every send. */
  about: { language: string; user_id?: string };
  /** Something that is kept has changed. */
  changed: () => void;
  /** The answer has come, in this tab. `isNewTicket`: with it the ticket. */
  answered: (saved: Saved, isNewTicket: boolean) => void;
};

export type Sender = {
  /** Sends what is not sent yet, as soon as it may be. */
  send: () => void;
  /** The same, now, unless the service has said when. */
  again: () => void;
};

const PATIENCE_MS = 30_000;
const MOST_MESSAGES = 100;
const MOST_CHARACTERS = 200_000; // at four bytes each still below the service's 1 MiB

/**
 * Sends what is kept, one request at a time over all tabs: who holds the lock looks again what is left to send. A tab that is
 * closed gives the lock up, and the next one sends what it has not finished.
 */
export function senderOf({ url, kept, about, changed, answered }: Setting): Sender {
  let timer: ReturnType<typeof setTimeout>;
  let isQueued = false;
  let isPressed = false;
  let queue = Promise.resolve();

  const send = () => {
    if (isQueued || kept.unsent().length === 0) return;
    isQueued = true;
    queue = queue.then(() => alone(kept.name, () => kept.head().turn ?? 0, sendAll)).catch(() => {});
  };

  async function sendAll(): Promise<void> {
    isQueued = false;
    while (kept.unsent().length > 0 && isTime()) await sendOnce();
  }

  function isTime(): boolean {
    const ms = untilSend(kept.head(), isPressed);
    isPressed = false;
    if (ms === undefined) return false;
    if (ms <= 0) return true;
    clearTimeout(timer);
    timer = setTimeout(send, ms);
    return false;
  }

  async function sendOnce(): Promise<void> {
    const conversation = kept.current();
    const head = withFirst(kept.head(), batchOf(kept.messages()), about);
    kept.setHead(head);
    const body = head.first?.body ?? bodyOf({ ...about, id: head.id }, batchOf(kept.messages()));
    const answer = await post(url, head, body);
    if (kept.current() !== conversation) return; // begun anew meanwhile
    if (answer.saved) take(answer.saved, answer.key, body, head);
    else refused(answer, head);
    changed();
  }

  function take(saved: Saved, key: string | undefined, body: string, head: Head): void {
    const sent = new Set(JSON.parse(body).messages.map(({ id }: Message) => id));
    const batch = kept.messages().filter(({ id }) => sent.has(id));
    for (const message of batch) kept.put({ ...message, isSent: true });
    const last = batch.at(-1);
    // Behind what it answers, before what was written meanwhile; under one id, should two tabs have sent the same.
    if (last)
      kept.put({ id: `${last.id}-a`, at: last.at + 0.5, role: 'assistant', text: saved.response, isSent: true });
    const known = key ?? head.key;
    const ticket = saved.ticket_id ?? head.ticket;
    const { turn = 0 } = head;
    const id = Number(saved.conversation_id);
    kept.setHead({ turn: turn + 1, id, ...(known && { key: known }), ...(ticket && { ticket }) });
    answered(saved, ticket !== head.ticket);
  }

  function refused({ status, retryAfter }: Answer, { wait, failure: _, turn = 0, ...head }: Head): void {
    const refusal = status === undefined ? undefined : { status, retryAfter, isNew: head.id === undefined };
    const next = afterRefusal(refusal, wait?.tries ?? 0, new Date(), Math.random());
    kept.setHead({ ...head, turn: turn + 1, ...(typeof next === 'string' ? { failure: next } : { wait: next }) });
  }

  const again = () => {
    isPressed = kept.unsent().length > 0;
    send();
    changed();
  };

  return { send, again };
}

/** In how many milliseconds to send; undefined: not until something happens. */
function untilSend({ failure, wait }: Head, isPressed: boolean): number | undefined {
  const isOver = failure === 'over' || (failure === 'refused' && !isPressed);
  if (isOver || !navigator.onLine) return undefined; // the event `online` comes
  return wait && (wait.isAsked || !isPressed) ? wait.until - Date.now() : 0;
}

const bodyOf = (about: object, messages: readonly Message[]): string =>
  JSON.stringify({ ...about, messages: messages.map(({ id, role, text }) => ({ id, role, content: text })) });

/** The first send is repeated word for word, so that the service knows it again (Idempotency-Key). */
const withFirst = (head: Head, messages: readonly Message[], about: object): Head =>
  head.id === undefined && !head.first
    ? { ...head, first: { key: token(), body: bodyOf({ ...about, endpoint: 'chat' }, messages) } }
    : head;

/** What was saved, or how it was refused; nothing where no answer comes, or half of one. */
type Answer = { saved?: Saved; key?: string | undefined; status?: number; retryAfter?: string | undefined };

async function post(url: string, { key, first }: Head, body: string): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { 'conversation-key': key }),
        ...(first && { 'idempotency-key': first.key }),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { ok, status, headers } = answer;
    if (!ok) return { status, retryAfter: headers.get('retry-after') ?? undefined };
    return { saved: await answer.json(), key: headers.get('conversation-key') ?? undefined };
  } catch {
    return {};
  }
}

/** What goes into one request: the messages up to the last that can be sent with it, as many as there is room for. */
function batchOf(messages: readonly Message[]): Message[] {
  const begin = messages.findIndex(({ isSent }) => !isSent);
  const end = begin + fitting(messages.slice(begin));
  return messages.slice(end - fitting(messages.slice(0, end).reverse()), end);
}

/** How many of these, from the first, one request holds. */
function fitting(messages: readonly Message[]): number {
  let characters = 0;
  const tooMany = messages.findIndex(({ text }, at) => {
    characters += text.length;
    return at === MOST_MESSAGES || characters > MOST_CHARACTERS;
  });
  return tooMany === -1 ? messages.length : tooMany;
}
