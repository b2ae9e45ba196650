import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Save conversation history',
  responses: { 200: { description: 'Conversation saved', schema: savedSchema } },
};
