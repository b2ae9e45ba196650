import { gunzipSync, gzipSync } from 'node:zlib';
import { byItem, type Entry, entriesOf, entryOf, type History, placeOf, superseding, UNREAD } from './history.ts';
import type { Item } from './message.ts';

/**
 * One write to a history: at a place, remove so many messages and put those of `items` there; an item has one, but for those
 * of which `picks` says which of their messages are meant. `starts` are the places among the messages where a segment begins.
 * The log of all splices is the conversation, superseded messages included.
 */
export type Splice = { at: number; remove: number; items: Item[]; starts: number[]; picks?: Picks };

/** By the item's index in `items`. That an item is read otherwise one day leaves every message where it was. */
type Picks = { [item: number]: number[] };

const PART_BYTES = 200 * 1024; // an item of the table holds 400 KB at most

/** What has to be written so that `before` becomes `after`. */
export function spliceBetween(before: History, after: History): Splice {
  const [old, now] = [marked(before), marked(after)];
  const shorter = Math.min(old.length, now.length);
  const at = agreement(shorter, (n) => isEqual(old[n], now[n]));
  const same = agreement(shorter - at, (n) => isEqual(old[old.length - 1 - n], now[now.length - 1 - n]));
  const added = now.slice(at, now.length - same);
  return {
    at,
    remove: old.length - same - at,
    ...itemsOf(added.map(({ entry }) => entry)),
    starts: added.flatMap(({ isStart }, place) => (isStart ? [place] : [])),
  };
}

/** Each item once, with which of its messages stand there. */
function itemsOf(entries: readonly Entry[]): Pick<Splice, 'items' | 'picks'> {
  const groups = byItem(entries);
  const items = groups.flatMap(([first]) => (first ? [first.item] : []));
  const picks = groups.flatMap((group, index) =>
    group[0]?.part ? [[index, group.flatMap(({ part }) => part?.at ?? [])] as const] : [],
  );
  return { items, ...(picks.length > 0 && { picks: Object.fromEntries(picks) }) };
}

function entriesIn({ items, picks = {} }: Splice): Entry[] {
  return items.flatMap((item, index) => {
    const entries = picks[index] ? entriesOf(item) : [];
    return (picks[index] ?? [0]).map((at) => entries[at] ?? entryOf(item));
  });
}

/** The history that a log of splices tells; of one that was read from a later splice on, the places before it are UNREAD. */
export function historyOf(splices: readonly Splice[], missing = 0): History {
  let list: Marked[] = Array.from({ length: missing }, () => ({ entry: UNREAD, isStart: false }));
  let superseded: readonly Entry[][] = [];
  let edits = splices.filter(({ remove }) => remove > 0).length;
  for (const splice of splices) {
    const { at, remove } = splice;
    const isStart = new Set(splice.starts);
    const added = entriesIn(splice).map((entry, place) => ({ entry, isStart: isStart.has(place) }));
    if (remove > 0 && edits-- <= KEPT_EDITS)
      superseded = superseding(superseded, segmentsOf(list), segmentsOf(replaced(list, at, remove, added)));
    if (at === list.length) for (const it of added) list.push(it);
    else list = replaced(list, at, remove, added);
  }
  return { segments: segmentsOf(list), superseded };
}

/** Some edits cut nothing: of so many the last revisions that are kept come. */
const KEPT_EDITS = 60;

/** The bytes of a stored splice before it was compressed, which gzip says at its end. */
export const lengthOf = (parts: readonly Uint8Array[]): number =>
  Buffer.from(parts.at(-1) ?? []).readUInt32LE((parts.at(-1)?.length ?? 4) - 4);

/** A splice as it is stored: JSON, compressed, cut to what fits into an item. */
export function packSplice(splice: Splice): Uint8Array[] {
  const packed = gzipSync(JSON.stringify(splice));
  const parts = Math.ceil(packed.length / PART_BYTES);
  return Array.from({ length: parts }, (_, part) => packed.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
}

export const unpackSplice = (parts: readonly Uint8Array[]): Splice =>
  JSON.parse(gunzipSync(Buffer.concat(parts)).toString());

type Marked = { entry: Entry; isStart: boolean };

const marked = ({ segments }: History): Marked[] =>
  segments.flatMap((segment) => segment.map((entry, place) => ({ entry, isStart: place === 0 })));

function segmentsOf(list: readonly Marked[]): Entry[][] {
  const segments: Entry[][] = [];
  for (const { entry, isStart } of list) {
    if (isStart || segments.length === 0) segments.push([]);
    segments.at(-1)?.push(entry);
  }
  return segments;
}

const replaced = (list: readonly Marked[], at: number, remove: number, added: Marked[]): Marked[] => [
  ...list.slice(0, at),
  ...added,
  ...list.slice(at + remove),
];

const isEqual = (a: Marked | undefined, b: Marked | undefined) =>
  a !== undefined && b !== undefined && placeOf(a.entry) === placeOf(b.entry) && a.isStart === b.isStart;

function agreement(limit: number, isEqualAt: (n: number) => boolean): number {
  let n = 0;
  while (n < limit && isEqualAt(n)) n += 1;
  return n;
}
