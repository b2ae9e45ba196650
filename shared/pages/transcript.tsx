import { partsOf } from '../conversation/item.ts';
import { type Item, type Message, normaliseMessage } from '../conversation/message.ts';
import { becauseOf, type Said } from './said.ts';

type Props = {
  /** The items as they were sent. */
  messages: readonly Item[];
  /** The index of the first of them in the whole conversation. */
  first: number;
  said: readonly Said[];
  /** What the service answered last, where nobody has spoken since. */
  response?: string | undefined;
  /** Whether the customer reads it: notes among staff are not theirs. */
  isOwn?: boolean;
  /** The address of the whole conversation, for what is left out here. */
  whole: string;
};

/** A conversation as it is read: each item in the words that a reader sees, with the words highlighted that values were read from. */
export function Transcript({ messages, first, said, response, whole, isOwn = false }: Props) {
  const shown = budgeted(messages, placesShown(messages.length, first, said));
  return (
    <ol class="talk">
      {shown.map((it) =>
        'gap' in it ? (
          <li key={`gap${it.from}`} class="gap">
            <a class="link" href={whole}>
              {it.gap === 1 ? '1 message' : `${it.gap} messages`} not shown here
            </a>
          </li>
        ) : (
          <Sent
            key={it.at}
            item={it.item}
            isOwn={isOwn}
            at={first + it.at}
            said={said.filter((one) => one.message === first + it.at)}
          />
        ),
      )}
      {response && response !== lastAnswer(messages) && (
        <li class="us">
          <span class="who">Answered by the service</span>
          <p dir="auto">{response}</p>
        </li>
      )}
    </ol>
  );
}

const lastAnswer = (messages: readonly Item[]): string | undefined => {
  const last = messages.at(-1);
  const spoken = last === undefined ? undefined : bubblesOf(last).at(-1);
  return spoken?.role === 'assistant' ? spoken.text : undefined;
};

// A reader looks for where something was said, and at the end.
const [ALL_BELOW, HEAD, AROUND, TAIL] = [120, 3, 2, 20];

/** The places that are shown of a long conversation: its beginning, its end, and wherever something was read. */
function placesShown(count: number, first: number, said: readonly Said[]): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (count <= ALL_BELOW) return all;
  const near = new Set(
    said.flatMap(({ message }) => all.slice(Math.max(0, message - first - AROUND), message - first + AROUND + 1)),
  );
  return all.filter((at) => at < HEAD || at >= count - TAIL || near.has(at));
}

type Shown = { item: Item; at: number } | { gap: number; from: number };

// A Lambda answers 6 MB at most, and an escaped character takes up to six bytes.
const MAX_CHARACTERS = 600_000;

/** The items at these places, as many as an answer can hold, and how many are left out between them. */
function budgeted(messages: readonly Item[], places: readonly number[]): Shown[] {
  const shown: Shown[] = [];
  let [next, left] = [0, MAX_CHARACTERS];
  for (const at of places) {
    const item = messages[at] ?? '';
    left -= JSON.stringify(item).length;
    if (left < 0) break;
    if (at > next) shown.push({ gap: at - next, from: next });
    shown.push({ item, at });
    next = at + 1;
  }
  return next < messages.length ? [...shown, { gap: messages.length - next, from: next }] : shown;
}

type Bubble = Pick<Message, 'role' | 'text'> & { from: number };

/** What is said in an item, one by one, and where it begins in the item's text. */
function bubblesOf(item: Item): Bubble[] {
  const parts = partsOf(item);
  if (parts.length === 0) return [{ ...normaliseMessage(item), from: 0 }];
  return parts.map(({ message, start }) => ({ ...message, from: start }));
}

const LOOK = { user: '', assistant: 'us', system: 'note' };
const SPEAKER = { user: 'Customer', assistant: 'Agent', system: 'Note' };

type SentProps = { item: Item; at: number; said: readonly Said[]; isOwn: boolean };

const Sent = ({ item, at, said, isOwn }: SentProps) => (
  <>
    {bubblesOf(item)
      .filter(({ role }) => !isOwn || role !== 'system')
      .map(({ role, text, from }, nth) => (
        <li key={from} id={nth === 0 ? `m${at + 1}` : undefined} class={LOOK[role] || undefined}>
          <span class="who">
            {isOwn && role === 'user' ? 'You' : SPEAKER[role]} · <a href={`#m${at + 1}`}>{at + 1}</a>
          </span>
          {text === '' ? <Textless item={item} /> : <p dir="auto">{highlighted({ text, from, said })}</p>}
        </li>
      ))}
  </>
);

const MAX_RAW = 2000;

/** A file, an event, a shape that we do not know: what it is can be looked at as it was sent. */
function Textless({ item }: { item: Item }) {
  const raw = JSON.stringify(item, null, 2);
  return (
    <details>
      <summary>{item === '' ? 'An empty message' : 'A message without words, such as a file or an event'}</summary>
      <pre dir="ltr">{raw.length > MAX_RAW ? `${raw.slice(0, MAX_RAW)}…` : raw}</pre>
    </details>
  );
}

/** A text in pieces: each stretch that the same values were read from is marked once. */
function highlighted({ text, from, said }: { text: string; from: number; said: readonly Said[] }) {
  const within = said
    .map((it) => ({ ...it, start: it.start - from, end: it.end - from }))
    .filter((it) => it.start >= 0 && it.start < text.length && it.end > it.start);
  if (within.length === 0) return text;
  const cuts = [
    ...new Set([0, text.length, ...within.flatMap(({ start, end }) => [start, Math.min(end, text.length)])]),
  ];
  const edges = cuts.sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, n) => {
    const words = text.slice(start, edges[n + 1]);
    const covering = within.filter((it) => it.start <= start && it.end > start);
    if (covering.length === 0) return words;
    return (
      <mark
        key={start}
        class={[...new Set(covering.map(({ value }) => value))].join(' ')}
        title={covering.map((it) => `${it.label}: ${becauseOf(it)}`).join('; ')}
      >
        {covering
          .filter((it) => it.start === start)
          .reduce<preact.ComponentChildren>(
            (inner, { id }) => (
              <span id={id}>{inner}</span>
            ),
            words,
          )}
      </mark>
    );
  });
}
