import { DAY_MS, HOUR_MS, timestamp } from '../time.ts';
import { type Day, type DayAreas, filledQuarters } from './day.ts';
import { type RankedLabel, rankLabels } from './labels.ts';
import { localDates, localTime } from './local-time.ts';
import { type Counts, sum, sumOf, total } from './tally.ts';
import { hoursOfDay, type Totals } from './totals.ts';
import { type DailyVolume, type Peak, peakOf } from './volume.ts';

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
  /** The last 30 days of UTC, today included. */
  month: { tickets: number; types: Counts; areas: RankedLabel[] };
  /** `recent` when it is that of the last 30 days, else of all time; `of` how many tickets it is taken from. */
  peak: Peak & { recent: boolean; of: number };
  /** What the peak is taken from, by local hour ("00" to "23"). */
  hours: Counts;
  /** The last 28 local days, today included, oldest first. */
  days: DailyVolume[];
  timeZone: string;
};

/** What a summary is made of: `days` and `areas` of the last 32 days of UTC, in any order. */
export type Counted = { totals: Totals; days: Day[]; areas: DayAreas[]; now: Date; timeZone: string };

const MONTH_DAYS = 30;
const PATTERN_DAYS = 28;
const PEAK_TICKETS = 20;

/**
 * Ages are known by the hour: a ticket is older than a span once the whole hour of its creation is, so that a figure of
 * old tickets may come up to an hour late and never too early.
 */
export function figuresOf({ totals, days, areas, now, timeZone }: Counted): Figures {
  const olderThan = (age: number, status: 'open' | 'in_progress') =>
    Math.max(0, countOf(totals.by_status, status) - sum(days.map((day) => youngerIn(day, status, now, age))));
  const first = timestamp(new Date(now.getTime() - (MONTH_DAYS - 1) * DAY_MS)).slice(0, 10);
  const month = days.filter(({ date }) => date >= first);
  return {
    tickets: totals.tickets,
    byStatus: totals.by_status,
    byType: totals.by_type,
    urgentOpen: totals.urgent_open,
    openTooLong: olderThan(2, 'open'),
    inProgressTooLong: olderThan(7, 'in_progress'),
    resolved: totals.resolved,
    topics: rankLabels(totals.topics.first),
    areas: rankLabels(totals.areas.first),
    month: {
      tickets: sum(month.map(({ quarters }) => sum(quarters))),
      types: total(month.map(({ by_type }) => by_type)),
      areas: rankLabels(total(areas.filter(({ date }) => date >= first).map((day) => day.areas))),
    },
    ...busyHours(totals, month, timeZone),
    days: dailyVolumes(days, localDates(now, timeZone, PATTERN_DAYS), timeZone),
    timeZone,
  };
}

export const countOf = (counts: Counts, word: string) => counts[word] ?? 0;

/** The tickets of a day that have a status and were created in hours of which some part is younger than so many days. */
const youngerIn = (day: Day, status: 'open' | 'in_progress', now: Date, age: number) =>
  sum(day[status].filter((_, hour) => Date.parse(day.date) + (hour + 1) * HOUR_MS > now.getTime() - age * DAY_MS));

/** The peak of the last 30 days, or of all time where those have fewer than 20 tickets. */
function busyHours(totals: Totals, month: Day[], timeZone: string): Pick<Figures, 'peak' | 'hours'> {
  const ofMonth = hoursOfDay(month, timeZone);
  const recent = sumOf(ofMonth) >= PEAK_TICKETS;
  const hours = recent ? ofMonth : totals.hours;
  return { hours, peak: { ...peakOf(hours), recent, of: sumOf(hours) } };
}

function dailyVolumes(days: Day[], dates: string[], timeZone: string): DailyVolume[] {
  const quarters = days.flatMap(filledQuarters);
  const byDate = total(
    quarters.map(({ start, count }) => ({ [localTime(new Date(start), timeZone).slice(0, 10)]: count })),
  );
  return dates.map((date) => ({ date, count: countOf(byDate, date) }));
}
