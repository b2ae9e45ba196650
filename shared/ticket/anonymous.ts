import { latest } from '../time.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { Ticket } from './intake.ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from './ticket.ts';

/**
 * A ticket without its customer: what the summary counts (`contributionOf`), who works on it, and its times. Named one by one, so that what a
 * ticket may come to hold is not kept by mistake.
 */
export function anonymousTicket(ticket: Ticket, time: string): Ticket {
  const { ticket_id, conversation_id, topic, area, status, assignee, created_at, completed_at } = ticket;
  const { priority, type, date_time, submission_date_time } = ticket.customer_info;
  return {
    ticket_id,
    conversation_id,
    customer_info: { name: '', phone: '', address: '', issue: '', priority, type, date_time, submission_date_time },
    topic,
    area,
    status,
    assignee,
    created_at,
    updated_at: latest(time, ticket.updated_at),
    completed_at,
  };
}

/** The entry that says so in the ticket's history. @param by an account's email, or `retention` */
export const erasedEntry = ({ status }: Ticket, by: string, at: string): HistoryEntry => ({
  ...{ at, by, field: 'status', from: status, to: status, why: 'erased' },
});

/** What may have been set, or led to it, without telling anything of the customer. */
const VALUES = new Set<string | null>([...TICKET_STATUSES, ...PRIORITIES, ...TICKET_TYPES]);
const REASONS = new Set<string | null>([
  ...['created', 'work_started', 'solved', 'cancelled', 'reported_again', 'person_wanted', 'corrected', 'overruled'],
  'erased',
]);

/** An entry of the history that still says who did what when, but no value of the customer's and no note. */
export function anonymousEntry({ at, by, field, from, to, why }: HistoryEntry): HistoryEntry {
  const kept = (value: string | null) => (field === 'assignee' || VALUES.has(value) ? value : null);
  return { at, by, field, from: kept(from), to: kept(to), why: REASONS.has(why) ? why : null };
}
