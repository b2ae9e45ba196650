import { scopeToChange } from '../../shared/account/access.ts';
import { accountFormEndpoint } from '../../shared/http/endpoint.ts';
import { showTicketAgain } from '../../shared/http/ticket-page.ts';
import { deskHeaders } from '../../shared/pages/desk-page.tsx';
import { changeIn } from '../../shared/ticket/ticket-form.ts';
import { updateTicket } from '../../shared/ticket/update-ticket.ts';
import { schema } from './schema.ts';

export const handler = accountFormEndpoint({
  schema,
  page: showTicketAgain,
  policy: deskHeaders,
  answer: async ({ path: { ticket_id }, body }, { caller }) => {
    const circumstances = { caller, scope: scopeToChange(caller), version: Number(body.version), now: new Date() };
    await updateTicket(ticket_id, changeIn(body), circumstances);
    return { redirect: `/tickets/${ticket_id}` };
  },
});
