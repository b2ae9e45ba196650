import { isInScope } from '../../shared/account/access.ts';
import { listEndpoint } from '../../shared/http/endpoint.ts';
import { listInOrder } from '../../shared/http/list.ts';
import { getAll } from '../../shared/store/get-all.ts';
import { ticketKey } from '../../shared/store/keys.ts';
import { type Ticket, ticketIdOf } from '../../shared/ticket/intake.ts';
import { filterOf, idsIn, isTicketId, isWanted } from '../../shared/ticket/ticket-filter.ts';
import { rangeOf, ticketsOf } from '../../shared/ticket/ticket-range.ts';
import { type TicketRecord, ticketRecordOf, ticketSchema } from '../../shared/ticket/ticket-record.ts';
import { ticketOfItem } from '../../shared/ticket/ticket-store.ts';
import { schema } from './schema.ts';

export const handler = listEndpoint(schema, async ({ query }, { scope, caller }) => {
  const filter = filterOf(query, caller);
  // A user's partition holds conversations too, which have no ticket.
  const shown = (item: Record<string, unknown>) => {
    const ticket: Ticket | undefined = ticketOfItem(item);
    return ticket && isInScope(scope, ticket) && isWanted(ticket, filter) ? ticketRecordOf(ticket) : undefined;
  };
  const get = async (ids: string[]) =>
    (
      await getAll(
        [...new Set(ids)].map((ticket_id) => ticketKey({ ticket_id })),
        { isConsistent: true },
      )
    )
      .map(shown)
      .filter((it) => it !== undefined);
  if (query.conversation_id) return replyOf(await get(query.conversation_id.map(ticketIdOf)));
  const named = idsIn(query.q);
  if (query.q?.every(isTicketId)) return replyOf(await get(named));
  const range = await rangeOf(filter, scope === 'everybody' ? undefined : scope.user_id);
  const { found, headers } = await listInOrder({
    range,
    query,
    path: '/tickets',
    order: range.by,
    first: query.cursor === undefined && named.length > 0 ? await get(named) : [],
    ...(range.isLookUp && { resolved: (entries, atOnce) => ticketsOf(entries, filter, atOnce) }),
    read: (item) => {
      const record = shown(item);
      return record && !named.includes(record.ticket_id) ? record : undefined;
    },
  });
  return replyOf(found, headers);
});

const replyOf = (tickets: TicketRecord[], headers = {}) => ({
  body: { tickets },
  headers,
  table: { name: 'tickets', schema: ticketSchema, records: tickets },
});
