import { DEFAULT_PRIORITY, priorityOf, type TicketStatus, ticketTypeOf } from '../ticket/ticket.ts';
import { countLabels } from './labels.ts';
import { localTime } from './local-time.ts';
import { type Counts, sum, tally } from './tally.ts';

/**
 * What of a ticket is counted. Times are RFC 3339 in UTC; `completed_at` is that of the last completion. Priority and type
 * are the ticket's own words: whatever they are, the ticket counts under one of the known ones.
 */
export type CountedTicket = {
  ticket_id: string;
  created_at: string;
  status: TicketStatus;
  priority: string;
  type: string;
  completed_at?: string;
  topic: string;
  area: string | null;
};

/**
 * The tickets created in one hour of UTC, as they are now. Plain JSON; a word that was not seen has no entry.
 * `local` counts by the hour on the clock of the time zone (`{"2026-11-20T15": 3}`): where the offset is not a whole
 * hour, as in Asia/Kolkata, one hour of UTC lies in two local ones, and at some hour of UTC even in two local days.
 */
export type HourCount = {
  tickets: number;
  by_status: Counts;
  by_priority: Counts;
  by_type: Counts;
  /** Tickets that are urgent and whose status is open. */
  urgent_open: number;
  /** Tickets that are completed now, and the sum of their times from creation to last completion. */
  resolved: { count: number; ms: number };
  topics: Counts;
  areas: Counts;
  local: Counts;
};

/** Topics and areas an hour remembers at most, of each; a day of such hours stays well under DynamoDB's 400 KB an item. */
export const HOUR_LABELS = 50;

/**
 * Counts the tickets created in one hour of UTC; which hour it is, the caller knows. Each ticket counts once, in whatever
 * order and however often it comes. Of more than 50 topics or areas those with the fewest tickets are dropped, among
 * equals those that appeared last in the hour, so that over many hours no label is always the one that is dropped.
 */
export function countHour(tickets: CountedTicket[], timeZone: string): HourCount {
  const counted = [...new Map(tickets.map((ticket) => [ticket.ticket_id, ticket])).values()].sort(oldestFirst);
  const resolutionTimes = counted.flatMap(resolutionTime);
  return {
    tickets: counted.length,
    by_status: tally(counted.map(({ status }) => status)),
    by_priority: tally(counted.map(knownPriority)),
    by_type: tally(counted.map(({ type }) => ticketTypeOf(type))),
    urgent_open: counted.filter((ticket) => knownPriority(ticket) === 'urgent' && ticket.status === 'open').length,
    resolved: { count: resolutionTimes.length, ms: sum(resolutionTimes) },
    topics: countLabels(
      counted.map(({ topic }) => topic),
      HOUR_LABELS,
    ),
    areas: countLabels(
      counted.map(({ area }) => area ?? ''),
      HOUR_LABELS,
    ),
    local: tally(counted.map(({ created_at }) => localTime(new Date(created_at), timeZone).slice(0, 13))),
  };
}

const place = (ticket: CountedTicket) => `${ticket.created_at}#${ticket.ticket_id}`;
const oldestFirst = (a: CountedTicket, b: CountedTicket) => (place(a) < place(b) ? -1 : 1);

const knownPriority = ({ priority }: CountedTicket) => priorityOf(priority) ?? DEFAULT_PRIORITY;

/** Milliseconds from creation to last completion; nothing for a ticket that is not, or no longer, completed. */
function resolutionTime({ status, created_at, completed_at }: CountedTicket): number[] {
  if (status !== 'completed' || completed_at === undefined) return [];
  return [Math.max(0, Date.parse(completed_at) - Date.parse(created_at))];
}
