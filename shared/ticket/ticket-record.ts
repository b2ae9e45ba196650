import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { inOrder } from '../order.ts';
import type { Ticket } from './intake.ts';
import { TICKET_STATUSES } from './ticket.ts';

const text = { type: 'string' } as const;
const time = { type: 'string', format: 'date-time' } as const;

/** What a path to one ticket holds. */
export const ticketPathSchema = {
  type: 'object',
  required: ['ticket_id'],
  additionalProperties: false,
  properties: { ticket_id: { type: 'string', maxLength: 64, description: 'The unique identifier of the ticket' } },
} as const satisfies JSONSchema;

/** A ticket as clients see it (interface 2.3 and 2.4). */
export const ticketSchema = {
  title: 'Ticket',
  type: 'object',
  required: ['ticket_id', 'conversation_id', 'customer_info', 'status', 'created_at', 'updated_at'],
  additionalProperties: false,
  properties: {
    ticket_id: text,
    conversation_id: text,
    customer_info: {
      title: 'TicketCustomerInfo',
      type: 'object',
      required: ['name', 'phone', 'address', 'issue', 'priority', 'type', 'date_time'],
      additionalProperties: false,
      properties: {
        name: text,
        phone: text,
        address: text,
        issue: text,
        role: text,
        priority: text,
        type: text,
        date_time: time,
        submission_date_time: time,
      },
    },
    status: { type: 'string', enum: TICKET_STATUSES },
    created_at: time,
    updated_at: time,
  },
} as const satisfies JSONSchema;
export type TicketRecord = FromSchema<typeof ticketSchema>;

export const ticketListSchema = {
  title: 'TicketList',
  type: 'object',
  required: ['tickets'],
  additionalProperties: false,
  properties: { tickets: { type: 'array', items: ticketSchema } },
} as const satisfies JSONSchema;

export const ticketRecordOf = (ticket: Ticket): TicketRecord => ({
  ticket_id: ticket.ticket_id,
  conversation_id: ticket.conversation_id,
  customer_info: inOrder(ticket.customer_info, Object.keys(ticketSchema.properties.customer_info.properties)),
  status: ticket.status,
  created_at: ticket.created_at,
  updated_at: ticket.updated_at,
});
