import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { OwnQuestions } from '../dialogue/own-questions.ts';
import { inOrder } from '../order.ts';
import { DAY_MS } from '../time.ts';
import type { SubjectName } from './subject-name.ts';

/** Message items stay open: what a client sends is kept as it is (contract 2). */
const itemSchema = {
  type: ['string', 'object'],
  additionalProperties: true,
  description: 'A text of the customer, or a message such as `{"role": "user", "content": "…"}`',
} as const satisfies JSONSchema;

export const MAX_MESSAGES = 1000;
export const MAX_TEXT_LENGTH = 16_384;

/** The body of the three JSON endpoints (interface 2.1, limits of contract 2). */
export const payloadSchema = {
  title: 'ConversationPayload',
  type: 'object',
  required: ['messages'],
  additionalProperties: false,
  properties: {
    messages: {
      type: 'array',
      maxItems: MAX_MESSAGES,
      items: itemSchema,
      description: "Conversation messages, in any chat SDK's shape",
    },
    id: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Conversation ID; `null` is none',
    },
    endpoint: { type: 'string', maxLength: 64, description: 'Endpoint name; `shipment` when not given' },
    user_id: {
      type: ['string', 'null'],
      maxLength: 128,
      description: 'User ID; the first one given owns the conversation, `null` is none',
    },
    custom_title: {
      type: ['string', 'null'],
      maxLength: 200,
      description: 'Custom conversation title; `null` is none',
    },
    language: { type: 'string', maxLength: 35, description: 'Language code (BCP 47); `en` when not given' },
  },
} as const satisfies JSONSchema;
type SentPayload = FromSchema<typeof payloadSchema>;
export type ConversationPayload = { [P in keyof SentPayload]: Exclude<SentPayload[P], null> };

/** The payload without what was sent as `null`, which is as good as not sent (contract 1: `Optional[…] = None`). */
export const withoutNulls = (sent: SentPayload): ConversationPayload =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as ConversationPayload;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const time = { type: 'string', format: 'date-time' } as const;

/** What is known of the customer (interface 2.4): "" or null until it is said. */
export const customerInfoSchema = {
  title: 'CustomerInfo',
  type: 'object',
  required: ['name', 'phone', 'address', 'issue', 'role', 'priority', 'type', 'date_time', 'submission_date_time'],
  additionalProperties: false,
  properties: {
    name: text,
    phone: text,
    address: text,
    issue: nullableText,
    role: nullableText,
    priority: nullableText,
    type: nullableText,
    date_time: time,
    submission_date_time: { type: ['string', 'null'], format: 'date-time' },
  },
} as const satisfies JSONSchema;
export type CustomerInfo = FromSchema<typeof customerInfoSchema>;

export const CONVERSATION_STATUSES = ['in_progress', 'completed', 'abandoned'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

export const recordProperties = {
  conversation_id: text,
  response: text,
  status: { type: 'string', enum: CONVERSATION_STATUSES },
  customer_info: customerInfoSchema,
  is_complete: { type: 'boolean' },
} as const;

/** Interface 2.2. */
export const recordSchema = {
  title: 'ConversationRecord',
  type: 'object',
  required: ['conversation_id', 'response', 'status', 'customer_info', 'is_complete'],
  additionalProperties: false,
  properties: recordProperties,
} as const satisfies JSONSchema;
export type ConversationRecord = FromSchema<typeof recordSchema>;

export const REQUIRED_FIELDS = ['name', 'phone', 'address', 'issue'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The record with what a save adds to it (contract 4). */
export const savedSchema = {
  title: 'SavedConversation',
  type: 'object',
  required: [...recordSchema.required, 'ticket_id', 'messages_count', 'missing_fields', 'created_at', 'updated_at'],
  additionalProperties: false,
  properties: {
    ...recordProperties,
    ticket_id: nullableText,
    messages_count: { type: 'integer' },
    missing_fields: { type: 'array', items: { type: 'string', enum: REQUIRED_FIELDS } },
    created_at: time,
    updated_at: time,
  },
} as const satisfies JSONSchema;
export type SavedConversation = FromSchema<typeof savedSchema>;

/** A conversation as the service keeps it, apart from its messages. */
export type Conversation = {
  conversation_id: string;
  user_id?: string;
  endpoint: string;
  custom_title?: string;
  language: string;
  /** `abandoned` here: the customer called it off. Silence is judged when it is read. */
  status: ConversationStatus;
  response: string;
  customer_info: CustomerInfo;
  phone_e164?: string;
  messages_count: number;
  ticket_id?: string;
  /** What the service itself asked, and where (shared/dialogue/own-questions.ts). */
  own_questions?: OwnQuestions | undefined;
  /** Who read it last; nothing where no model was ever asked. */
  read_by?: { by: 'model' | 'built-in'; model?: string } | undefined;
  /** What was ever wanted of it beside the record. */
  subjects?: SubjectName[];
  created_at: string;
  updated_at: string;
};

export const ABANDONED_AFTER_MS = 30 * DAY_MS;

/** The required fields that are not known yet, in the order of interface 2.4. */
export const missingFields = (info: CustomerInfo): RequiredField[] => REQUIRED_FIELDS.filter((field) => !info[field]);

/** The status at a moment: a conversation that is not complete is abandoned after 30 days of silence (contract 3). */
export function statusAt(now: Date, { status, updated_at }: Conversation): ConversationStatus {
  const isSilent = now.getTime() - Date.parse(updated_at) >= ABANDONED_AFTER_MS;
  return status === 'in_progress' && isSilent ? 'abandoned' : status;
}

export const recordOf = (conversation: Conversation, now: Date): ConversationRecord => ({
  conversation_id: conversation.conversation_id,
  response: conversation.response,
  status: statusAt(now, conversation),
  customer_info: inOrder(conversation.customer_info, Object.keys(customerInfoSchema.properties)),
  is_complete: missingFields(conversation.customer_info).length === 0,
});

export const savedOf = (conversation: Conversation, now: Date): SavedConversation => ({
  ...recordOf(conversation, now),
  ticket_id: conversation.ticket_id ?? null,
  messages_count: conversation.messages_count,
  missing_fields: missingFields(conversation.customer_info),
  created_at: conversation.created_at,
  updated_at: conversation.updated_at,
});
