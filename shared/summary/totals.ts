import type { HourCount } from './count.ts';
import { boundLabels } from './labels.ts';
import { type Counts, total } from './tally.ts';

/** All tickets of all time, in the shape of an hour; `hours` counts by the local hour of the day ("00" to "23") instead of `local`. */
export type Totals = Omit<HourCount, 'local'> & { hours: Counts };

export const emptyTotals: Totals = {
  tickets: 0,
  by_status: {},
  by_priority: {},
  by_type: {},
  urgent_open: 0,
  resolved: { count: 0, ms: 0 },
  topics: {},
  areas: {},
  hours: {},
};

/**
 * Topics and areas the totals remember at most, of each: both together stay under 300 KB. More than 2,000 are cut to the
 * 1,500 commonest, so that a new label has the time of 500 others to become common before it is judged; one that is
 * dropped belongs to less than one labelled ticket in 1,500.
 */
const BOUND = { most: 2000, kept: 1500 };

const NO_TICKETS: HourCount = { ...emptyTotals, local: {} };

/**
 * The totals after an hour was counted again: less what was `counted` (undefined: nothing yet), plus what it
 * counts now. Nothing falls below zero, and a label that nobody has any more is gone.
 */
export function correctTotals(totals: Totals, counted: HourCount | undefined, after: HourCount): Totals {
  const before = counted ?? NO_TICKETS;
  const corrected = (was: number, minus: number, plus: number) => Math.max(0, was - minus + plus);
  return {
    tickets: corrected(totals.tickets, before.tickets, after.tickets),
    by_status: total([totals.by_status, after.by_status], before.by_status),
    by_priority: total([totals.by_priority, after.by_priority], before.by_priority),
    by_type: total([totals.by_type, after.by_type], before.by_type),
    urgent_open: corrected(totals.urgent_open, before.urgent_open, after.urgent_open),
    resolved: {
      count: corrected(totals.resolved.count, before.resolved.count, after.resolved.count),
      ms: corrected(totals.resolved.ms, before.resolved.ms, after.resolved.ms),
    },
    topics: boundLabels(total([totals.topics, after.topics], before.topics), BOUND),
    areas: boundLabels(total([totals.areas, after.areas], before.areas), BOUND),
    hours: total([totals.hours, hoursOfDay(after.local)], hoursOfDay(before.local)),
  };
}

/** Local hours (`2026-11-20T15`) counted by the hour of the day (`15`). */
export const hoursOfDay = (local: Counts): Counts =>
  total(Object.entries(local).map(([hour, count]) => ({ [hour.slice(11, 13)]: count })));
