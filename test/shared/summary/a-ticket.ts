import { settle } from '../../../shared/summary/board.ts';
import { type Contribution, contributionOf } from '../../../shared/summary/contribution.ts';
import { dateOf, dayAreasWith, dayWith, emptyDay } from '../../../shared/summary/day.ts';
import { emptyTotals, totalsWith } from '../../../shared/summary/totals.ts';
import type { TicketStatus } from '../../../shared/ticket/ticket.ts';

/** A ticket, as far as the summary cares. */
export type CountedTicket = {
  ticket_id: string;
  created_at: string;
  status: TicketStatus;
  priority: string;
  type: string;
  completed_at?: string | undefined;
  topic: string;
  area: string | null;
};

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

export const contributionFrom = ({ priority, type, ...ticket }: CountedTicket): Contribution =>
  contributionOf({ ...ticket, customer_info: { priority, type } } as Parameters<typeof contributionOf>[0]);

/** The totals and days of some tickets, counted at once and without a table. */
export function countAll(tickets: CountedTicket[], timeZone = 'UTC') {
  const terms = tickets.map((ticket) => ({ of: contributionFrom(ticket), sign: 1 as const }));
  const dates = [...new Set(terms.map(({ of }) => dateOf(of.created_at)))];
  const labels = (name: 'topic' | 'area') =>
    settle(
      { first: {}, others: 0 },
      new Map(),
      terms.filter(({ of }) => of[name]).map(({ of }) => ({ label: of[name], sign: 1 })),
    );
  const totals = {
    ...totalsWith(emptyTotals, terms, timeZone),
    topics: labels('topic').board,
    areas: labels('area').board,
  };
  const days = dates.map((date) => dayWith(emptyDay(date), terms));
  const areas = dates.map((date) => dayAreasWith({ date, areas: {} }, terms));
  return { totals, days, areas, timeZone };
}
