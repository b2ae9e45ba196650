export type Random = {
  /** A number from 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to n. */
  below: (n: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  /** True so often of 1. */
  chance: (of: number) => boolean;
};

/** Numbers that look random and are the same for the same seed (mulberry32, by Tommy Ettinger, public domain). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  return { next, below, pick, chance: (of) => next() < of };
}
