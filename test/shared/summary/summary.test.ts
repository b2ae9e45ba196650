import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { buildSummary, summarySchema } from '../../../shared/summary/summary.ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../../../shared/ticket/ticket.ts';
import { aTicket, countAll, times } from './a-ticket.ts';

const now = new Date('2026-11-20T19:53:05.123Z');
const isSummary = new Ajv().compile(summarySchema);

test('an empty system answers zeros and says so', () => {
  expect(buildSummary({ ...countAll([]), now })).toEqual({
    total_tickets: 0,
    summary: 'No tickets yet. As of 2026-11-20 19:53 UTC.',
    analytics: {
      by_status: { open: 0, in_progress: 0, completed: 0 },
      by_priority: { low: 0, medium: 0, high: 0, urgent: 0 },
      by_type: { maintenance: 0, plumbing: 0, electrical: 0, other: 0 },
      average_resolution_time: '0 hours',
      peak_hours: [],
    },
    insights: {
      common_issues: [],
      busy_locations: [],
      trends: { daily_volume: [0, 0, 0, 0, 0, 0, 0], weekly_pattern: 'Not enough data yet (0 tickets in 28 days)' },
      recommendations: [],
    },
  });
});

test('one ticket', () => {
  const ticket = aTicket({ type: 'plumbing', priority: 'high', topic: 'water leak', area: 'Berlin' });

  expect(buildSummary({ ...countAll([ticket]), now })).toEqual({
    total_tickets: 1,
    summary:
      'There is 1 ticket: 1 open; no urgent ticket is open. The commonest type is plumbing (1) and the commonest issue is water leak (1). None is completed yet. As of 2026-11-20 19:53 UTC.',
    analytics: {
      by_status: { open: 1, in_progress: 0, completed: 0 },
      by_priority: { low: 0, medium: 0, high: 1, urgent: 0 },
      by_type: { maintenance: 0, plumbing: 1, electrical: 0, other: 0 },
      average_resolution_time: '0 hours',
      peak_hours: [15],
    },
    insights: {
      common_issues: ['water leak'],
      busy_locations: ['Berlin'],
      trends: { daily_volume: [0, 0, 0, 0, 0, 0, 1], weekly_pattern: 'Not enough data yet (1 ticket in 28 days)' },
      recommendations: ['No action needed: 1 ticket is open, no ticket is in progress and no ticket is completed.'],
    },
  });
});

test('the text quotes the numbers of the same snapshot, at the time of the zone', () => {
  const completed = { status: 'completed', created_at: '2026-11-19T08:00:00.000Z', type: 'electrical' } as const;
  const tickets = [
    ...times(2, { priority: 'urgent' }),
    ...times(1, { status: 'on_hold' }),
    aTicket({ ...completed, completed_at: '2026-11-19T12:00:00.000Z', topic: 'power outage' }),
    aTicket({ ...completed, completed_at: '2026-11-19T13:00:00.000Z', topic: 'Power outage' }),
    aTicket({ ...completed, completed_at: '2026-11-19T14:30:00.000Z', topic: 'power outage' }),
    aTicket({ ...completed, status: 'in_progress' }),
  ];
  const { summary, analytics } = buildSummary({ ...countAll(tickets, 'Europe/Berlin'), now });

  expect(summary).toBe(
    'There are 7 tickets: 2 open, 1 in progress, 1 on hold and 3 completed; 2 urgent tickets are open. The commonest type is electrical (4) and the commonest issue is power outage (3). The 3 completed tickets took 5.2 hours on average. As of 2026-11-20 20:53 Europe/Berlin.',
  );
  expect(analytics.average_resolution_time).toBe('5.2 hours');
});

test('one completed ticket is no average', () => {
  const { summary } = buildSummary({
    ...countAll([aTicket({ status: 'completed', completed_at: '2026-11-20T15:31:00.000Z' })]),
    now,
  });

  expect(summary).toContain('The one completed ticket took 1 minute.');
});

test('the maps have their keys in a fixed order, and on_hold and cancelled only when there are any', () => {
  const { by_status } = buildSummary({ ...countAll([aTicket({ status: 'cancelled' })]), now }).analytics;

  expect(JSON.stringify(by_status)).toBe('{"open":0,"in_progress":0,"completed":0,"cancelled":1}');
});

test('the five commonest issues and locations are named, commonest first, without their counts', () => {
  const areas = ['Bonn', 'Ulm', 'Kiel', 'Jena', 'Hof', 'Trier', 'kiel'];
  const tickets = areas.flatMap((area, n) => times(n + 1, { area, topic: `${area} topic` }));
  const { busy_locations, common_issues } = buildSummary({ ...countAll(tickets), now }).insights;

  expect(busy_locations).toEqual(['kiel', 'Trier', 'Hof', 'Jena', 'Ulm']);
  expect(common_issues).toEqual(['kiel topic', 'Trier topic', 'Hof topic', 'Jena topic', 'Ulm topic']);
});

test.each([
  ['UTC', [0, 0, 0, 0, 0, 2, 1]],
  ['Asia/Kolkata', [0, 0, 0, 0, 2, 1, 0]],
  ['America/New_York', [0, 0, 0, 0, 1, 1, 1]],
])('daily volume is that of seven days of %s, oldest first', (timeZone, volume) => {
  const tickets = ['2026-11-19T03:00:00.000Z', '2026-11-19T17:00:00.000Z', '2026-11-20T18:00:00.000Z'].map(
    (created_at) => aTicket({ created_at }),
  );

  expect(buildSummary({ ...countAll(tickets, timeZone), now }).insights.trends.daily_volume).toEqual(volume);
});

test('a day of 25 hours is one day', () => {
  const tickets = [
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T01:45:00.000Z',
    '2026-10-25T22:59:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ].map((created_at) => aTicket({ created_at }));
  const { insights, analytics } = buildSummary({
    ...countAll(tickets, 'Europe/Berlin'),
    now: new Date('2026-10-26T08:00:00.000Z'),
  });

  expect(insights.trends.daily_volume).toEqual([0, 0, 0, 0, 0, 5, 1]);
  expect(analytics.peak_hours).toEqual([2]);
});

test('peak hours are those of the last 30 days, and of all time where these have fewer than 20 tickets', () => {
  const longAgo = times(30, { created_at: '2026-09-01T04:00:00.000Z' });
  const peakHours = (recent: number) =>
    buildSummary({ ...countAll([...longAgo, ...times(recent)]), now }).analytics.peak_hours;

  expect(peakHours(19)).toEqual([4]);
  expect(peakHours(20)).toEqual([15]);
});

test('totals that do not add up are not shown', () => {
  const { totals, ...rest } = countAll(times(2));

  expect(() => buildSummary({ ...rest, totals: { ...totals, tickets: 3 }, now })).toThrow(
    'by_status adds up to 2, but there are 3 tickets',
  );
});

test('any tickets make a summary that fits its schema and whose numbers agree', () => {
  const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);
  const ticket = fc
    .record({
      status: oneOf(TICKET_STATUSES),
      priority: oneOf([...PRIORITIES, 'p1', '']),
      type: oneOf([...TICKET_TYPES, 'garden']),
      hoursAgo: fc.nat({ max: 800 }),
      topic: fc.string(),
      area: fc.option(fc.string()),
    })
    .map(({ hoursAgo, ...rest }) =>
      aTicket({ ...rest, created_at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() }),
    );
  fc.assert(
    fc.property(fc.array(ticket, { maxLength: 60 }), oneOf(['UTC', 'Asia/Kolkata', 'Europe/Berlin']), (all, zone) => {
      const { total_tickets, analytics, insights, summary } = buildSummary({ ...countAll(all, zone), now });
      const sumOf = (counts: object) => Object.values(counts).reduce((sum, count) => sum + count, 0);

      expect(isSummary({ total_tickets, analytics, insights, summary })).toBe(true);
      expect([analytics.by_status, analytics.by_priority, analytics.by_type].map(sumOf)).toEqual(
        Array(3).fill(total_tickets),
      );
      expect(total_tickets).toBe(all.length);
      expect(insights.recommendations.length > 0).toBe(all.length > 0);
    }),
  );
});
