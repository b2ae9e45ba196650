import type { Caller } from '../../shared/account/access.ts';
import type { Summary } from '../../shared/summary/summary.ts';
import { findSnapshot } from '../../shared/summary/summary-store.ts';
import { sum, type Counts as Tally } from '../../shared/summary/tally.ts';
import { NOT_DONE } from '../../shared/ticket/ticket.ts';
import { type Counted, countAssigned, countUnassigned } from '../../shared/ticket/ticket-count.ts';
import type { ViewName } from './views.ts';

export type Counts = Partial<Record<ViewName, Counted>>;

/** Beyond that many a desk does not need to know how many. */
const MOST = 100;

/**
 * How many there are in the views where that costs the same however many there are: a dozen units at most. The first and the
 * last are of the summary's last run, a minute ago at most.
 */
export async function countViews(caller: Caller): Promise<Counts> {
  const [snapshot, mine, unassigned] = await Promise.all([
    findSnapshot(),
    caller && countAssigned(caller.email, MOST),
    countUnassigned(MOST),
  ]);
  const exactly = (count: number) => ({ count, isMore: false });
  return {
    ...(snapshot && { open: exactly(openIn(snapshot.summary)), all: exactly(snapshot.summary.total_tickets) }),
    ...(mine && { mine }),
    unassigned,
  };
}

const openIn = ({ analytics: { by_status } }: Summary) =>
  sum(NOT_DONE.map((status) => Number((by_status as Tally)[status] ?? 0)));
