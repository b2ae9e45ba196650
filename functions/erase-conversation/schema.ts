import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  path: {
    type: 'object',
    required: ['conversation_id'],
    additionalProperties: false,
    properties: { conversation_id: { type: 'string', description: 'The unique identifier of the conversation' } },
  },
} as const satisfies RequestSchema;

const erasedSchema = {
  title: 'ErasedConversation',
  type: 'object',
  required: ['conversation_id', 'ticket_id', 'erased_at'],
  additionalProperties: false,
  properties: {
    conversation_id: { type: 'string' },
    ticket_id: { type: ['string', 'null'], description: 'The ticket that stays, without its customer' },
    erased_at: { type: 'string', format: 'date-time' },
  },
} as const;

export const description = {
  tag: 'Conversations',
  access: 'staff',
  summary: 'Erase a conversation, all that was read from it, and what its ticket says of the customer',
  description: 'The ticket stays without its customer, so that no figure changes. A late send brings nothing back.',
  responses: {
    200: { description: 'It is erased, now or since it was first asked for', schema: erasedSchema },
    404: { description: 'Conversation not found' },
  },
};
