import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { historyEntrySchema } from '../ticket/history-entry.ts';
import { PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../ticket/ticket.ts';

// What the service tells others: ids, and words that the service chose. No event holds anything that a customer said or is
// known by (docs/events.md).

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const value = { ...nullableText, description: 'Of status, priority and type; null of every other field' } as const;

const ticketData = {
  type: 'object',
  required: ['ticket_id', 'conversation_id', 'version', 'status', 'priority', 'type', 'becomes_urgent', 'changes'],
  additionalProperties: false,
  properties: {
    ticket_id: text,
    conversation_id: text,
    version: { type: 'integer', description: 'Grows with every change of the ticket; some may be missing' },
    status: { type: 'string', enum: TICKET_STATUSES },
    priority: { type: 'string', enum: PRIORITIES },
    type: { type: 'string', enum: TICKET_TYPES },
    becomes_urgent: { type: 'boolean', description: 'It is urgent, and was not before' },
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'from', 'to', 'by', 'why'],
        additionalProperties: false,
        properties: {
          field: historyEntrySchema.properties.field,
          from: value,
          to: value,
          by: { type: 'string', enum: ['customer', 'agent', 'staff', 'retention'] },
          why: { ...nullableText, description: "As in the ticket's history; null where that has a note" },
        },
      },
    },
  },
} as const satisfies JSONSchema;

const DATA = {
  'conversation.completed': {
    type: 'object',
    required: ['conversation_id', 'ticket_id'],
    additionalProperties: false,
    properties: { conversation_id: text, ticket_id: nullableText },
  },
  'ticket.created': ticketData,
  'ticket.updated': ticketData,
  'ticket.completed': ticketData,
  'summary.refreshed': {
    type: 'object',
    required: ['total_tickets'],
    additionalProperties: false,
    properties: { total_tickets: { type: 'integer' } },
  },
  'conversation.erased': {
    type: 'object',
    required: ['conversation_id', 'ticket_id', 'by'],
    additionalProperties: false,
    properties: {
      conversation_id: text,
      ticket_id: nullableText,
      by: { type: 'string', enum: ['staff', 'retention'] },
    },
  },
} as const satisfies Record<string, JSONSchema>;

export type EventType = keyof typeof DATA;
export const EVENT_TYPES = Object.keys(DATA) as EventType[];
export type DataOf<T extends EventType> = FromSchema<(typeof DATA)[T]>;

/** What is sent, `{type, timestamp, data}` as Standard Webhooks has it (https://www.standardwebhooks.com). */
export const eventSchema = {
  oneOf: EVENT_TYPES.map((type) => ({
    title: type,
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    additionalProperties: false,
    properties: { type: { const: type }, timestamp: { type: 'string', format: 'date-time' }, data: DATA[type] },
  })),
};

/**
 * `id`: made of what happened, so that it is the same however often it is sent. `group`: events of one group are sent in their
 * order. `timestamp`: when it happened (RFC 3339).
 */
export type ServiceEvent = {
  [T in EventType]: { id: string; group: string; type: T; timestamp: string; data: DataOf<T> };
}[EventType];

/** The event as it is sent; its id goes beside it. */
export const payloadOf = ({ type, timestamp, data }: ServiceEvent): string => JSON.stringify({ type, timestamp, data });

/** The event of an item of the table, as its stream shows it. */
export const eventOfImage = (image: Record<string, { S?: string }> | undefined): ServiceEvent =>
  JSON.parse(image?.['event']?.S ?? '');
