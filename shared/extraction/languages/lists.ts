/** A list of single words, written as running text. */
export const listOf = (text: string): string[] => text.trim().split(/\s+/);

/** Each stem with each ending, "-" being none: "मेर" with "ा ी े". */
export const forms = (stems: string, endings: string): string =>
  listOf(stems)
    .flatMap((stem) => listOf(endings).map((ending) => (ending === '-' ? stem : stem + ending)))
    .join(' ');

type Numbers = Readonly<Record<string, number>>;

/** "treinta" and "cuatro", joined in each way, as 34. */
export function sums(tens: Numbers, units: Numbers, joins: readonly string[]): Numbers {
  const all: Record<string, number> = {};
  const ones = Object.entries(units).filter(([, value]) => value > 0);
  for (const [ten, value] of Object.entries(tens)) {
    for (const [unit, more] of ones) for (const join of joins) all[ten + join + unit] = value + more;
  }
  return all;
}

/**
 * Number words with the digits, or the sign, they stand for in a phone number. V8 copies the members of a large object one by
 * one with each `...`: all lists are to be given at once.
 */
export function asDigits(...lists: readonly Readonly<Record<string, number | string>>[]): Record<string, string> {
  const digits: Record<string, string> = {};
  for (const list of lists) for (const word in list) digits[word] = String(list[word]);
  return digits;
}

/** Words numbered in a row from `first`, `step` apart. */
export const numbered = (words: string, first: number, step = 1): Numbers =>
  Object.fromEntries(listOf(words).map((word, index) => [word, first + index * step]));
