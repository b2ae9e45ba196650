import { readEndpoint } from '../../shared/http/endpoint.ts';
import { ticketReply } from '../../shared/http/ticket-reply.ts';
import type { TicketDetail } from '../../shared/ticket/ticket-detail.ts';
import { findTicketIn } from '../../shared/ticket/ticket-history-store.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint(
  'owners',
  schema,
  async ({ path: { ticket_id } }, { scope }) => ticketReply(await findTicketIn(scope, ticket_id), scope),
  async ({ body }, event) => (await import('../../shared/http/ticket-page.ts')).showTicket(body as TicketDetail, event),
);
