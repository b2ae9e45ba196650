import type { RequestSchema } from '../../shared/http/schema.ts';
import { deskChangeSchema } from '../../shared/ticket/desk-change.ts';
import { ticketDetailSchema } from '../../shared/ticket/ticket-detail.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema, body: deskChangeSchema } as const satisfies RequestSchema;

export const description = {
  summary:
    'Change a ticket: staff its status, priority, type, assignee, values or notes; a customer may call off their own',
  needsLogin: true,
  responses: {
    200: { description: 'The ticket as it is now', schema: ticketDetailSchema },
    401: { description: 'Changing a ticket needs a login' },
    403: { description: 'A customer can only call off a ticket' },
    404: { description: 'There is no such ticket' },
    409: { description: 'The ticket cannot move there; `allowed` names where it can' },
    412: { description: 'The ticket is not at the version of If-Match any more; `version` is the one it is at' },
  },
};
