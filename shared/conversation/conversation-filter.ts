import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { digitsOf, hasWords } from '../search.ts';
import { CONVERSATION_STATUSES, type Conversation, statusAt } from './conversation.ts';

/** Given several times, it lets through what any of its values does. */
const anyOf = <const S extends JSONSchema>(items: S) => ({ type: 'array', maxItems: 20, items }) as const;
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** What a list of conversations can be narrowed by (contract 6). */
export const filterProperties = {
  status: {
    ...anyOf({ type: 'string', enum: CONVERSATION_STATUSES }),
    description: 'All but `abandoned` when not given',
  },
  user_id: anyOf(text(128)),
  endpoint: anyOf(text(64)),
  q: {
    ...anyOf(text(200)),
    description:
      'Words in the name, phone, address, issue or title, or an id; the conversation of a whole id (its own or its ticket’s) comes first',
  },
  updated_since: { type: 'string', format: 'date-time', description: 'RFC 3339 time, or a date' },
} as const satisfies Record<string, JSONSchema>;
const filterSchema = { type: 'object', additionalProperties: false, properties: filterProperties } as const;
export type ConversationFilter = FromSchema<typeof filterSchema>;

/** Whether a conversation passes the filter; without a status, every active one does. */
export function isWanted(conversation: Conversation, filter: ConversationFilter, now: Date): boolean {
  const status = statusAt(now, conversation);
  const { name, phone, address, issue } = conversation.customer_info;
  const { custom_title, conversation_id, ticket_id } = conversation;
  const texts = [name, phone, digitsOf(phone), address, issue, custom_title, conversation_id, ticket_id];
  return (
    (filter.status ? filter.status.includes(status) : status !== 'abandoned') &&
    isAny(filter.user_id, (it) => conversation.user_id === it) &&
    isAny(filter.endpoint, (it) => conversation.endpoint === it) &&
    isAny(filter.q, (it) => hasWords(it, texts)) &&
    (!filter.updated_since || Date.parse(conversation.updated_at) >= Date.parse(filter.updated_since))
  );
}

const isAny = <T>(wanted: readonly T[] | undefined, isIt: (value: T) => boolean) => !wanted || wanted.some(isIt);

/** The ids of the conversations that words are the whole id of, by their own or their ticket's. */
export const idsIn = (questions: readonly string[] | undefined): string[] =>
  (questions ?? []).flatMap((question) => {
    const [, digits] = /^(?:tkt-)?(\d{1,16})$/i.exec(question.trim()) ?? [];
    return digits ? [digits] : [];
  });
