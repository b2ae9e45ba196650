import { expect, test } from '@jest/globals';
import { afterRefusal } from '../../../../shared/pages/client/chat/outcome.ts';

const now = new Date('2026-03-06T12:00:00Z');
const after = (ms: number) => now.getTime() + ms;
const refusal = (status: number, retryAfter?: string, isNew = false) => ({ status, retryAfter, isNew });
const outcome = (it: Parameters<typeof afterRefusal>[0], tries = 0, random = 1) => afterRefusal(it, tries, now, random);

test.each([503, 500, 502, 408, 425, 429])('%i is tried again after a second', (status) => {
  expect(outcome(refusal(status))).toEqual({ until: after(1000), tries: 1, isAsked: false });
});

test('no answer is tried again later each time, at most after a minute, and not by all at once', () => {
  const waits = [0, 1, 2, 5, 6, 50].map((tries) => outcome(undefined, tries));

  expect(waits).toEqual(
    [1000, 2000, 4000, 32_000, 60_000, 60_000].map((ms, at) => ({
      until: after(ms),
      tries: [1, 2, 3, 6, 7, 51][at],
      isAsked: false,
    })),
  );
  expect(outcome(undefined, 3, 0)).toMatchObject({ until: after(4000) });
});

test.each([
  [refusal(429, '60'), 60_000],
  [refusal(503, 'Fri, 06 Mar 2026 12:05:00 GMT'), 300_000],
  [refusal(409, '1'), 1000],
  [refusal(503, '999999999'), 86_400_000],
])('%j is tried again when the service says', (it, ms) => {
  expect(outcome(it, 4)).toEqual({ until: after(ms), tries: 5, isAsked: true });
});

test.each([
  [refusal(409), 'over'],
  [refusal(413), 'over'],
  [refusal(422), 'refused'],
  [refusal(403), 'refused'],
  [refusal(404, '5'), 'refused'],
])('%j is the end: %s', (it, end) => {
  expect(outcome(it)).toBe(end);
});

test('a new conversation is nobody else’s: its conflict is with its own first send', () => {
  expect(outcome(refusal(409, undefined, true))).toMatchObject({ tries: 1 });
});
