import { payloadSchema, savedSchema } from '../../shared/conversation/conversation.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';
import { salesConditionSchema } from '../../shared/sales-condition/sales-condition.ts';

export const schema = { body: payloadSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Create sales condition data',
  responses: {
    200: {
      description: 'The sales condition, and the conversation',
      schema: {
        ...savedSchema,
        title: 'ConversationWithSalesCondition',
        required: [...savedSchema.required, 'sales_condition'],
        properties: { ...savedSchema.properties, sales_condition: salesConditionSchema },
      },
    },
  },
};
