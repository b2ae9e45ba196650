import { foldedOf } from '../extraction/fold.ts';

/** Names as they are folded, with their number in the list. */
export type Names = ReadonlyMap<string, number>;

/** `lists[n]`: what the n-th is called, separated by commas. */
export const namesIn = (lists: readonly string[], first: number): Names =>
  new Map(lists.flatMap((names, nth) => names.split(', ').map((name) => [nameKey(name), first + nth] as const)));

/** Words by their folded form. */
export const byKey = (words: Readonly<Record<string, number>> = {}): Names =>
  new Map(Object.entries(words).map(([word, value]) => [nameKey(word), value]));

/** The form in which a name is looked up. */
export const nameKey = (name: string) => foldedOf(name).replaceAll('\n', ' ');

/** An expression for any of the names, the longest first. */
export const anyName = (names: Iterable<string>) =>
  `(?:${[...names]
    .filter((it) => it !== '')
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
