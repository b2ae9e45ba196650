import type { JSONSchema } from 'json-schema-to-ts';
import { salesConditionSchema, termProperties } from '../sales-condition/sales-condition.ts';
import { shipmentSchema } from '../shipment/shipment.ts';
import { recordProperties, recordSchema } from './conversation.ts';

const FIELDS = ['name', 'phone', 'address', 'issue', 'role', 'priority', 'type'] as const;

/** Where a value was said: index in `messages`, UTF-16 span in that item's text (end excluded), why it was believed, 0 to 1. */
const sourceSchema = {
  title: 'Evidence',
  type: 'object',
  required: ['message', 'start', 'end', 'rule', 'score'],
  additionalProperties: false,
  properties: {
    message: { type: 'integer', description: 'Index in `messages`' },
    start: { type: 'integer' },
    end: { type: 'integer' },
    rule: { type: 'string' },
    score: { type: 'number' },
    why: { type: 'string', description: 'What spoke most for it, where `rule` is `trained`' },
  },
} as const satisfies JSONSchema;
const SHIPMENT_VALUES = ['tracking_number', 'carrier', 'order_id', 'status'];

const sources = { type: 'array', items: sourceSchema } as const;

const sourcesOf = (names: readonly string[]) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, sources])),
  }) as const;

/** A sales condition as it once was. */
const salesConditionVersionSchema = {
  title: 'SalesConditionVersion',
  type: 'object',
  required: ['at', 'sales_condition'],
  additionalProperties: false,
  properties: { at: { type: 'string', format: 'date-time' }, sales_condition: salesConditionSchema },
} as const satisfies JSONSchema;

/** The record with what `?include=` adds (contract 6). */
export const includingSchema = {
  title: 'ConversationWithParts',
  type: 'object',
  required: recordSchema.required,
  additionalProperties: false,
  properties: {
    ...recordProperties,
    messages: {
      type: 'array',
      items: { type: ['string', 'object'], additionalProperties: true },
      description: 'As they were sent',
    },
    evidence: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...sourcesOf(FIELDS).properties,
        shipments: { type: 'array', items: sourcesOf(SHIPMENT_VALUES), description: 'In the order of the shipments' },
        sales_condition: sourcesOf(Object.keys(termProperties)),
        read_by: { type: 'string', enum: ['model', 'built-in'], description: 'Who read it last, where a model may' },
        model: { type: ['string', 'null'], description: 'The model that read it' },
      },
    },
    shipments: { type: 'array', items: shipmentSchema },
    sales_condition: { anyOf: [salesConditionSchema, { type: 'null' }] },
    sales_condition_history: {
      type: 'array',
      items: salesConditionVersionSchema,
      description: 'Every version there was, the oldest first',
    },
  },
} as const satisfies JSONSchema;
