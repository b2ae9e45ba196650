import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Conversations',
  access: 'sender',
  summary: 'Save conversation history',
  description:
    'Takes the whole conversation, its last messages, or only what is new; late, twice, in parallel: it stays one conversation that holds each message once, and one ticket. `response` is what to say to the customer next.',
  responses: {
    200: { description: 'Conversation saved', schema: savedSchema, headers: ['Conversation-Key', 'Unread-Messages'] },
  },
};
