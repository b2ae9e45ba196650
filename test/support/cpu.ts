import { expect } from '@jest/globals';

/** What work gives, and the processor's time it took in this process: that of others on the machine does not count. */
export async function cpuOf<T>(work: () => T | Promise<T>): Promise<{ result: T; cpuMs: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000 };
}

/** A core that two threads share, and a collector that runs just then, take up to twice the time: a bound holds when it is kept once. */
const TRIES = 4;

/** @param isKept hears which try it is, from 0 */
export async function isKeptOnce(isKept: (nth: number) => Promise<boolean>): Promise<boolean> {
  for (let nth = 0; nth < TRIES; nth++) if (await isKept(nth)) return true;
  return false;
}

/** Expects of work, which can be done again, that it takes less of the processor's time than so many milliseconds. */
export async function expectCpuBelow(limit: number, work: () => unknown): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  await isKeptOnce(async () => {
    least = Math.min(least, (await cpuOf(work)).cpuMs);
    return least < limit;
  });
  expect(least).toBeLessThan(limit);
}
