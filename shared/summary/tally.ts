/** How often each word occurs. Words that occur zero times are left out. */
export type Counts = Record<string, number>;

export const tally = (words: readonly string[]): Counts => total(words.map((word) => ({ [word]: 1 })));

/**
 * All counts added up, less those taken away. A word that falls to zero, or would fall below, is left out. Any word may
 * occur, `__proto__` included: no record is written to after it is made.
 */
export function total(added: readonly Counts[], takenAway: Counts = {}): Counts {
  const sums = new Map<string, number>();
  const add = (counts: Counts, sign: 1 | -1) => {
    for (const [word, count] of Object.entries(counts)) sums.set(word, (sums.get(word) ?? 0) + sign * count);
  };
  for (const counts of added) add(counts, 1);
  add(takenAway, -1);
  return Object.fromEntries([...sums].filter(([, count]) => count > 0));
}

export const sum = (numbers: readonly number[]) => numbers.reduce((soFar, number) => soFar + number, 0);
export const sumOf = (counts: Counts) => sum(Object.values(counts));
