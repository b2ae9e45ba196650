import { expect, test } from '@jest/globals';
import { countHour, HOUR_LABELS } from '../../../shared/summary/count.ts';
import { sumOf } from '../../../shared/summary/tally.ts';
import { aTicket, times } from './a-ticket.ts';

test('an hour is counted by status, priority and type, and each word under a known one', () => {
  const count = countHour(
    [
      aTicket({ status: 'open', priority: 'urgent', type: 'plumbing' }),
      aTicket({ status: 'in_progress', priority: 'ASAP', type: 'Plumbing' }),
      aTicket({ status: 'on_hold', priority: 'low', type: 'pest control' }),
      aTicket({ status: 'on_hold', priority: 'blue', type: '' }),
    ],
    'UTC',
  );

  expect(count).toEqual({
    tickets: 4,
    by_status: { open: 1, in_progress: 1, on_hold: 2 },
    by_priority: { urgent: 2, low: 1, medium: 1 },
    by_type: { plumbing: 2, other: 2 },
    urgent_open: 1,
    resolved: { count: 0, ms: 0 },
    topics: {},
    areas: {},
    local: { '2026-11-20T15': 4 },
  });
});

test('an hour without tickets counts nothing', () => {
  expect(countHour([], 'UTC')).toMatchObject({ tickets: 0, by_status: {}, local: {}, resolved: { count: 0, ms: 0 } });
});

test('a ticket that was read twice counts once', () => {
  const ticket = aTicket();

  expect(countHour([ticket, { ...ticket }], 'UTC').tickets).toBe(1);
});

test.each([
  ['completed', 'completed', '2026-11-20T17:30:00.000Z', { count: 1, ms: 7_200_000 }],
  [
    'completed, reopened and completed again: from creation to the last',
    'completed',
    '2026-11-23T15:30:00.000Z',
    { count: 1, ms: 259_200_000 },
  ],
  ['reopened', 'in_progress', '2026-11-20T17:30:00.000Z', { count: 0, ms: 0 }],
  ['completed by a clock that is behind', 'completed', '2026-11-20T15:29:59.000Z', { count: 1, ms: 0 }],
  ['completed at a time nobody noted', 'completed', undefined, { count: 0, ms: 0 }],
] as const)('the resolution time of a ticket that was %s', (_, status, completed_at, resolved) => {
  expect(countHour([aTicket({ status, completed_at })], 'UTC').resolved).toEqual(resolved);
});

test.each([
  ['UTC', '2026-11-20T15:59:59.999Z', '2026-11-20T15'],
  ['America/New_York', '2026-11-20T04:30:00.000Z', '2026-11-19T23'],
  ['Asia/Kolkata, before local midnight', '2026-11-20T18:29:59.000Z', '2026-11-20T23', 'Asia/Kolkata'],
  [
    'Asia/Kolkata, after local midnight in the same hour of UTC',
    '2026-11-20T18:30:00.000Z',
    '2026-11-21T00',
    'Asia/Kolkata',
  ],
  ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z', '2026-11-21T00', 'Asia/Kathmandu'],
  ['Europe/Berlin, the hour before the clocks go back', '2026-10-25T00:30:00.000Z', '2026-10-25T02', 'Europe/Berlin'],
  ['Europe/Berlin, the same local hour again', '2026-10-25T01:30:00.000Z', '2026-10-25T02', 'Europe/Berlin'],
  ['Europe/Berlin, before the clocks go forward', '2026-03-29T00:30:00.000Z', '2026-03-29T01', 'Europe/Berlin'],
  ['Europe/Berlin, after they went forward', '2026-03-29T01:30:00.000Z', '2026-03-29T03', 'Europe/Berlin'],
])('%s: %s is counted in the local hour %s', (name, created_at, hour, timeZone = name) => {
  expect(countHour([aTicket({ created_at })], timeZone).local).toEqual({ [hour]: 1 });
});

test('an hour of UTC that lies in two local days is counted in both', () => {
  const before = times(2, { created_at: '2026-11-20T18:10:00.000Z' });
  const after = times(3, { created_at: '2026-11-20T18:40:00.000Z' });

  expect(countHour([...before, ...after], 'Asia/Kolkata').local).toEqual({ '2026-11-20T23': 2, '2026-11-21T00': 3 });
});

test('topics and areas are counted; a ticket without one counts in neither', () => {
  const count = countHour(
    [aTicket({ topic: 'water leak', area: 'Berlin' }), aTicket({ topic: 'water leak' }), aTicket({ topic: ' ' })],
    'UTC',
  );

  expect(count.topics).toEqual({ 'water leak': 2 });
  expect(count.areas).toEqual({ Berlin: 1 });
});

test('words that mean something to JavaScript are labels like others', () => {
  const { areas } = countHour([...times(2, { area: '__proto__' }), aTicket({ area: 'constructor' })], 'UTC');

  expect(Object.entries(areas).sort()).toEqual([
    ['__proto__', 2],
    ['constructor', 1],
  ]);
});

test('of thousands of labels the commonest fifty are kept, and every ticket still counts', () => {
  const rare = Array.from({ length: 3000 }, (_, n) => aTicket({ topic: `problem ${n}` }));
  const common = times(3, { topic: 'water leak', created_at: '2026-11-20T15:59:00.000Z' });
  const count = countHour([...rare, ...common], 'UTC');

  expect(Object.keys(count.topics)).toHaveLength(HOUR_LABELS);
  expect(count.topics['water leak']).toBe(3);
  expect(count.tickets).toBe(3003);
  expect(sumOf(count.by_type)).toBe(3003);
});

test('the same tickets make the same count in any order, also where labels are dropped', () => {
  const tickets = Array.from({ length: 80 }, (_, n) =>
    aTicket({ area: `${10_115 + n}`, created_at: `2026-11-20T15:00:${String(n % 60).padStart(2, '0')}.000Z` }),
  );

  expect(countHour(tickets.toReversed(), 'UTC')).toEqual(countHour(tickets, 'UTC'));
});

test('among labels that are equally rare the first of the hour are kept', () => {
  const tickets = Array.from({ length: 60 }, (_, n) =>
    aTicket({ area: `area ${99 - n}`, created_at: `2026-11-20T15:00:${String(n).padStart(2, '0')}.000Z` }),
  );
  const { areas } = countHour(tickets, 'UTC');

  expect(areas).toHaveProperty('area 99');
  expect(areas).not.toHaveProperty('area 40');
});
