import { formatProperty } from '../../shared/http/list-reply.ts';
import { pagingProperties } from '../../shared/http/paging.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';
import { filterProperties } from '../../shared/ticket/ticket-filter.ts';
import { ticketListSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...filterProperties, ...pagingProperties, format: formatProperty },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Tickets',
  access: 'readers',
  summary: 'Retrieve all customer tickets',
  description:
    'All tickets, the newest first. Without `limit` all of them, up to 5 MB; what is left out is said in headers. A filter given twice lets through what either value does. A customer sees their own.',
  hasPage: true,
  isTable: true,
  responses: {
    200: {
      description: 'Newest first',
      schema: ticketListSchema,
      headers: ['ETag', 'Link', 'X-Next-Cursor', 'X-Searched-To', 'X-Truncated'],
    },
  },
};
