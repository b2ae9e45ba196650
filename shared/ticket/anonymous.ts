import { latest } from '../time.ts';
import type { Move, Ticket } from './intake.ts';
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

/** The entry that says so in the ticket's history. */
export const erasedEntry = ({ status }: Ticket, at: string): Move => ({
  at,
  by: 'agent',
  from: status,
  to: status,
  why: 'erased',
});

/** What an entry of a ticket's history may say without telling anything of anybody. */
const WORDS = new Set<unknown>([
  ...TICKET_STATUSES,
  ...PRIORITIES,
  ...TICKET_TYPES,
  ...['agent', 'customer', 'staff', 'admin'],
  ...['created', 'erased', 'work_started', 'solved', 'cancelled', 'reported_again', 'person_wanted'],
  ...['name', 'phone', 'address', 'issue', 'status', 'priority', 'type', 'assignee', 'note'],
]);

/** An entry of the history with its time and such words; a note, a correction's values and emails go. */
export const anonymousEntry = ({ at, ...entry }: Record<string, unknown>): Record<string, unknown> => ({
  at,
  ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value === null || WORDS.has(value))),
});
