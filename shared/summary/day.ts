import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import type { Term } from './contribution.ts';
import { boundLabels } from './labels.ts';
import { type Counts, total } from './tally.ts';

/**
 * The tickets created on one day of UTC (`yyyy-mm-dd`), as they are now. All of it is counted in UTC: the offsets of all
 * time zones are whole quarters of an hour, so every zone finds its hours here and no change of zone counts again. The
 * lists are as long when they are full of zeros: a day costs the same whatever happened on it.
 */
export type Day = {
  date: string;
  /** Tickets by the quarter of an hour, 96. */
  quarters: number[];
  /** Of each hour, 24, the tickets that are open now, and those in progress. */
  open: number[];
  in_progress: number[];
  by_type: Counts;
};

/** The areas of a day's tickets. Bounded, and so approximate once there were more: see `DAY_AREAS`. */
export type DayAreas = { date: string; areas: Counts; isCut?: true };

const QUARTERS = 96;
const HOURS = 24;
const zeros = (length: number) => Array.from({ length }, () => 0);

export const dateOf = (created_at: string) => created_at.slice(0, 10);
const quarterOf = (created_at: string) => Math.floor((Date.parse(created_at) % DAY_MS) / (15 * MINUTE_MS));
const hourOf = (created_at: string) => Math.floor((Date.parse(created_at) % DAY_MS) / HOUR_MS);

export const emptyDay = (date: string): Day => ({
  date,
  quarters: zeros(QUARTERS),
  open: zeros(HOURS),
  in_progress: zeros(HOURS),
  by_type: {},
});

/** A day with the terms that fall on it. */
export function dayWith(day: Day, terms: readonly Term[]): Day {
  const [quarters, open, in_progress] = [[...day.quarters], [...day.open], [...day.in_progress]];
  const types: Counts[] = [day.by_type];
  const add = (list: number[], at: number, sign: number) => {
    list[at] = (list[at] ?? 0) + sign;
  };
  for (const { of, sign } of terms) {
    if (dateOf(of.created_at) !== day.date) continue;
    add(quarters, quarterOf(of.created_at), sign);
    if (of.status === 'open') add(open, hourOf(of.created_at), sign);
    if (of.status === 'in_progress') add(in_progress, hourOf(of.created_at), sign);
    types.push({ [of.type]: sign });
  }
  return { date: day.date, quarters, open, in_progress, by_type: total(types) };
}

/**
 * Areas of a day that are remembered: beyond `most` only the `kept` commonest. What is dropped had less than a fortieth of
 * a day's tickets; the one question asked of them is whether an area has 30 % of a month.
 */
export const DAY_AREAS = { most: 60, kept: 40 };

export function dayAreasWith(day: DayAreas, terms: readonly Term[]): DayAreas {
  const added = terms.filter(({ of }) => dateOf(of.created_at) === day.date && of.area !== '');
  const all = total([day.areas, ...added.map(({ of, sign }) => ({ [of.area]: sign }))]);
  const areas = boundLabels(all, DAY_AREAS);
  return { date: day.date, areas, ...((day.isCut || areas !== all) && { isCut: true as const }) };
}

/** The quarters of a day that have tickets, with the moment each begins. */
export const filledQuarters = ({ date, quarters }: Day): { start: number; count: number }[] =>
  quarters
    .map((count, n) => ({ start: Date.parse(date) + n * 15 * MINUTE_MS, count }))
    .filter(({ count }) => count !== 0);
