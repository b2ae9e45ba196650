import type { RequestSchema } from '../../shared/http/schema.ts';
import { ticketDetailSchema } from '../../shared/ticket/ticket-detail.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Tickets',
  access: 'readers',
  summary: 'Retrieve one ticket with its notes, its history and its possible duplicates',
  description: 'The desk sees all of it; a customer sees their own ticket without what is the desk’s.',
  hasPage: true,
  responses: {
    200: { description: 'The ticket', schema: ticketDetailSchema, headers: ['ETag', 'X-Truncated'] },
    404: { description: 'Ticket not found' },
  },
};
