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
  tag: 'Pages',
  access: 'staff',
  summary: 'Erase a conversation by the form of its page, as DELETE does',
  description: 'What the page of a conversation sends. Programs use `DELETE`.',
  isPage: true,
  responses: {
    303: { description: 'It is erased: its ticket is seen, or the list where it has none' },
    404: { description: 'Conversation not found' },
  },
};
