import { readEndpoint } from '../../shared/http/endpoint.ts';
import { listNewest } from '../../shared/http/list.ts';
import { ticketIdOf } from '../../shared/ticket/intake.ts';
import { isWanted } from '../../shared/ticket/ticket-filter.ts';
import { ticketRecordOf } from '../../shared/ticket/ticket-record.ts';
import { findTicket, rangeOf, ticketOfItem } from '../../shared/ticket/ticket-store.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint(schema, async ({ query }) => {
  if (query.conversation_id) {
    const ticket = (await findTicket(ticketIdOf(query.conversation_id)))?.ticket;
    return { body: { tickets: ticket && isWanted(ticket, query) ? [ticketRecordOf(ticket)] : [] } };
  }
  const { found, headers } = await listNewest({
    range: rangeOf(query),
    query,
    path: '/tickets',
    read: (item) => {
      const ticket = ticketOfItem(item);
      return isWanted(ticket, query) ? ticketRecordOf(ticket) : undefined;
    },
  });
  return { body: { tickets: found }, headers };
});
