import type { RequestSchema } from '../../shared/http/schema.ts';
import { ticketFormSchema } from '../../shared/ticket/ticket-form.ts';
import { ticketPathSchema } from '../../shared/ticket/ticket-record.ts';

export const schema = { path: ticketPathSchema, body: ticketFormSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'account',
  summary: 'Change a ticket by a form of its page, which is shown again with what was typed when it cannot be taken',
  description: 'What the page of a ticket sends. Programs use `PATCH`.',
  isPage: true,
  responses: {
    303: { description: 'Saved: the ticket is seen at its own address' },
    404: { description: 'Ticket not found' },
    409: { description: 'The ticket cannot move there' },
    412: { description: 'Somebody else has saved it since the form was made' },
  },
};
