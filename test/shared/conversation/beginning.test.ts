import { expect, test } from '@jest/globals';
import { beginningsOf, entitlementByBeginning } from '../../../shared/conversation/beginning.ts';
import { entitlementOf } from '../../../shared/conversation/entitlement.ts';
import { entryOf } from '../../../shared/conversation/history.ts';

const messages = (count: number) => Array.from({ length: count }, (_, n) => entryOf(`message ${n}`));
const differing = (count: number, at: number) => messages(count).with(at, entryOf('something else'));
const known = { isMade: true, isGuessable: false, isOwned: false };
const COUNT = 27;

test('digests are kept of the first 1, 2, 3 … 16, 24, 32, 48 … messages', () => {
  const counts = Array.from({ length: 130 }, (_, n) => beginningsOf(messages(n), '', 0).length);

  expect(counts.flatMap((it, n) => (it > (counts[n - 1] ?? 0) ? [n] : []))).toEqual([
    ...Array.from({ length: 16 }, (_, n) => n + 1),
    24,
    32,
    48,
    64,
    96,
    128,
  ]);
});

test('they say what the whole history says, or nothing', () => {
  const stored = messages(COUNT);
  const beginnings = beginningsOf(stored, '', 0);
  const sends = Array.from({ length: COUNT + 4 }, (_, n) => messages(n));
  sends.push(...sends.flatMap((sent) => sent.map((_, at) => differing(sent.length, at))));

  const judged = sends.map((sent) => [
    entitlementByBeginning(sent, beginnings, COUNT),
    entitlementOf(sent, stored, known),
  ]);

  for (const [told, truth] of judged) expect([truth, undefined]).toContain(told);
  expect(judged.filter(([told]) => told === 'own_words').length).toBe(18); // 0, 1, 2 … 16, 24
  const refused = judged.filter(([, truth]) => truth === 'none');
  expect(refused.filter(([told]) => told === 'none').length).toBeGreaterThan(0.9 * refused.length);
});

test('the last message may have been half-streamed, and is not judged', () => {
  for (const count of [1, 2, 3, 16, 24]) {
    const beginnings = beginningsOf(messages(count), '', 0);

    expect(entitlementByBeginning(differing(count, count - 1), beginnings, count)).toBeUndefined();
    expect(entitlementByBeginning(messages(count), beginnings, count)).toBeUndefined();
  }
});

test('without digests, as of conversations that were stored before there were any, nothing is said', () => {
  expect(entitlementByBeginning(messages(2), '', 5)).toBeUndefined();
});

test.each([0, 1, 2, 15, 16, 17, 23, 24, 25, 27])(
  'after a change at message %d they are those of the new messages',
  (at) => {
    const before = beginningsOf(messages(COUNT), '', 0);
    const after = [...messages(at), ...differing(COUNT + 4, at).slice(at)];

    expect(beginningsOf(after, before, at)).toEqual(beginningsOf(after, '', 0));
  },
);
