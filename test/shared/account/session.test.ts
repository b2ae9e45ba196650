import { expect, test } from '@jest/globals';
import { isDue, isLive, type Session } from '../../../shared/account/session.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const session = (created_ms: number, seen_ms: number): Session => ({
  ...{ token_hash: '', account_id: '', session_epoch: 0 },
  created_ms,
  seen_ms,
});

test.each([
  ['a day after it was used last', session(0, 0), DAY],
  ['seven days after the login, however lately it was used', session(0, 7 * DAY - 1), 7 * DAY],
])('a session ends %s, to the millisecond', (_, of, end) => {
  expect([isLive(of, new Date(end - 1)), isLive(of, new Date(end))]).toEqual([true, false]);
});

test('that it is used is written every five minutes', () => {
  const of = session(0, DAY);

  expect([isDue(of, new Date(DAY + 5 * MINUTE - 1)), isDue(of, new Date(DAY + 5 * MINUTE))]).toEqual([false, true]);
});
