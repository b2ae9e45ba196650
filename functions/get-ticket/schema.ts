import type { RequestSchema } from '../../shared/http/schema.ts';
import { ticketDetailSchema } from '../../shared/ticket/ticket-detail.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Retrieve one ticket with its notes, its history and its possible duplicates',
  responses: {
    200: { description: 'The ticket', schema: ticketDetailSchema },
    404: { description: 'There is no such ticket' },
  },
};
