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
  summary: 'List all active conversations',
  isTable: true,
  responses: { 200: { description: 'Newest first', schema: { type: 'array', items: recordSchema } } },
};
