import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';
import { salesConditionSchema } from '../../shared/sales-condition/sales-condition.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Conversations',
  access: 'sender',
  summary: 'Create sales condition data',
  description:
    'Saves the conversation as `/save-conversation` does, and answers the terms of sale that are agreed in it: a counter-offer takes the place of an offer, and what is refused does not count.',
  responses: {
    200: {
      description: 'The sales condition, and the conversation',
      headers: ['Conversation-Key', 'Unread-Messages'],
      schema: {
        ...savedSchema,
        title: 'ConversationWithSalesCondition',
        required: [...savedSchema.required, 'sales_condition'],
        properties: { ...savedSchema.properties, sales_condition: salesConditionSchema },
      },
    },
  },
};
