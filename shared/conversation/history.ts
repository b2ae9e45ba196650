import { createHash } from 'node:crypto';
import { isAnswer } from '../extraction/languages.ts';
import { partsOf } from './item.ts';
import { type Item, type Message, normaliseMessage } from './message.ts';
import { isInside, overlapOf } from './overlap.ts';

/**
 * A message as it was sent, as it is read, and what makes it the same message when it is sent again. `part`: of an item that
 * is an envelope or a transcript, which has an entry for each of its messages.
 */
export type Entry = { item: Item; message: Message; key: string; part?: Part };

/** Which of an item's messages, where its text begins in the item's text, and what tells the item from others. */
export type Part = { at: number; start: number; of: string };

/**
 * What a conversation holds. Clients send the whole history, a window of it or only what is new, late and more than once.
 * A segment is a run of messages whose order a client has stated; between segments the order is that of arrival,
 * until a send that covers both joins them. `superseded` are the segments as they stood before an edit cut them.
 */
export type History = { segments: readonly Entry[][]; superseded: readonly Entry[][] };

export const emptyHistory: History = { segments: [], superseded: [] };

const KEPT_REVISIONS = 20;

/** The messages of an item. */
export function entriesOf(item: Item): Entry[] {
  const parts = partsOf(item);
  if (parts.length === 0) return [entryOf(item)];
  const of = createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22);
  return parts.map(({ message, start, item: inner }, at) => ({
    item,
    message,
    key: keyOf(message, inner),
    part: { at, start, of },
  }));
}

/** An item as one message, whatever it holds. */
export function entryOf(item: Item): Entry {
  const message = normaliseMessage(item);
  return { item, message, key: keyOf(message, item) };
}

const keyOf = ({ id, role, text }: Message, item: Item): string =>
  JSON.stringify([id ?? null, role, text === '' ? JSON.stringify(item) : text]);

/** In the place of a message that was not read from the table. It is like no message that is sent. */
export const UNREAD: Entry = { item: '', message: { role: 'system', text: '' }, key: '' };

export const isUnread = ({ key }: Entry): boolean => key === '';

/** What tells an entry from one that holds the same message in another item: the item that was sent last is shown. */
export const placeOf = ({ key, part }: Entry): string => (part ? `${key} ${part.at} ${part.of}` : key);

/** The entries by the item they came in: one by one, but for messages of one item that follow each other. */
export function byItem(entries: readonly Entry[]): Entry[][] {
  const items: Entry[][] = [];
  for (const entry of entries) {
    const previous = items.at(-1)?.at(-1)?.part;
    const isNext = entry.part !== undefined && previous?.of === entry.part.of && previous.at < entry.part.at;
    if (isNext) items.at(-1)?.push(entry);
    else items.push([entry]);
  }
  return items;
}

/** The messages of the conversation, in order. */
export const liveEntries = (history: History): Entry[] => history.segments.flat();

/**
 * The history after a send (contract 2, re-submission), or the same object when the send says nothing new.
 */
export function merge(history: History, sent: Entry[]): History {
  if (sent.length === 0 || isKnown(history, sent)) return history;
  if (isEditOfAll(history, sent)) return edit(history, sent) ?? history;
  return join(history, sent) ?? edit(history, sent) ?? append(history, sent);
}

/** The send begins as the conversation does and then contradicts it, and that says more than what it shares with the end. */
function isEditOfAll({ segments }: History, sent: Entry[]): boolean {
  const first = segments[0] ?? [];
  const shared = sent.findIndex((it, at) => it.key !== first[at]?.key);
  const overlap = overlapOf(first, sent);
  return shared > 0 && shared < first.length && shared > (overlap?.kind === 'before' ? overlap.length : 0);
}

/** Whether these messages are told apart from others that say the same: people do answer "yes" twice. */
const isEvident = (entries: readonly Entry[]) =>
  entries.some(({ message }) => message.id !== undefined || !isAnswer(message.text));

function isKnown({ segments, superseded }: History, sent: Entry[]): boolean {
  const tail = segments.at(-1) ?? [];
  if (isInside(sent, tail.slice(-sent.length), isSame)) return true;
  if (isInside(sent, (segments[0] ?? []).slice(0, sent.length), isSame)) return true; // a late retry, be it of "Hi"
  return isEvident(sent) && [...segments, ...superseded].some((segment) => isInside(sent, segment, isSame));
}

/** The last message of what is sent again. An assistant's turn that was saved half-streamed is the beginning of what is stored now. */
function isSame(sent: Entry, stored: Entry): boolean {
  if (sent.key === stored.key) return true;
  const [half, whole] = [sent.message, stored.message];
  return half.role === 'assistant' && whole.role === half.role && half.text !== '' && whole.text.startsWith(half.text);
}

/** Puts the send together with every segment that it overlaps without contradiction. */
function join({ segments, superseded }: History, sent: Entry[]): History | undefined {
  const last = segments.length - 1;
  const keys = new Set(sent.map(({ key }) => key));
  const overlaps = segments.map((segment, at) => {
    const mayOverlap = [segment[0], segment.at(-1)].some((it) => it && keys.has(it.key));
    const overlap = mayOverlap ? overlapOf(segment, sent) : undefined;
    const shared = overlap ? sent.slice(Math.max(0, overlap.start), overlap.start + segment.length) : [];
    const continuesTail = at === last && overlap?.kind !== 'after';
    return overlap && (continuesTail || isEvident(shared)) ? { ...overlap, at, segment } : undefined;
  });
  const found = overlaps.filter((it) => it !== undefined);
  const longest = (kind: 'before' | 'after') =>
    found.filter((it) => it.kind === kind).sort((a, b) => b.length - a.length)[0];
  const [before, after] = [longest('before'), longest('after')];
  const joined = found.filter((it) => it.kind === 'within' || it === before || it === after);
  if (joined.length === 0) return undefined;

  const head = before ? before.segment.slice(0, -before.length) : [];
  const rest = after ? after.segment.slice(after.length) : [];
  const place = Math.min(...joined.map((it) => it.at));
  const joinedAt = new Set(joined.map((it) => it.at));
  const kept = segments.map((segment, at) => (at === place ? [...head, ...sent, ...rest] : segment));
  return { segments: kept.filter((_, at) => at === place || !joinedAt.has(at)), superseded };
}

/** A send that shares messages with a segment and then contradicts it: what was sent stands, the old tail is superseded. */
function edit({ segments, superseded }: History, sent: Entry[]): History | undefined {
  const found = divergence(segments, sent);
  if (!found) return undefined;
  const { at, start } = found;
  const old = segments[at] ?? [];
  const sentKeys = new Set(sent.map((it) => it.key));
  const edited = segments
    .map((segment, index) => (index === at ? [...old.slice(0, start), ...sent] : segment))
    .filter((segment, index) => index === at || !segment.every((it) => sentKeys.has(it.key)));
  return { segments: edited, superseded: superseding(superseded, segments, edited) };
}

/** The revisions known after `after` took the place of `before`: its segments that lost a message are remembered. */
export function superseding(
  known: readonly Entry[][],
  before: readonly Entry[][],
  after: readonly Entry[][],
): Entry[][] {
  const live = new Set(after.flat().map((it) => it.key));
  const cut = before.filter((segment) => segment.some((it) => !live.has(it.key)));
  return [...known, ...cut].slice(-KEPT_REVISIONS);
}

/** Where the send begins in the segment it contradicts. */
function divergence(segments: readonly Entry[][], sent: Entry[]) {
  if (segments[0]?.[0]?.key === sent[0]?.key) return { at: 0, start: 0 };
  const at = segments.length - 1;
  const positions = new Map((segments[at] ?? []).map((entry, index) => [entry.key, index]));
  const anchor = sent.findIndex((entry) => positions.has(entry.key) && isEvident([entry]));
  if (anchor === -1) return undefined;
  return { at, start: Math.max(0, (positions.get(sent[anchor]?.key ?? '') ?? 0) - anchor) };
}

/** More runs than anybody loses track of; what comes then stands in the order in which it came. */
const MAX_SEGMENTS = 200;

function append({ segments, superseded }: History, sent: Entry[]): History {
  if (segments.length < MAX_SEGMENTS) return { segments: [...segments, sent], superseded };
  return { segments: [...segments.slice(0, -1), [...(segments.at(-1) ?? []), ...sent]], superseded };
}

/** The history after a send, where only its end is known: what is new in it is put there. */
export function prolong(history: History, sent: Entry[]): History {
  const after = merge(history, sent);
  const [before, now] = [liveEntries(history), liveEntries(after)];
  if (before.every(({ key }, at) => key === now[at]?.key)) return after;
  const known = new Set(before.map(({ key }) => key));
  const fresh = sent.filter(({ key }) => !known.has(key));
  return fresh.length > 0 ? append(history, fresh) : history;
}
