import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isInScope, type Scope } from '../account/access.ts';
import { AppError } from '../errors.ts';
import { ticketKey } from '../store/keys.ts';
import { db, TableName } from '../store/table.ts';
import { entriesOfItem, type HistoryEntry } from './history-entry.ts';
import { type StoredTicket, storedTicketOf } from './ticket-store.ts';

/** A ticket with what its history says, the oldest first; `isCut`: there is more than 1 MB of it, and the oldest is left out. */
export type TicketWithHistory = StoredTicket & { entries: HistoryEntry[]; isCut: boolean };

/** One query, strongly consistent. The ticket itself sorts behind its history, so that it is always in the page. */
export async function findTicketWithHistory(ticket_id: string): Promise<TicketWithHistory | undefined> {
  const { Items: [item, ...history] = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: { ':pk': ticketKey({ ticket_id }).PK },
      ScanIndexForward: false,
      ConsistentRead: true,
    }),
  );
  if (!item) return undefined;
  return {
    ...storedTicketOf(item),
    entries: history.toReversed().flatMap(entriesOfItem),
    isCut: LastEvaluatedKey !== undefined,
  };
}

/** @throws AppError not_found, in the same words for one that there is not and one that the reader may not see */
export async function findTicketIn(scope: Scope, ticket_id: string): Promise<TicketWithHistory> {
  const found = await findTicketWithHistory(ticket_id);
  if (!found || !isInScope(scope, found.ticket)) throw new AppError('not_found', 'Ticket not found');
  return found;
}
