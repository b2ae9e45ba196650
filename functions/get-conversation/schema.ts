import { includingSchema } from '../../shared/conversation/including-schema.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  path: {
    type: 'object',
    required: ['conversation_id'],
    additionalProperties: false,
    properties: { conversation_id: { type: 'string', description: 'The unique identifier of the conversation' } },
  },
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      include: {
        type: 'string',
        enum: ['messages', 'evidence', 'shipments', 'sales_condition'],
        description:
          'Adds the transcript, where each value was said, the shipments, or the sales condition with its history',
      },
    },
  },
} as const satisfies RequestSchema;

export const description = {
  summary: 'Retrieve the current status and information of one conversation',
  responses: {
    200: { description: 'The conversation', schema: includingSchema },
    404: { description: 'There is no such conversation' },
  },
};
