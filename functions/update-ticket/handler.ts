import { scopeToChange } from '../../shared/account/access.ts';
import { changeEndpoint } from '../../shared/http/endpoint.ts';
import { versionIn } from '../../shared/http/reply.ts';
import { ticketReply } from '../../shared/http/ticket-reply.ts';
import { updateTicket } from '../../shared/ticket/update-ticket.ts';
import { schema } from './schema.ts';

export const handler = changeEndpoint(schema, async ({ path: { ticket_id }, body }, { caller, headers }) => {
  const scope = scopeToChange(caller);
  const version = versionIn(headers['if-match']);
  const changed = await updateTicket(ticket_id, body, { caller, scope, version, now: new Date() });
  return ticketReply(changed, scope);
});
