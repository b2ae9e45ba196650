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
  summary: 'Retrieve all customer tickets',
  isTable: true,
  responses: { 200: { description: 'Newest first', schema: ticketListSchema } },
};
