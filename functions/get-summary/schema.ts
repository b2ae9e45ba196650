import type { RequestSchema } from '../../shared/http/schema.ts';
import { summarySchema } from '../../shared/summary/summary.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'Retrieve a summary of all tickets, with analytics and insights',
  responses: { 200: { description: 'The ticket summary', schema: summarySchema } },
};
