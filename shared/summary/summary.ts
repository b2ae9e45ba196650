import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../ticket/ticket.ts';
import { type Details, detailsOf } from './details.ts';
import { type Counted, countOf, type Figures, figuresOf } from './figures.ts';
import type { RankedLabel } from './labels.ts';
import { recommendationsFrom } from './recommendations.ts';
import { averageResolutionTime } from './resolution-time.ts';
import { summaryText } from './summary-text.ts';
import { type Counts, sumOf } from './tally.ts';
import type { Totals } from './totals.ts';
import { weeklyPattern } from './volume.ts';

const count = { type: 'integer', minimum: 0 } as const;
const texts = { type: 'array', maxItems: 5, items: { type: 'string' } } as const;
const object = { type: 'object', additionalProperties: false } as const;
/** A map to counts that always has some keys. */
const counts = { type: 'object', additionalProperties: count } as const;
/** Their names for people; for types the map says it all. */
const countsOf = (names: readonly string[]): Record<never, typeof count> =>
  Object.fromEntries(names.map((name) => [name, count]));

/** The body of GET /summary: these fields and no others, counted in one snapshot. */
export const summarySchema = {
  ...object,
  required: ['total_tickets', 'summary', 'analytics', 'insights'],
  properties: {
    total_tickets: count,
    summary: { type: 'string' },
    analytics: {
      ...object,
      required: ['by_status', 'by_priority', 'by_type', 'average_resolution_time', 'peak_hours'],
      properties: {
        by_status: { ...counts, required: ['open', 'in_progress', 'completed'], properties: countsOf(TICKET_STATUSES) },
        by_priority: { ...counts, required: PRIORITIES, properties: countsOf(PRIORITIES) },
        by_type: { ...counts, required: TICKET_TYPES, properties: countsOf(TICKET_TYPES) },
        average_resolution_time: { type: 'string' },
        peak_hours: { type: 'array', maxItems: 3, items: { type: 'integer', minimum: 0, maximum: 23 } },
      },
    },
    insights: {
      ...object,
      required: ['common_issues', 'busy_locations', 'trends', 'recommendations'],
      properties: {
        common_issues: texts,
        busy_locations: texts,
        trends: {
          ...object,
          required: ['daily_volume', 'weekly_pattern'],
          properties: {
            daily_volume: { type: 'array', minItems: 7, maxItems: 7, items: count },
            weekly_pattern: { type: 'string' },
          },
        },
        recommendations: texts,
      },
    },
  },
} as const satisfies JSONSchema;
export type Summary = FromSchema<typeof summarySchema>;

/** The summary of all tickets. Times are told in the IANA `timeZone`. */
export const buildSummary = (counted: Counted): Summary => summaryOf(figuresOf(counted), counted);

/** The same, with what a page shows beside it: both of one count. */
export function buildDetailed(counted: Counted): { summary: Summary; details: Details } {
  const figures = figuresOf(counted);
  return { summary: summaryOf(figures, counted), details: detailsOf(figures) };
}

function summaryOf(figures: Figures, { totals, now }: Counted): Summary {
  return {
    total_tickets: totals.tickets,
    summary: summaryText(figures, now),
    analytics: {
      ...countsThatAddUp(totals),
      average_resolution_time: averageResolutionTime(totals.resolved),
      peak_hours: figures.peak.hours,
    },
    insights: {
      common_issues: topFive(figures.topics),
      busy_locations: topFive(figures.areas),
      trends: {
        daily_volume: figures.days.slice(-7).map(({ count }) => count),
        weekly_pattern: weeklyPattern(figures.days),
      },
      recommendations: recommendationsFrom(figures),
    },
  };
}

const topFive = (labels: RankedLabel[]) => labels.slice(0, 5).map(({ label }) => label);

const inOrder = (words: readonly string[], counts: Counts): Counts =>
  Object.fromEntries(words.map((word) => [word, countOf(counts, word)]).filter(([, count]) => count !== 0));

/** The three maps, always in the same order of keys. Numbers that disagree are a bug and are not shown to anybody. */
function countsThatAddUp({ tickets, by_status, by_priority, by_type }: Totals) {
  const maps = {
    by_status: { open: 0, in_progress: 0, completed: 0, ...inOrder(TICKET_STATUSES, by_status) },
    by_priority: { low: 0, medium: 0, high: 0, urgent: 0, ...inOrder(PRIORITIES, by_priority) },
    by_type: { maintenance: 0, plumbing: 0, electrical: 0, other: 0, ...inOrder(TICKET_TYPES, by_type) },
  };
  for (const [name, counts] of Object.entries(maps)) {
    if (sumOf(counts) !== tickets)
      throw new Error(`${name} adds up to ${sumOf(counts)}, but there are ${tickets} tickets`);
  }
  return maps;
}
