import { expect, test } from '@jest/globals';
import { aTicket, contributionFrom } from './a-ticket.ts';

test.each([
  ['completed', 'completed', '2026-11-20T17:30:00.000Z', 7_200_000],
  ['completed, reopened and completed again: to the last', 'completed', '2026-11-23T15:30:00.000Z', 259_200_000],
  ['reopened', 'in_progress', '2026-11-20T17:30:00.000Z', undefined],
  ['completed by a clock that is behind', 'completed', '2026-11-20T15:29:59.000Z', 0],
  ['completed at a time nobody noted', 'completed', undefined, undefined],
] as const)('the resolution time of a ticket that was %s', (_, status, completed_at, ms) => {
  expect(contributionFrom(aTicket({ status, completed_at })).resolved_ms).toBe(ms);
});

test.each([
  ['ASAP', 'Plumbing', 'urgent', 'plumbing'],
  ['blue', 'pest control', 'medium', 'other'],
])('priority %j and type %j count under known words', (priority, type, known, knownType) => {
  expect(contributionFrom(aTicket({ priority, type }))).toMatchObject({ priority: known, type: knownType });
});

test('topic and area count as labels', () => {
  const long = contributionFrom(aTicket({ topic: ' water\n leak ', area: 'x'.repeat(100) }));

  expect(long).toMatchObject({ topic: 'water leak', area: 'x'.repeat(64) });
  expect(contributionFrom(aTicket())).toMatchObject({ topic: '', area: '' });
});
