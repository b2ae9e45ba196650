import { isInScope } from '../../shared/account/access.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { listNewest } from '../../shared/http/list.ts';
import { type Ticket, ticketIdOf } from '../../shared/ticket/intake.ts';
import { isWanted } from '../../shared/ticket/ticket-filter.ts';
import { ticketRecordOf } from '../../shared/ticket/ticket-record.ts';
import { findTicket, rangeOf, ticketOfItem } from '../../shared/ticket/ticket-store.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint('owners', schema, async ({ query }, { scope }) => {
  // A user's partition holds conversations too, which have no ticket.
  const isShown = (ticket: Ticket | undefined): ticket is Ticket =>
    ticket !== undefined && isInScope(scope, ticket) && isWanted(ticket, query);
  if (query.conversation_id) {
    const ticket = (await findTicket(ticketIdOf(query.conversation_id)))?.ticket;
    return { body: { tickets: isShown(ticket) ? [ticketRecordOf(ticket)] : [] } };
  }
  const { found, headers } = await listNewest({
    range: await rangeOf(query, scope === 'everybody' ? undefined : scope.user_id),
    query,
    path: '/tickets',
    read: (item) => {
      const ticket = ticketOfItem(item);
      return isShown(ticket) ? ticketRecordOf(ticket) : undefined;
    },
  });
  return { body: { tickets: found }, headers };
});
