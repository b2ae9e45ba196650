import type { RequestSchema } from '../../shared/http/schema.ts';
import { summarySchema } from '../../shared/summary/summary.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Summary',
  access: 'readers',
  summary: 'Retrieve a summary of all tickets, with analytics and insights',
  description:
    'One stored snapshot of all tickets, as old as `Age` says. `summary` says in a sentence what the figures say.',
  hasPage: true,
  responses: {
    200: { description: 'The ticket summary', schema: summarySchema, headers: ['ETag', 'Last-Modified', 'Age'] },
    403: { description: 'Only staff may read this' },
  },
};
