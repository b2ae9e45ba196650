import type { RequestSchema } from '../../shared/http/schema.ts';
import { deskChangeSchema } from '../../shared/ticket/desk-change.ts';
import { ticketDetailSchema } from '../../shared/ticket/ticket-detail.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema, body: deskChangeSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Tickets',
  access: 'account',
  summary:
    'Change a ticket: staff its status, priority, type, assignee, values or notes; a customer may call off their own',
  description:
    'Only what is sent changes. With `If-Match` the change is taken only if nobody else has changed the ticket meanwhile.',
  requestHeaders: ['If-Match'],
  responses: {
    200: { description: 'The ticket as it is now', schema: ticketDetailSchema, headers: ['ETag'] },
    403: { description: 'A customer can only call off a ticket' },
    404: { description: 'Ticket not found' },
    409: { description: 'The ticket cannot move there; `allowed` names where it can' },
    412: { description: 'The ticket is not at the version of If-Match any more; `version` is the one it is at' },
  },
};
