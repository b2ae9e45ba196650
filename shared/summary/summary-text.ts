import { TICKET_STATUSES } from '../ticket/ticket.ts';
import { list, tickets, ticketsAre } from './english.ts';
import { countOf, type Figures } from './figures.ts';
import { type RankedLabel, rankLabels } from './labels.ts';
import { localTime } from './local-time.ts';
import { averageResolutionTime } from './resolution-time.ts';

/** The summary in two to four sentences of English, from the same numbers as the rest of it. The last one says when. */
export function summaryText(figures: Figures, now: Date): string {
  const time = `As of ${localTime(now, figures.timeZone).replace('T', ' ')} ${figures.timeZone}.`;
  if (figures.tickets === 0) return `No tickets yet. ${time}`;
  return [howMany(figures), whatAbout(figures), howFast(figures.resolved), time].join(' ');
}

function howMany({ tickets: count, byStatus, urgentOpen }: Figures): string {
  const statuses = TICKET_STATUSES.filter((status) => countOf(byStatus, status) > 0);
  const states = statuses.map((status) => `${countOf(byStatus, status)} ${status.replace('_', ' ')}`);
  const urgent = ticketsAre(urgentOpen, 'open', 'urgent ');
  return `There ${count === 1 ? 'is' : 'are'} ${tickets(count)}: ${list(states)}; ${urgent}.`;
}

function whatAbout({ byType, topics }: Figures): string {
  const commonest = (kind: string, labels: RankedLabel[]) =>
    labels.slice(0, 1).map(({ label, count }) => `the commonest ${kind} is ${label} (${count})`);
  const sentence = list([...commonest('type', rankLabels(byType)), ...commonest('issue', topics)]);
  return `${sentence.replace('the', 'The')}.`;
}

function howFast(resolved: Figures['resolved']): string {
  if (resolved.count === 0) return 'None is completed yet.';
  return resolved.count === 1
    ? `The one completed ticket took ${averageResolutionTime(resolved)}.`
    : `The ${resolved.count} completed tickets took ${averageResolutionTime(resolved)} on average.`;
}
