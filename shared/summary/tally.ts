/** How often each word occurs. Words that occur zero times are left out. */
export type Counts = Record<string, number>;

/**
 * All counts added up. The order does not matter, so a part may come before what it takes away from: only a word that is
 * at zero is left out. Any word may occur, `__proto__` included: no record is written to after it is made.
 */
export function total(added: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const counts of added)
    for (const [word, count] of Object.entries(counts)) sums.set(word, (sums.get(word) ?? 0) + count);
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}

export const tally = (words: readonly string[]): Counts => total(words.map((word) => ({ [word]: 1 })));

export const sum = (numbers: readonly number[]) => numbers.reduce((soFar, number) => soFar + number, 0);
export const sumOf = (counts: Counts) => sum(Object.values(counts));
