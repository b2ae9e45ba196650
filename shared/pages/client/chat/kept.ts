import type { Shelf } from './shelf.ts';

/** One message; `at` orders them. What the service has answered to is `isSent`. */
export type Message = { id: string; at: number; role: 'user' | 'assistant'; text: string; isSent?: boolean };

/** When to send again, after so many tries; `isAsked`: the service said so. */
export type Wait = { until: number; tries: number; isAsked: boolean };
/** Why nothing more is sent: the service refuses the message, or the conversation. */
export type Failure = 'refused' | 'over';

/** What is known of a conversation beside its messages. Only the tab that sends writes it. */
export type Head = {
  /** How many sends were answered or refused. */
  turn?: number;
  id?: number;
  /** The Conversation-Key, where the service gives one. */
  key?: string;
  ticket?: string;
  /** The first send as it went out, until it is answered: a repeat under the same key makes no second conversation. */
  first?: { key: string; body: string };
  wait?: Wait;
  failure?: Failure;
};

export type Kept = ReturnType<typeof keptIn>;

/** More is of use to nobody: the service has it all. */
const MOST_MESSAGES = 200;
const DAYS = 30;

/**
 * One customer's conversation on a shelf that several tabs write to. Each message has a key of its own, so that two tabs
 * that write at once take nothing from each other.
 * @param name what the keys begin with: nothing else on the shelf is touched
 */
export function keptIn(shelf: Shelf, name: string, now: () => number = Date.now) {
  const current = () => shelf.getItem(name) ?? 'first';
  const headKey = (conversation: string) => `${name}|${conversation}`;

  const put = (message: Message, conversation = current()) =>
    shelf.setItem(`${headKey(conversation)}|${message.id}`, JSON.stringify(message));

  const head = (): Head => parsed<Head>(shelf.getItem(headKey(current()))) ?? {};

  const messages = (): Message[] => {
    const prefix = `${headKey(current())}|`;
    return shelf
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parsed<Message>(shelf.getItem(key)) ?? [])
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  };

  /** Ends the conversation here, and begins another with these messages. */
  const begin = (first: readonly Message[] = []) => {
    const next = token();
    for (const message of first) put(message, next);
    const { turn } = head();
    if (turn !== undefined) shelf.setItem(headKey(next), JSON.stringify({ turn })); // it only ever rises
    shelf.setItem(name, next);
    const own = `${headKey(next)}|`;
    for (const key of shelf.keys()) {
      if (key.startsWith(`${name}|`) && !`${key}|`.startsWith(own)) shelf.removeItem(key);
    }
  };

  const tidy = () => {
    const all = messages();
    if ((all.at(-1)?.at ?? Number.POSITIVE_INFINITY) < now() - DAYS * 86_400_000) return begin();
    const old = all.slice(0, -MOST_MESSAGES).filter(({ isSent }) => isSent);
    for (const { id } of old) shelf.removeItem(`${headKey(current())}|${id}`);
  };
  tidy();

  return {
    name,
    /** Which conversation it is: another after `begin`. */
    current,
    messages,
    begin,
    put,
    unsent: () => messages().filter(({ isSent }) => !isSent),
    head,
    setHead: (head: Head) => shelf.setItem(headKey(current()), JSON.stringify(head)),
    /** Keeps what the customer writes, to be sent. */
    say(text: string): Message {
      const last = messages().at(-1)?.at ?? 0;
      const message = { id: token(), at: Math.max(now(), Math.floor(last) + 1), role: 'user', text } as const;
      put(message);
      tidy();
      return message;
    },
  };
}

/** Another script of the page may have written something else there. */
function parsed<T>(text: string | null): T | undefined {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** 128 random bits; `crypto.randomUUID` is for https only. */
export const token = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
