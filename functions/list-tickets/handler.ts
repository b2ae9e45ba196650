import { type Caller, isInScope, type Scope } from '../../shared/account/access.ts';
import { listEndpoint } from '../../shared/http/endpoint.ts';
import { listInOrder } from '../../shared/http/list.ts';
import { wantsPage } from '../../shared/http/navigation.ts';
import { getAll } from '../../shared/store/get-all.ts';
import { ticketKey } from '../../shared/store/keys.ts';
import { type Ticket, ticketIdOf } from '../../shared/ticket/intake.ts';
import { filterOf, idsIn, isTicketId, isWanted } from '../../shared/ticket/ticket-filter.ts';
import { rangeOf, ticketsOf } from '../../shared/ticket/ticket-range.ts';
import { type TicketRecord, ticketRecordOf, ticketSchema } from '../../shared/ticket/ticket-record.ts';
import { storedTicketOf, ticketOfItem } from '../../shared/ticket/ticket-store.ts';
import { pageQuery, type Query, scopeOfPage } from './page-query.ts';
import { schema } from './schema.ts';

type Item = Record<string, unknown>;

export const handler = listEndpoint(
  schema,
  async ({ query }, event) => {
    const { scope, caller } = event;
    const isPage = wantsPage(event);
    const asked = isPage ? pageQuery(query, caller) : query;
    const items = new Map<string, Item>();
    const { found, headers } = await list(
      asked,
      caller,
      isPage ? scopeOfPage(scope, caller) : scope,
      (ticket, item) => {
        if (isPage) items.set(ticket.ticket_id, item);
        return ticketRecordOf(ticket);
      },
    );
    return {
      body: { tickets: found },
      headers,
      table: { name: 'tickets', schema: ticketSchema, records: found },
      asked,
      // A page shows more of a ticket than its record has.
      tickets: isPage ? found.map(({ ticket_id }) => storedTicketOf(items.get(ticket_id) ?? {})) : [],
    };
  },
  async (reply, event) => (await import('./page.tsx')).ticketsPage(reply, event),
);

type RecordOf = (ticket: Ticket, item: Item) => TicketRecord;

/** What the query lets through of what is in scope, and the headers that say where the list goes on. */
async function list(query: Query, caller: Caller, scope: Scope, recordOf: RecordOf) {
  const filter = filterOf(query, caller);
  // A user's partition holds conversations too, which have no ticket.
  const shown = (item: Item) => {
    const ticket: Ticket | undefined = ticketOfItem(item);
    return ticket && isInScope(scope, ticket) && isWanted(ticket, filter) ? recordOf(ticket, item) : undefined;
  };
  const get = async (ids: string[]) => {
    const keys = [...new Set(ids)].map((ticket_id) => ticketKey({ ticket_id }));
    return (await getAll(keys, { isConsistent: true })).map(shown).filter((it) => it !== undefined);
  };
  if (query.conversation_id) return { found: await get(query.conversation_id.map(ticketIdOf)), headers: {} };
  const named = idsIn(query.q);
  if (query.q?.every(isTicketId)) return { found: await get(named), headers: {} };
  const range = await rangeOf(filter, scope === 'everybody' ? undefined : scope.user_id);
  return listInOrder({
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
}
