import { recordSchema } from '../../shared/conversation/conversation.ts';
import { filterProperties } from '../../shared/conversation/conversation-filter.ts';
import { formatProperty } from '../../shared/http/list-reply.ts';
import { pagingProperties } from '../../shared/http/paging.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...filterProperties, ...pagingProperties, format: formatProperty },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Conversations',
  access: 'readers',
  summary: 'List all active conversations',
  description:
    'The active conversations, the latest change first. Without `limit` all of them, up to 5 MB; what is left out is said in headers. A customer sees their own.',
  hasPage: true,
  isTable: true,
  responses: {
    200: {
      description: 'Newest first',
      schema: { type: 'array', items: recordSchema },
      headers: ['ETag', 'Link', 'X-Next-Cursor', 'X-Searched-To', 'X-Truncated'],
    },
  },
};
