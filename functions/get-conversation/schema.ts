import { includingSchema } from '../../shared/conversation/conversation.ts';
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
        enum: ['messages', 'evidence'],
        description: 'Adds the transcript, or where each value was said',
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
