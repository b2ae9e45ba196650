import type { Bar } from '../../shared/pages/bar-table.tsx';
import type { Column } from '../../shared/pages/column-chart.tsx';
import { dayFor, hourFor, numberFor, type Reader } from '../../shared/pages/reader.ts';
import { capitalized } from '../../shared/pages/ticket-words.ts';
import type { Details } from '../../shared/summary/details.ts';
import { list } from '../../shared/summary/english.ts';
import { localDates } from '../../shared/summary/local-time.ts';
import { type Counts, sum } from '../../shared/summary/tally.ts';

type Chart = { title: string; says: string; of: string; columns: Column[] };

const WEEK = 7;

/** New tickets a day over four weeks; the body's seven days are those it is about. */
export function dailyChart(reader: Reader, { daily_volume }: Details, at: Date): Chart {
  const week = sum(daily_volume.slice(-WEEK));
  const columns = localDates(at, reader.timeZone, daily_volume.length).map((date, n) => ({
    name: dayFor(reader, date),
    count: daily_volume[n] ?? 0,
    tick: n % WEEK === 0 ? dayFor(reader, date, 'short') : undefined,
    isStrong: n >= daily_volume.length - WEEK,
  }));
  const says = `${numberFor(reader, week)} in the last seven days, ${numberFor(reader, sum(daily_volume))} in four weeks.`;
  return { title: 'New tickets a day', says, of: 'Day', columns };
}

/** Tickets by the hour at which they came; the body's peak hours are those it is about. */
export function hourChart(reader: Reader, { hours, hours_of }: Details, peak: readonly number[]): Chart {
  const columns = hours.map((count, hour) => ({
    name: hourFor(reader, hour),
    count,
    tick: hour % 6 === 0 ? hourFor(reader, hour) : undefined,
    isStrong: peak.includes(hour),
  }));
  const busiest = list(peak.toSorted((a, b) => a - b).map((hour) => hourFor(reader, hour)));
  const says = busiest ? `Busiest from ${busiest}.` : '';
  return {
    title: `Hours of the day, ${hours_of === 'month' ? 'last 30 days' : 'all time'}`,
    says,
    of: 'From',
    columns,
  };
}

const bars = (counts: Counts, name: string, isTone = false): Bar[] =>
  Object.entries(counts).map(([word, count]) => ({
    label: capitalized(word.replaceAll('_', ' ')),
    count,
    href: count > 0 ? `/tickets?${name}=${word}` : undefined,
    ...(isTone && { tone: word }),
  }));

export const statusBars = (byStatus: Counts) => bars(byStatus, 'status');
/** Commonest first: types have no order of their own. */
export const typeBars = (byType: Counts) => bars(byType, 'type').sort((a, b) => b.count - a.count);
/** Most pressing first. */
export const priorityBars = (byPriority: Counts) => bars(byPriority, 'priority', true).reverse();
