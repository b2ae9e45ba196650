import { expect, test } from '@jest/globals';
import { averageResolutionTime } from '../../../shared/summary/resolution-time.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

test.each([
  [0, 0, '0 hours'],
  [1, MINUTE, '1 minute'],
  [1, 20_000, '0 minutes'],
  [2, 24 * MINUTE, '12 minutes'],
  [1, 59.4 * MINUTE, '59 minutes'],
  [1, 59.6 * MINUTE, '1.0 hours'],
  [1, HOUR, '1.0 hours'],
  [3, 10 * HOUR, '3.3 hours'],
  [1, 47.9 * HOUR, '47.9 hours'],
  [1, 47.98 * HOUR, '2.0 days'],
  [4, 240 * HOUR, '2.5 days'],
])('%d tickets that took %d ms together took %s on average', (count, ms, text) => {
  expect(averageResolutionTime({ count, ms })).toBe(text);
});
