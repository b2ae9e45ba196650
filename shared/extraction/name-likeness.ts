import { foldedOf } from './fold.ts';

const [MIN_LETTERS, PER_MISTAKE, MAX_LETTERS] = [3, 2.4, 30];

/**
 * How like two words are, from 0 to 1, where they are two spellings of one name or two that are taken for each other: "Nora" and "Dora",
 * "Meier" and "Mayer", "Nur" and "Nuray", "Kowalski" and "Kowalczyk"; 0 when they are not.
 */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [foldedOf(one).slice(0, MAX_LETTERS), foldedOf(other).slice(0, MAX_LETTERS)];
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (short < MIN_LETTERS) return 0;
  const differs = Array.from(a).findIndex((letter, at) => letter !== b.charAt(at));
  const shared = differs < 0 ? a.length : differs;
  const mistakes = distance(a, b);
  const isBegun = shared === short || (shared > MIN_LETTERS && shared >= long / 2);
  return isBegun || mistakes <= Math.max(1, Math.floor(long / PER_MISTAKE)) ? 1 - mistakes / (long + 1) : 0;
}

/** The word of a name that another is likest to. */
export function likest(name: readonly string[], word: string): string | undefined {
  const rated = name.map((known) => ({ known, likeness: likenessOf(known, word) }));
  const [best] = rated.sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness > 0 ? best.known : undefined;
}

/** How many letters must be changed, added or dropped (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [nth, letter] of Array.from(a).entries()) {
    const next = [nth + 1];
    for (let at = 1; at <= b.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === b.charAt(at - 1) ? 0 : 1);
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
