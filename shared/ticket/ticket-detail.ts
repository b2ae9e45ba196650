import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { type HistoryEntry, historyEntrySchema } from './history-entry.ts';
import type { Ticket } from './intake.ts';
import type { TicketWithHistory } from './ticket-history-store.ts';
import { ticketRecordOf, ticketSchema } from './ticket-record.ts';

const { ticket_id, status, created_at, customer_info } = ticketSchema.properties;

/** One ticket, whole (contract 5). A customer is not shown what is the desk's: assignee, notes and duplicates. */
export const ticketDetailSchema = {
  title: 'TicketDetail',
  type: 'object',
  required: [...ticketSchema.required, 'version', 'history'],
  additionalProperties: false,
  properties: {
    ...ticketSchema.properties,
    version: { type: 'integer', description: 'Grows with every change; begins the ETag, for `If-Match`' },
    assignee: { type: ['string', 'null'], description: 'The email of the account that works on it' },
    notes: {
      type: 'array',
      items: {
        title: 'TicketNote',
        type: 'object',
        required: ['at', 'by', 'text'],
        additionalProperties: false,
        properties: { at: historyEntrySchema.properties.at, by: { type: 'string' }, text: { type: 'string' } },
      },
    },
    history: { type: 'array', items: historyEntrySchema, description: 'The oldest first' },
    possible_duplicates: {
      type: 'array',
      description:
        'Tickets that are not done, of the same phone number, of 24 hours before or after, about a like issue',
      items: {
        title: 'PossibleDuplicate',
        type: 'object',
        required: ['ticket_id', 'status', 'created_at', 'issue'],
        additionalProperties: false,
        properties: { ticket_id, status, created_at, issue: customer_info.properties.issue },
      },
    },
  },
} as const satisfies JSONSchema;
export type TicketDetail = FromSchema<typeof ticketDetailSchema>;

/** What the desk is shown. */
export const ticketDetailOf = (
  { ticket, version, entries }: TicketWithHistory,
  duplicates: readonly Ticket[],
): TicketDetail => ({
  ...ticketRecordOf(ticket),
  version,
  assignee: ticket.assignee ?? null,
  notes: entries.filter(isNote).map(({ at, by, to }) => ({ at, by, text: to ?? '' })),
  history: entries.filter((entry) => !isNote(entry)),
  possible_duplicates: duplicates.map((it) => ({
    ticket_id: it.ticket_id,
    status: it.status,
    created_at: it.created_at,
    issue: it.customer_info.issue,
  })),
});

/** What its customer is shown: who of the desk did something, and what they wrote about it, is theirs. */
export const ownTicketDetailOf = ({ ticket, version, entries }: TicketWithHistory): TicketDetail => ({
  ...ticketRecordOf(ticket),
  version,
  history: entries
    .filter(({ field }) => field !== 'note' && field !== 'assignee')
    .map((entry) => (SPEAKERS.has(entry.by) ? entry : { ...entry, by: 'staff', why: null })),
});

const isNote = ({ field }: HistoryEntry) => field === 'note';
const SPEAKERS = new Set(['customer', 'agent']);
