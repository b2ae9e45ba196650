import type { Figures } from './figures.ts';
import type { RankedLabel } from './labels.ts';

/** What the summary's page shows beside the body of GET /summary, of the same count. */
export type Details = {
  urgent_open: number;
  resolved: { count: number; ms: number };
  /** Of the last 28 local days, oldest first, the last 7 of which are the body's. */
  daily_volume: number[];
  /** By the local hour of the day, 24 of them: of the last 30 days, or of all time where those have too few. */
  hours: number[];
  hours_of: 'month' | 'all';
  /** The body's labels, with how often each occurs. */
  common_issues: RankedLabel[];
  busy_locations: RankedLabel[];
};

/** The numbers behind a summary that a page has room for. */
export const detailsOf = ({ urgentOpen, resolved, days, hours, peak, topics, areas }: Figures): Details => ({
  urgent_open: urgentOpen,
  resolved,
  daily_volume: days.map(({ count }) => count),
  hours: Array.from({ length: 24 }, (_, hour) => hours[String(hour).padStart(2, '0')] ?? 0),
  hours_of: peak.recent ? 'month' : 'all',
  common_issues: topics.slice(0, 5),
  busy_locations: areas.slice(0, 5),
});
