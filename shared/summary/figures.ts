import { DAY_MS, HOUR_MS } from '../time.ts';
import type { HourCount } from './count.ts';
import { type RankedLabel, rankLabels } from './labels.ts';
import { localDates } from './local-time.ts';
import { type Counts, sum, sumOf, total } from './tally.ts';
import { hoursOfDay, type Totals } from './totals.ts';
import { type DailyVolume, type Peak, peakOf } from './volume.ts';

/** An hour of UTC and when it began, in milliseconds since 1970. */
export type TimedHour = { start: number; count: HourCount };

/** Every number that the texts quote, taken from one snapshot. */
export type Figures = {
  tickets: number;
  byStatus: Counts;
  byType: Counts;
  urgentOpen: number;
  /** Open tickets created more than 48 hours ago; in_progress ones created more than 7 days ago. */
  openTooLong: number;
  inProgressTooLong: number;
  resolved: { count: number; ms: number };
  topics: RankedLabel[];
  areas: RankedLabel[];
  /** The last 30 days of 24 hours. */
  month: { tickets: number; types: Counts; areas: RankedLabel[] };
  /** `recent` when it is that of the last 30 days, else of all time; `of` how many tickets it is taken from. */
  peak: Peak & { recent: boolean; of: number };
  /** The last 28 local days, today included, oldest first. */
  days: DailyVolume[];
  timeZone: string;
};

const MONTH_DAYS = 30;
const PATTERN_DAYS = 28;
const PEAK_TICKETS = 20;

/**
 * Ages are known by the hour: a ticket is older than a span once the whole hour of its creation is, so that a figure of
 * old tickets may come up to an hour late and never too early. `hours` need to reach back 31 days.
 */
export function figuresOf(input: { totals: Totals; hours: TimedHour[]; now: Date; timeZone: string }): Figures {
  const { totals, hours, now, timeZone } = input;
  const younger = (days: number) =>
    hours.filter(({ start }) => start + HOUR_MS > now.getTime() - days * DAY_MS).map(({ count }) => count);
  const olderThan = (days: number, status: string) =>
    Math.max(0, countOf(totals.by_status, status) - sum(younger(days).map((hour) => countOf(hour.by_status, status))));
  const month = younger(MONTH_DAYS);
  return {
    tickets: totals.tickets,
    byStatus: totals.by_status,
    byType: totals.by_type,
    urgentOpen: totals.urgent_open,
    openTooLong: olderThan(2, 'open'),
    inProgressTooLong: olderThan(7, 'in_progress'),
    resolved: totals.resolved,
    topics: rankLabels(totals.topics),
    areas: rankLabels(totals.areas),
    month: {
      tickets: sum(month.map(({ tickets }) => tickets)),
      types: total(month.map(({ by_type }) => by_type)),
      areas: rankLabels(total(month.map(({ areas }) => areas))),
    },
    peak: busyHours(totals, month),
    days: dailyVolumes(hours, localDates(now, timeZone, PATTERN_DAYS)),
    timeZone,
  };
}

export const countOf = (counts: Counts, word: string) => counts[word] ?? 0;

/** The peak of the last 30 days, or of all time where those have fewer than 20 tickets. */
function busyHours(totals: Totals, month: HourCount[]): Figures['peak'] {
  const recent = hoursOfDay(total(month.map(({ local }) => local)));
  return sumOf(recent) < PEAK_TICKETS
    ? { ...peakOf(totals.hours), recent: false, of: sumOf(totals.hours) }
    : { ...peakOf(recent), recent: true, of: sumOf(recent) };
}

function dailyVolumes(hours: TimedHour[], dates: string[]): DailyVolume[] {
  const local = Object.entries(total(hours.map(({ count }) => count.local)));
  const byDate = total(local.map(([hour, count]) => ({ [hour.slice(0, 10)]: count })));
  return dates.map((date) => ({ date, count: countOf(byDate, date) }));
}
