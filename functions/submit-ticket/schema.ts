import type { RequestSchema } from '../../shared/http/schema.ts';
import { ticketFormSchema } from '../../shared/ticket/ticket-form.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema, body: ticketFormSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Change a ticket by a form of its page, which is shown again with what was typed when it cannot be taken',
  isPage: true,
  needsLogin: true,
  responses: {
    303: { description: 'Saved: the ticket is seen at its own address' },
    404: { description: 'There is no such ticket' },
    409: { description: 'The ticket cannot move there' },
    412: { description: 'Somebody else has saved it since the form was made' },
  },
};
