import type { Scope } from '../account/access.ts';
import { possibleDuplicates } from '../ticket/duplicates.ts';
import { ownTicketDetailOf, ticketDetailOf } from '../ticket/ticket-detail.ts';
import type { TicketWithHistory } from '../ticket/ticket-history-store.ts';
import { type Reply, tagOf } from './reply.ts';

/** A ticket as who reads it may see it; the ETag begins with its version. */
export async function ticketReply(found: TicketWithHistory, scope: Scope): Promise<Reply> {
  const body =
    scope === 'everybody' ? ticketDetailOf(found, await possibleDuplicates(found.ticket)) : ownTicketDetailOf(found);
  const etag = tagOf(JSON.stringify(body), body.version);
  return { body, headers: { etag, ...(found.isCut && { 'x-truncated': 'true' }) } };
}
