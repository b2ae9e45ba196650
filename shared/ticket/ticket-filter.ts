import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { digitsOf, hasWords } from '../search.ts';
import { DAY_MS } from '../time.ts';
import type { Ticket } from './intake.ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from './ticket.ts';

const time = { type: 'string', format: 'date-time' } as const;

/** What a list of tickets can be narrowed by (contract 6). */
export const filterProperties = {
  status: { type: 'string', enum: TICKET_STATUSES },
  priority: { type: 'string', enum: PRIORITIES },
  type: { type: 'string', enum: TICKET_TYPES },
  q: { type: 'string', maxLength: 200, description: 'Words in the name, phone, address or issue' },
  phone: {
    type: 'string',
    maxLength: 40,
    description: 'A number however grouped; with its country code, or the end of it',
  },
  from: { ...time, description: 'Created at this RFC 3339 time or later; a date begins at 00:00 UTC' },
  to: { ...time, description: 'Created before this RFC 3339 time; a date is included to its end, 24:00 UTC' },
  updated_since: { ...time, description: 'Changed at this RFC 3339 time or later, or on this date' },
  conversation_id: { type: 'string', maxLength: 64 },
} as const satisfies Record<string, JSONSchema>;
const filterSchema = { type: 'object', additionalProperties: false, properties: filterProperties } as const;
export type TicketFilter = FromSchema<typeof filterSchema>;

export function isWanted(ticket: Ticket, filter: TicketFilter): boolean {
  return isOfKind(ticket, filter) && isAbout(ticket, filter) && isOfTime(ticket, filter);
}

const isOfKind = ({ status, customer_info }: Ticket, filter: TicketFilter) =>
  (!filter.status || status === filter.status) &&
  (!filter.priority || customer_info.priority === filter.priority) &&
  (!filter.type || customer_info.type === filter.type);

function isAbout({ conversation_id, customer_info, phone_e164 = '' }: Ticket, filter: TicketFilter): boolean {
  const { name, phone, address, issue } = customer_info;
  const asked = digitsOf(filter.phone ?? '').replace(/^0+/, '');
  return (
    (!filter.conversation_id || conversation_id === filter.conversation_id) &&
    (!filter.phone || (asked !== '' && [phone_e164, phone].some((number) => digitsOf(number).endsWith(asked)))) &&
    (!filter.q || hasWords(filter.q, [name, phone, digitsOf(phone), address, issue]))
  );
}

const isOfTime = ({ created_at, updated_at }: Ticket, { from, to, updated_since }: TicketFilter) =>
  (!from || Date.parse(created_at) >= Date.parse(from)) &&
  (!to || Date.parse(created_at) < endOf(to).getTime()) &&
  (!updated_since || Date.parse(updated_at) >= Date.parse(updated_since));

/** A plain date lasts a day; a time is itself. */
export const endOf = (to: string): Date => new Date(Date.parse(to) + (/^\d{4}-\d{2}-\d{2}$/.test(to) ? DAY_MS : 0));
