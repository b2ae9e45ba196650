import { list, tickets, ticketsAre } from './english.ts';
import { countOf, type Figures } from './figures.ts';
import { type RankedLabel, rankLabels } from './labels.ts';
import { sum } from './tally.ts';

/** What a rule advises, quoting its figure; undefined when it does not fire. */
type Rule = (figures: Figures) => string | undefined;

/** A share or a trend of fewer tickets than this may be chance. */
const FEWEST = 5;
const MOST = 5;

const share = (part: number, whole: number) => part / Math.max(1, whole);
const percent = (part: number, whole: number) => `${Math.round(100 * share(part, whole))}%`;

const ofTheMonth = ({ count }: RankedLabel, { tickets }: Figures['month']) =>
  `${count} of the ${tickets} tickets of the last 30 days (${percent(count, tickets)})`;

const urgentOpen: Rule = ({ urgentOpen }) =>
  urgentOpen > 0 ? `Handle urgent tickets first: ${ticketsAre(urgentOpen, 'open', 'urgent ')}.` : undefined;

const openTooLong: Rule = ({ openTooLong }) =>
  openTooLong > 0
    ? `Pick up the oldest tickets: ${ticketsAre(openTooLong, 'older than 48 hours', 'open ')}.`
    : undefined;

/** `other` is no type that has a cause of its own. */
const frequentType: Rule = ({ month }) => {
  const [type] = rankLabels(month.types).filter(({ label }) => label !== 'other');
  if (!type || type.count < FEWEST || share(type.count, month.tickets) < 0.4) return undefined;
  return `Look for a common cause of ${type.label} requests: ${ofTheMonth(type, month)}.`;
};

/** A service without a week to compare with has no trend. */
const risingVolume: Rule = ({ days }) => {
  const [before, last] = [days.slice(-14, -7), days.slice(-7)].map((week) => sum(week.map(({ count }) => count)));
  if (!before || !last || last < FEWEST || last < 1.5 * before) return undefined;
  return `Plan for more work: ${tickets(last)} in the last 7 days after ${before} in the 7 days before.`;
};

/** Where the last 30 days are too few tickets for a peak of their own, that of all time is no reason to plan shifts. */
const peakHours: Rule = ({ peak, timeZone }) => {
  if (!peak.pronounced || !peak.recent) return undefined;
  const hours = list(peak.hours.map((hour) => `${String(hour).padStart(2, '0')}:00`));
  const figure = `${peak.tickets} of the ${peak.of} tickets of the last 30 days came then`;
  return `Staff the ${peak.hours.length === 1 ? 'hour' : 'hours'} from ${hours} (${timeZone}): ${figure}.`;
};

const frequentArea: Rule = ({ month }) => {
  const [area] = month.areas;
  if (!area || area.count < FEWEST || share(area.count, month.tickets) < 0.3) return undefined;
  return `Plan visits around ${area.label}: ${ofTheMonth(area, month)}.`;
};

const inProgressTooLong: Rule = ({ inProgressTooLong: count }) =>
  count > 0 ? `Follow up on long work: ${ticketsAre(count, 'in progress and older than 7 days')}.` : undefined;

/** The share is that of the tickets which are still to be finished: among all of all time it would fade with the years. */
const muchOnHold: Rule = ({ byStatus }) => {
  const onHold = countOf(byStatus, 'on_hold');
  const unfinished = onHold + countOf(byStatus, 'open') + countOf(byStatus, 'in_progress');
  if (unfinished < FEWEST || share(onHold, unfinished) <= 0.2) return undefined;
  return `Clear what keeps tickets on hold: ${onHold} of the ${unfinished} unfinished tickets (${percent(onHold, unfinished)}).`;
};

/** Most severe first. */
const RULES: readonly Rule[] = [
  urgentOpen,
  openTooLong,
  frequentType,
  risingVolume,
  peakHours,
  frequentArea,
  inProgressTooLong,
  muchOnHold,
];

/** At most five suggestions, most severe first. Where tickets exist the list is never empty. */
export function recommendationsFrom(figures: Figures): string[] {
  if (figures.tickets === 0) return [];
  const advice = RULES.map((rule) => rule(figures)).filter((sentence) => sentence !== undefined);
  return advice.length > 0 ? advice.slice(0, MOST) : [noActionNeeded(figures.byStatus)];
}

function noActionNeeded(byStatus: Figures['byStatus']): string {
  const states = [
    ticketsAre(countOf(byStatus, 'open'), 'open'),
    ticketsAre(countOf(byStatus, 'in_progress'), 'in progress'),
    ticketsAre(countOf(byStatus, 'completed'), 'completed'),
  ];
  return `No action needed: ${list(states)}.`;
}
