import { expect, test } from '@jest/globals';
import { ATTEMPTS, delaySeconds } from '../../../shared/events/retry.ts';

const attempts = Array.from({ length: ATTEMPTS - 1 }, (_, n) => n + 1);
const delays = (random: number) => attempts.map((attempt) => delaySeconds(attempt, { ageMs: 0, random }));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('each pause is longer than the one before, and all together a day', () => {
  expect(delays(0)).toEqual([5, 60, 300, 1800, 7200, 14_400, 21_600, 28_800]);
  expect(sum(delays(0)) / 3600).toBeGreaterThan(20);
  expect(sum(delays(0.999)) / 3600).toBeLessThan(25);
});

test('by chance a pause is up to a fifth longer, never shorter', () => {
  expect(delaySeconds(2, { ageMs: 0, random: 0.5 })).toBe(66);
  expect(delaySeconds(8, { ageMs: 0, random: 0.999 })).toBeLessThan(10 * 3600);
});

test('what the receiver asks for is waited for, ten hours at most', () => {
  expect(delaySeconds(1, { ageMs: 0, random: 0, retryMs: 90_000 })).toBe(90);
  expect(delaySeconds(5, { ageMs: 0, random: 0, retryMs: 1000 })).toBe(7200);
  expect(delaySeconds(1, { ageMs: 0, random: 0, retryMs: 24 * 3_600_000 })).toBe(36_000);
});

test('what has waited for longer is given up in a minute, so that what is behind it comes to its turn', () => {
  const late = attempts.map((attempt) => delaySeconds(attempt, { ageMs: 40 * 3_600_000, random: 0.5 }));

  expect(sum(late)).toBeLessThan(60);
});

test('after the last attempt nothing is waited for, so that it is a dead letter at once', () => {
  expect(delaySeconds(ATTEMPTS, { ageMs: 0, random: 1, retryMs: 90_000 })).toBe(5);
});
