import { expect, test } from '@jest/globals';
import { DAY_AREAS, dayAreasWith, dayWith, emptyDay, filledQuarters } from '../../../shared/summary/day.ts';
import { sum } from '../../../shared/summary/tally.ts';
import { aTicket, type CountedTicket, contributionFrom, times } from './a-ticket.ts';

const terms = (tickets: CountedTicket[], sign: 1 | -1 = 1) =>
  tickets.map((ticket) => ({ of: contributionFrom(ticket), sign }));
const dayOf = (tickets: CountedTicket[]) => dayWith(emptyDay('2026-11-20'), terms(tickets));

test('a day counts the tickets created on it, by their quarter of an hour of UTC', () => {
  const day = dayOf([
    aTicket({ created_at: '2026-11-20T15:29:59.999Z' }),
    aTicket({ created_at: '2026-11-20T15:30:00.000Z' }),
    aTicket({ created_at: '2026-11-20T15:44:59.999Z' }),
    aTicket({ created_at: '2026-11-19T23:59:59.999Z' }),
  ]);

  expect(filledQuarters(day)).toEqual([
    { start: Date.parse('2026-11-20T15:15:00.000Z'), count: 1 },
    { start: Date.parse('2026-11-20T15:30:00.000Z'), count: 2 },
  ]);
});

test('it counts by the hour what is open and what is in progress, and each type under a known one', () => {
  const day = dayOf([
    ...times(2, { type: 'Plumbing' }),
    aTicket({ status: 'in_progress', type: 'garden', created_at: '2026-11-20T16:00:00.000Z' }),
    aTicket({ status: 'completed', type: '' }),
  ]);

  expect([day.open[15], sum(day.open)]).toEqual([2, 2]);
  expect([day.in_progress[16], sum(day.in_progress)]).toEqual([1, 1]);
  expect(day.by_type).toEqual({ plumbing: 2, other: 2 });
});

test('a change that is taken away before it was added leaves nothing behind', () => {
  const ticket = aTicket({ type: 'plumbing', area: 'Berlin' });
  const before = dayWith(emptyDay('2026-11-20'), terms([ticket], -1));
  const areas = dayAreasWith({ date: '2026-11-20', areas: {} }, terms([ticket], -1));

  expect(dayWith(before, terms([ticket]))).toEqual(emptyDay('2026-11-20'));
  expect(dayAreasWith(areas, terms([ticket])).areas).toEqual({});
});

test('a full day is stored in less than a kilobyte, and an empty one in about as much', () => {
  const busy = Array.from({ length: 96 }, (_, n) =>
    times(25, { created_at: new Date(Date.parse('2026-11-20') + n * 900_000).toISOString() }),
  );

  expect(JSON.stringify(dayOf(busy.flat())).length).toBeLessThan(1000);
  expect(JSON.stringify(emptyDay('2026-11-20')).length).toBeGreaterThan(350);
});

test('of thousands of areas a day remembers the commonest, and that it does', () => {
  const rare = Array.from({ length: 3000 }, (_, n) => aTicket({ area: `area ${n}` }));
  const { areas, isCut } = dayAreasWith(
    { date: '2026-11-20', areas: {} },
    terms([...rare, ...times(3, { area: 'Bonn' })]),
  );

  expect(Object.keys(areas)).toHaveLength(DAY_AREAS.kept);
  expect([areas['Bonn'], isCut]).toEqual([3, true]);
});

test('words that mean something to JavaScript are areas like others', () => {
  const all = [...times(2, { area: '__proto__' }), aTicket({ area: 'constructor' })];
  const stored = JSON.parse(JSON.stringify(dayAreasWith({ date: '2026-11-20', areas: {} }, terms(all))));

  expect(Object.entries(stored.areas).sort()).toEqual([
    ['__proto__', 2],
    ['constructor', 1],
  ]);
});
