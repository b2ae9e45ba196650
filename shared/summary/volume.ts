import { tickets } from './english.ts';
import { type Counts, sum, sumOf } from './tally.ts';

/** Tickets created on a local date (`yyyy-mm-dd`). */
export type DailyVolume = { date: string; count: number };

/** The busiest hours of the day (0 to 23); `pronounced` when each has at least 1.5 times the mean of the hours that have any. */
export type Peak = { hours: number[]; tickets: number; pronounced: boolean };

const PEAK_FACTOR = 1.5;
const PEAK_HOURS = 3;

/** The peak of tickets by local hour ("00" to "23"): at most three hours, busiest first, and the busiest one where none stands out. */
export function peakOf(hours: Counts): Peak {
  const busiestFirst = Object.entries(hours)
    .map(([hour, count]) => ({ hour: Number(hour), count }))
    .sort((a, b) => b.count - a.count || a.hour - b.hour);
  const mean = sumOf(hours) / busiestFirst.length;
  const pronounced = busiestFirst.filter(({ count }) => count >= PEAK_FACTOR * mean);
  const peak = pronounced.length > 0 ? pronounced.slice(0, PEAK_HOURS) : busiestFirst.slice(0, 1);
  return {
    hours: peak.map(({ hour }) => hour),
    tickets: sum(peak.map(({ count }) => count)),
    pronounced: pronounced.length > 0,
  };
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PATTERN_TICKETS = 10;

/** Which days of the week are busy, from whole weeks of days; says so where fewer than 10 tickets make no pattern. */
export function weeklyPattern(days: readonly DailyVolume[]): string {
  const count = sum(days.map((day) => day.count));
  if (count < PATTERN_TICKETS) {
    return `Not enough data yet (${tickets(count)} in ${days.length} days)`;
  }
  const week = WEEK.map((name, day) => ({ name, count: sum(days.filter(isOn(day)).map(({ count }) => count)) }));
  const most = Math.max(...week.map(({ count }) => count));
  const least = Math.min(...week.map(({ count }) => count));
  const average = (names: typeof week) =>
    ((sum(names.map(({ count }) => count)) * WEEK.length) / (names.length * days.length)).toFixed(1);
  const averages = `weekdays average ${average(week.slice(0, 5))} a day, weekends ${average(week.slice(5))}`;
  if (most === least) return `The same on every day of the week (${most}); ${averages}`;
  const busiest = week.find(({ count }) => count === most)?.name;
  const quietest = week.findLast(({ count }) => count === least)?.name;
  return `Busiest on ${busiest} (${most}), quietest on ${quietest} (${least}); ${averages}`;
}

/** Whether a date falls on a day of the week, Monday being 0. */
const isOn =
  (day: number) =>
  ({ date }: DailyVolume) =>
    (new Date(date).getUTCDay() + 6) % 7 === day;
