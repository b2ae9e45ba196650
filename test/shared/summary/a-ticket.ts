import { type CountedTicket, countHour } from '../../../shared/summary/count.ts';
import type { DayCount } from '../../../shared/summary/summary.ts';
import { correctTotals, emptyTotals } from '../../../shared/summary/totals.ts';

let made = 0;

/** An open ticket of medium priority; what a test is about it says itself. */
export const aTicket = (ticket: Partial<CountedTicket> = {}): CountedTicket => ({
  ticket_id: `TKT-${++made}`,
  created_at: '2026-11-20T15:30:00.000Z',
  status: 'open',
  priority: 'medium',
  type: 'other',
  topic: '',
  area: null,
  ...ticket,
});

export const times = (count: number, ticket: Partial<CountedTicket> = {}) =>
  Array.from({ length: count }, () => aTicket(ticket));

/** The totals and days of some tickets, each hour counted once. */
export function countAll(tickets: CountedTicket[], timeZone = 'UTC') {
  const byHour = Object.entries(Object.groupBy(tickets, ({ created_at }) => created_at.slice(0, 13)));
  const hours = byHour.map(([hour, created]) => ({ hour, count: countHour(created ?? [], timeZone) }));
  const days: DayCount[] = hours.map(({ hour, count }) => ({
    date: hour.slice(0, 10),
    hours: { [hour.slice(11)]: count },
  }));
  const totals = hours.reduce((sum, { count }) => correctTotals(sum, undefined, count), emptyTotals);
  return { totals, days, timeZone };
}
