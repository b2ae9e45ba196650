import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { digitsOf, hasWords } from '../search.ts';
import { CONVERSATION_STATUSES, type Conversation, statusAt } from './conversation.ts';

/** What a list of conversations can be narrowed by (contract 6). */
export const filterProperties = {
  status: { type: 'string', enum: CONVERSATION_STATUSES, description: 'All but `abandoned` when not given' },
  user_id: { type: 'string', maxLength: 128 },
  endpoint: { type: 'string', maxLength: 64 },
  q: { type: 'string', maxLength: 200, description: 'Words in the name, phone, address, issue or title' },
  updated_since: { type: 'string', format: 'date-time', description: 'RFC 3339 time, or a date' },
} as const satisfies Record<string, JSONSchema>;
const filterSchema = { type: 'object', additionalProperties: false, properties: filterProperties } as const;
export type ConversationFilter = FromSchema<typeof filterSchema>;

/** Whether a conversation passes the filter; without a status, every active one does. */
export function isWanted(conversation: Conversation, filter: ConversationFilter, now: Date): boolean {
  const status = statusAt(now, conversation);
  const { name, phone, address, issue } = conversation.customer_info;
  const texts = [name, phone, digitsOf(phone), address, issue, conversation.custom_title];
  return (
    (filter.status ? status === filter.status : status !== 'abandoned') &&
    (!filter.user_id || conversation.user_id === filter.user_id) &&
    (!filter.endpoint || conversation.endpoint === filter.endpoint) &&
    (!filter.q || hasWords(filter.q, texts)) &&
    (!filter.updated_since || Date.parse(conversation.updated_at) >= Date.parse(filter.updated_since))
  );
}
