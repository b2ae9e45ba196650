/** A list of single words, written as running text. */
export const listOf = (text: string): string[] => text.trim().split(/\s+/);

type Numbers = Readonly<Record<string, number>>;

/** "treinta" and "cuatro", joined in each way, as 34. */
export const sums = (tens: Numbers, units: Numbers, joins: readonly string[]): Numbers =>
  Object.fromEntries(
    Object.entries(tens).flatMap(([ten, value]) =>
      Object.entries(units)
        .filter(([, more]) => more > 0)
        .flatMap(([unit, more]) => joins.map((join) => [ten + join + unit, value + more])),
    ),
  );

/** Number words with the digits they stand for in a phone number. */
export const asDigits = (...lists: readonly Numbers[]): Record<string, string> =>
  Object.fromEntries(lists.flatMap((list) => Object.entries(list).map(([word, value]) => [word, String(value)])));

/** Words numbered in a row from `first`, `step` apart. */
export const numbered = (words: string, first: number, step = 1): Numbers =>
  Object.fromEntries(listOf(words).map((word, index) => [word, first + index * step]));
