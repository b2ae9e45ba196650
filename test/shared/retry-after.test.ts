import { expect, test } from '@jest/globals';
import { retryTime } from '../../shared/retry-after.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['120', '2026-03-01T12:02:00.000Z'],
  ['0', '2026-03-01T12:00:00.000Z'],
  ['Sun, 01 Mar 2026 13:30:00 GMT', '2026-03-01T13:30:00.000Z'],
  ['Sunday, 01-Mar-26 13:30:00 GMT', '2026-03-01T13:30:00.000Z'],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['86400', '2026-03-02T12:00:00.000Z'],
  ['86401', '2026-03-02T12:00:00.000Z'],
  ['999999999999999', '2026-03-02T12:00:00.000Z'],
  ['Fri, 31 Dec 9999 23:59:59 GMT', '2026-03-02T12:00:00.000Z'],
  ['soon', undefined],
  ['soon GMT', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After: %s is %s', (header, time) => {
  expect(retryTime(header, now)?.toISOString()).toBe(time);
});
