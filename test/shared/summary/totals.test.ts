import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CountedTicket, countHour, type HourCount } from '../../../shared/summary/count.ts';
import { sumOf } from '../../../shared/summary/tally.ts';
import { correctTotals, emptyTotals, hoursOfDay, type Totals } from '../../../shared/summary/totals.ts';
import { PRIORITIES, TICKET_STATUSES } from '../../../shared/ticket/ticket.ts';
import { aTicket, times } from './a-ticket.ts';

const ZONE = 'Asia/Kolkata';

test('a ticket that moves is taken out where it was and counted where it is', () => {
  const ticket = aTicket({ priority: 'urgent', topic: 'leak', area: 'Berlin' });
  const before = countHour([ticket], 'UTC');
  const after = countHour([{ ...ticket, status: 'completed', completed_at: '2026-11-20T16:30:00.000Z' }], 'UTC');
  const totals = correctTotals(correctTotals(emptyTotals, undefined, before), before, after);

  expect(totals).toEqual({
    tickets: 1,
    by_status: { completed: 1 },
    by_priority: { urgent: 1 },
    by_type: { other: 1 },
    urgent_open: 0,
    resolved: { count: 1, ms: 3_600_000 },
    topics: { leak: 1 },
    areas: { Berlin: 1 },
    hours: { '15': 1 },
  });
});

test('an hour that has lost its tickets leaves nothing behind', () => {
  const before = countHour(times(3, { topic: 'leak', area: 'Berlin' }), 'UTC');
  const totals = correctTotals(emptyTotals, undefined, before);

  expect(correctTotals(totals, before, countHour([], 'UTC'))).toEqual(emptyTotals);
});

test('nothing falls below zero, whatever is taken away', () => {
  const never = countHour(times(3, { topic: 'leak', priority: 'urgent' }), 'UTC');

  expect(correctTotals(emptyTotals, never, countHour([], 'UTC'))).toEqual(emptyTotals);
});

test('the totals that went in are left as they were', () => {
  const totals = structuredClone(emptyTotals);
  correctTotals(totals, undefined, countHour(times(2, { topic: 'leak' }), 'UTC'));

  expect(totals).toEqual(emptyTotals);
});

/** Many hours of 49 labels that never come again and one ticket of `topic`. */
const manyHours = (from: Totals, hours: number, topic: string) =>
  Array.from({ length: hours }, (_, hour) => {
    const rare = Array.from({ length: 49 }, (_, n) => aTicket({ topic: `${hour}-${n} ${topic}` }));
    return countHour([aTicket({ topic }), ...rare], 'UTC');
  }).reduce((sum, hour) => correctTotals(sum, undefined, hour), from);

test('twenty thousand labels stay within 2,000, and every ticket still counts', () => {
  const totals = manyHours(emptyTotals, 408, 'water leak');

  expect(Object.keys(totals.topics).length).toBeLessThanOrEqual(2000);
  expect(totals.topics['water leak']).toBe(408);
  expect(totals.tickets).toBe(50 * 408);
});

test('a label that comes late, when the totals are full, still rises', () => {
  const full = manyHours(emptyTotals, 100, 'water leak');

  expect(manyHours(full, 50, 'power outage').topics['power outage']).toBe(50);
});

/** What happens to tickets, and the recounting of an hour at any later moment. */
type Step = { change: CountedTicket } | { recount: number };

const HOURS = ['2026-11-19T22', '2026-11-20T15', '2026-11-20T16'];
const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);
const change = fc
  .record({
    id: fc.nat({ max: 8 }),
    status: oneOf(TICKET_STATUSES),
    priority: oneOf(PRIORITIES),
    type: oneOf(['plumbing', 'electrical', 'Maintenance', 'garden']),
    topic: oneOf(['leak', 'Leak', 'no power', '']),
    area: oneOf(['Berlin', 'berlin', null]),
    minutes: fc.nat({ max: 59 }),
  })
  .map(({ id, minutes, ...rest }): Step => {
    const created_at = `${HOURS[id % 3]}:${String(id * 7).padStart(2, '0')}:00.000Z`;
    const completed_at = `2026-11-21T10:${String(minutes).padStart(2, '0')}:00.000Z`;
    return { change: { ticket_id: `TKT-${id}`, created_at, completed_at, ...rest } };
  });
const recount = fc.nat({ max: 2 }).map((recount): Step => ({ recount }));
const history = fc.array(fc.oneof(change, recount), { maxLength: 40 });
const lastOrder = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });

/** The totals after every step, as they are kept hour by hour. */
function keep(steps: Step[]) {
  const tickets = new Map<string, CountedTicket>();
  const counted = new Map<number, HourCount>();
  let totals: Totals = emptyTotals;
  for (const step of steps) {
    if ('change' in step) tickets.set(step.change.ticket_id, step.change);
    else {
      const created = [...tickets.values()].filter((ticket) => ticket.created_at.startsWith(HOURS[step.recount] ?? ''));
      const after = countHour(created, ZONE);
      totals = correctTotals(totals, counted.get(step.recount), after);
      counted.set(step.recount, after);
    }
    expect([sumOf(totals.by_status), sumOf(totals.by_priority), sumOf(totals.by_type), sumOf(totals.hours)]).toEqual(
      Array(4).fill(totals.tickets),
    );
  }
  return { tickets: [...tickets.values()], totals };
}

test('totals kept hour by hour equal totals counted from scratch, whatever happened in whatever order', () => {
  fc.assert(
    fc.property(history, lastOrder, (steps, hours) => {
      const { tickets, totals } = keep([...steps, ...hours.map((recount) => ({ recount }))]);
      const { local, ...scratch } = countHour(tickets, ZONE);

      expect(totals).toEqual({ ...scratch, hours: hoursOfDay(local) });
      expect(totals.tickets).toBe(tickets.length);
      expect(totals.by_status['open'] ?? 0).toBe(tickets.filter(({ status }) => status === 'open').length);
    }),
  );
});

test('counting an hour again that has not changed changes nothing', () => {
  fc.assert(
    fc.property(history, lastOrder, (steps, hours) => {
      const all = [...steps, ...hours.map((recount) => ({ recount }))];

      expect(keep([...all, ...hours.map((recount) => ({ recount }))]).totals).toEqual(keep(all).totals);
    }),
  );
});
