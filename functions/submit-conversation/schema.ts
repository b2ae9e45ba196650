import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  path: {
    type: 'object',
    required: ['conversation_id'],
    additionalProperties: false,
    properties: { conversation_id: { type: 'string', description: 'The unique identifier of the conversation' } },
  },
  body: {
    title: 'ConversationForm',
    type: 'object',
    required: ['action'],
    additionalProperties: false,
    properties: { action: { type: 'string', enum: ['erase'] } },
  },
} as const satisfies RequestSchema;

export const description = {
  summary: 'Erase a conversation by the form of its page, as DELETE does',
  isPage: true,
  needsLogin: true,
  responses: {
    303: { description: 'It is erased: its ticket is seen, or the list where it has none' },
    403: { description: 'Only staff may do this' },
    404: { description: 'There never was such a conversation' },
  },
};
