import { includingSchema } from '../../shared/conversation/including-schema.ts';
import { pagingProperties } from '../../shared/http/paging.ts';
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
        type: 'array',
        maxItems: 20,
        items: { type: 'string', enum: ['messages', 'evidence', 'shipments', 'sales_condition'] },
        description:
          'Adds the transcript, where each value was said, the shipments, or the sales condition with its history; several, parted by commas or named one by one',
      },
      limit: { ...pagingProperties.limit, description: 'At most so many messages; up to 5 MB of them when not given' },
      cursor: pagingProperties.cursor,
    },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Conversations',
  access: 'keyholders',
  summary: 'Retrieve the current status and information of one conversation',
  description:
    'What is known of the customer, and what to say next; `include` adds the transcript and where each value was said. Who has the key of the conversation reads it as its owner does.',
  hasPage: true,
  responses: {
    200: {
      description: 'The conversation',
      schema: includingSchema,
      headers: ['ETag', 'Link', 'X-Next-Cursor', 'X-Truncated'],
    },
    404: { description: 'Conversation not found' },
  },
};
