import { expect, test } from '@jest/globals';
import { buildSummary } from '../../../shared/summary/summary.ts';
import { aTicket, type CountedTicket, countAll, times } from './a-ticket.ts';

const now = new Date('2026-11-20T19:53:00.000Z');
const recommend = (tickets: CountedTicket[]) => buildSummary({ ...countAll(tickets), now }).insights.recommendations;
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
/** Completed tickets, one a day at ever earlier hours: no rule is about them. Of the first ones a test may say something. */
const done = (count: number, first = 0, ticket: Partial<CountedTicket> = {}) =>
  Array.from({ length: count }, (_, n) =>
    aTicket({ status: 'completed', created_at: ago(25 * (n + 1)), ...(n < first && ticket) }),
  );

test('without tickets there is nothing to recommend', () => {
  expect(recommend([])).toEqual([]);
});

test.each<[says: string, tickets: CountedTicket[], advice: string[]]>([
  [
    'an urgent ticket is open',
    times(1, { priority: 'urgent' }),
    ['Handle urgent tickets first: 1 urgent ticket is open.'],
  ],
  [
    'urgent tickets are open; those that are worked on are not',
    [...times(2, { priority: 'urgent' }), ...times(3, { priority: 'urgent', status: 'in_progress' })],
    ['Handle urgent tickets first: 2 urgent tickets are open.'],
  ],
  [
    'open tickets are older than 48 hours, from the end of their hour on',
    [...times(1, { created_at: '2026-11-18T18:00:00.000Z' }), ...times(1, { created_at: '2026-11-18T19:00:00.000Z' })],
    ['Pick up the oldest tickets: 1 open ticket is older than 48 hours.'],
  ],
  [
    'an open ticket is older than all days that are counted',
    times(2, { created_at: '2024-01-01T00:00:00.000Z' }),
    ['Pick up the oldest tickets: 2 open tickets are older than 48 hours.'],
  ],
  [
    'five of the twelve of the last 30 days are of one type (41.7%)',
    [
      ...done(12, 5, { type: 'plumbing' }),
      ...times(50, { status: 'cancelled', created_at: '2026-09-01T00:00:00.000Z' }),
    ],
    ['Look for a common cause of plumbing requests: 5 of the 12 tickets of the last 30 days (42%).'],
  ],
  [
    'this week has 6 tickets after 4',
    [
      ...times(6, { status: 'cancelled' }),
      ...times(4, { status: 'cancelled', created_at: '2026-11-13T15:00:00.000Z' }),
    ],
    ['Plan for more work: 6 tickets in the last 7 days after 4 in the 7 days before.'],
  ],
  [
    'hours stand out',
    [
      ...done(14),
      ...times(4, { status: 'cancelled', created_at: '2026-11-01T15:10:00.000Z' }),
      ...times(4, { status: 'cancelled', created_at: '2026-11-02T08:10:00.000Z' }),
    ],
    ['Staff the hours from 08:00 and 15:00 (UTC): 10 of the 22 tickets of the last 30 days came then.'],
  ],
  [
    'an area has five of sixteen (31.25%)',
    done(16, 5, { area: 'Berlin' }),
    ['Plan visits around Berlin: 5 of the 16 tickets of the last 30 days (31%).'],
  ],
  [
    'work is older than a week',
    times(1, { status: 'in_progress', created_at: ago(24 * 7 + 1) }),
    ['Follow up on long work: 1 ticket is in progress and older than 7 days.'],
  ],
  [
    'more than a fifth of the unfinished tickets are on hold',
    [...times(2, { status: 'on_hold' }), ...times(4, { status: 'in_progress' }), ...done(4)],
    ['Clear what keeps tickets on hold: 2 of the 6 unfinished tickets (33%).'],
  ],
  [
    'nothing is to be done',
    [...times(2), ...times(1, { status: 'in_progress' })],
    ['No action needed: 2 tickets are open, 1 ticket is in progress and no ticket is completed.'],
  ],
  [
    'a fifth exactly is on hold, four are of one type and area, five came after four: too few to say anything',
    [
      ...times(1, { status: 'on_hold', type: 'plumbing', area: 'Berlin' }),
      ...times(1, { status: 'in_progress', type: 'plumbing', area: 'Berlin' }),
      ...times(2, { type: 'plumbing', area: 'Berlin' }),
      ...times(1),
      ...times(4, { status: 'completed', created_at: ago(24 * 8) }),
    ],
    ['No action needed: 3 tickets are open, 1 ticket is in progress and 4 tickets are completed.'],
  ],
])('%s', (_, tickets, advice) => {
  expect(recommend(tickets)).toEqual(advice);
});

test('of more than five the most severe are given, most severe first', () => {
  const old = { created_at: '2026-11-10T15:00:00.000Z', type: 'electrical', area: 'Berlin' };
  const tickets = [
    ...times(3, { ...old, priority: 'urgent' }),
    ...times(5, { ...old, status: 'on_hold' }),
    ...times(5, { ...old, status: 'in_progress' }),
    ...times(25, { type: 'electrical', area: 'Berlin' }),
    ...times(1, { created_at: '2026-11-20T01:00:00.000Z' }),
  ];

  expect(recommend(tickets).map((advice) => advice.split(':')[0])).toEqual([
    'Handle urgent tickets first',
    'Pick up the oldest tickets',
    'Look for a common cause of electrical requests',
    'Plan for more work',
    'Staff the hour from 15',
  ]);
});
