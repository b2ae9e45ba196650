import { type Board, emptyBoard } from './board.ts';
import type { Term } from './contribution.ts';
import { type Day, filledQuarters } from './day.ts';
import { localTime } from './local-time.ts';
import { type Counts, sum, total } from './tally.ts';

/** All tickets of all time, as they are now. */
export type Totals = {
  tickets: number;
  by_status: Counts;
  by_priority: Counts;
  by_type: Counts;
  /** Tickets that are urgent and whose status is open. */
  urgent_open: number;
  /** Tickets that are completed now, and the sum of their times from creation to last completion. */
  resolved: { count: number; ms: number };
  /** By the local hour of the day ("00" to "23") of their creation. */
  hours: Counts;
  topics: Board;
  areas: Board;
};

export const emptyTotals: Totals = {
  tickets: 0,
  by_status: {},
  by_priority: {},
  by_type: {},
  urgent_open: 0,
  resolved: { count: 0, ms: 0 },
  hours: {},
  topics: emptyBoard,
  areas: emptyBoard,
};

/** The totals with these terms, but for the labels: `board.ts` has those. */
export function totalsWith(totals: Totals, terms: readonly Term[], timeZone: string): Totals {
  const counts = (before: Counts, wordOf: (term: Term) => string) =>
    total([before, ...terms.map((term) => ({ [wordOf(term)]: term.sign }))]);
  const signs = (isMeant: (term: Term) => boolean) => sum(terms.filter(isMeant).map(({ sign }) => sign));
  return {
    ...totals,
    tickets: totals.tickets + signs(() => true),
    by_status: counts(totals.by_status, ({ of }) => of.status),
    by_priority: counts(totals.by_priority, ({ of }) => of.priority),
    by_type: counts(totals.by_type, ({ of }) => of.type),
    urgent_open: totals.urgent_open + signs(({ of }) => of.priority === 'urgent' && of.status === 'open'),
    resolved: {
      count: totals.resolved.count + signs(({ of }) => of.resolved_ms !== undefined),
      ms: totals.resolved.ms + sum(terms.map(({ of, sign }) => sign * (of.resolved_ms ?? 0))),
    },
    hours: counts(totals.hours, ({ of }) => localTime(new Date(of.created_at), timeZone).slice(11, 13)),
  };
}

/** The tickets of these days by the local hour of the day. */
export const hoursOfDay = (days: readonly Day[], timeZone: string): Counts =>
  total(
    days
      .flatMap(filledQuarters)
      .map(({ start, count }) => ({ [localTime(new Date(start), timeZone).slice(11, 13)]: count })),
  );
