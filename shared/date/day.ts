import { DAY_MS } from '../time.ts';

/** A calendar day, as the number of days since 1970-01-01. */
export type Day = number;

/** From a day to another, both belonging to it. */
export type Extent = { first: Day; last: Day };

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export const MONTHS = 12;
const WEEK = 7;
const QUARTER = 3;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const MONDAY_OFFSET = 3;

/** The UTC day of a moment. */
export const dayOf = (time: Date): Day => Math.floor(time.getTime() / DAY_MS);

/** Null where the calendar has no such day (31 February); months count from 1. */
export function dayIn(year: number, month: number, date: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? dayOf(time) : null;
}

/** `YYYY-MM-DD`. */
export const isoDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export function yearAndMonthOf(day: Day): { year: number; month: number; date: number } {
  const time = new Date(day * DAY_MS);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, date: time.getUTCDate() };
}

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => new Date(day * DAY_MS).getUTCDay();

const firstOfMonth = (year: number, month: number): Day => dayOf(new Date(Date.UTC(year, month - 1, 1)));

/** So many months from `month` of `year`, which may be beyond December. */
export const months = (year: number, month: number, count: number): Extent => ({
  first: firstOfMonth(year, month),
  last: firstOfMonth(year, month + count) - 1,
});

/** The week (from Monday), month, quarter or year of a day, or the one `ahead` after it. */
export function periodOf(unit: Unit, day: Day, ahead: number): Extent {
  const { year, month } = yearAndMonthOf(day);
  if (unit === 'day') return { first: day + ahead, last: day + ahead };
  if (unit === 'month') return months(year, month + ahead, 1);
  if (unit === 'quarter') return quarter(year, Math.ceil(month / QUARTER) + ahead);
  if (unit === 'year') return months(year + ahead, 1, MONTHS);
  const monday = day - ((day + MONDAY_OFFSET) % WEEK) + ahead * WEEK;
  return { first: monday, last: monday + WEEK - 1 };
}

export const quarter = (year: number, nth: number): Extent => months(year, (nth - 1) * QUARTER + 1, QUARTER);

/** The same date so much later; the last of the month where that has no such date (31 January, a month later). */
export function later(day: Day, count: number, unit: Unit): Day {
  if (unit === 'day' || unit === 'week') return day + count * (unit === 'week' ? WEEK : 1);
  const { year, month, date } = yearAndMonthOf(day);
  const { first, last } = months(year, month + count * MONTHS_IN[unit], 1);
  return Math.min(first + date - 1, last);
}

const MONTHS_IN = { month: 1, quarter: QUARTER, year: MONTHS };
