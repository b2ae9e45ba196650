import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { eventPuts } from '../events/outbox.ts';
import { writeInBatches } from '../store/batch.ts';
import { conversationKey, erasingPartition, indexKey, place, TICKET_MOVES, ticketKey } from '../store/keys.ts';
import { listPartition } from '../store/query-all.ts';
import { db, TableName, untilWritten, type Write, writeAll } from '../store/table.ts';
import { anonymousEntry, anonymousTicket, erasedEntry } from '../ticket/anonymous.ts';
import { entriesOfItem } from '../ticket/history-entry.ts';
import { ticketIdOf } from '../ticket/intake.ts';
import { findTicket, type StoredTicket, ticketPuts } from '../ticket/ticket-store.ts';
import { timestamp } from '../time.ts';
import { findItem, storedOf } from './conversation-store.ts';

/** What stays of a conversation: that it was erased, when, by whom (an account's email, or `retention`), and which ticket it had. */
export type Erasure = { conversation_id: string; ticket_id?: string | undefined; erased_at: string; erased_by: string };

type Order = {
  by: string;
  now: Date;
  /** One that has changed since is left alone (RFC 3339). */
  unlessSince?: string;
};

/**
 * Erases a conversation with all that was read from it, and what its ticket and the ticket's history say of the customer; the ticket stays, and counts as it
 * did. One transaction makes all of it unreadable but for the history, however large it is; then items go batch by batch. Who is killed meanwhile is followed by
 * the next call or by the clock (retention.ts).
 * @returns undefined when there never was one, or it is left alone; of one that is erased already the same as then
 * @throws Overtaken when others kept writing it
 */
export async function eraseConversation(conversation_id: string, order: Order): Promise<Erasure | undefined> {
  const begun = await untilWritten(() => begin(conversation_id, order));
  if (begun?.isUnfinished) await finish(begun.erasure);
  return begun?.erasure;
}

async function begin(conversation_id: string, { by, now, unlessSince }: Order) {
  const item = await findItem(conversation_id);
  if (!item) return undefined;
  if (item['erasure']) return { erasure: erasureOfItem(item), isUnfinished: indexKey('byActivity').PK in item };
  const { conversation, version } = storedOf(item);
  if (unlessSince !== undefined && conversation.updated_at > unlessSince) return undefined;
  const erased_at = timestamp(now);
  const ticket = await findTicket(ticketIdOf(conversation_id)); // also one that the conversation does not name (mark.hasOthersTicket)
  const erasure: Erasure = { conversation_id, ticket_id: ticket?.ticket.ticket_id, erased_at, erased_by: by };
  await writeAll([erasurePut(erasure, version), ...(ticket ? anonymising(ticket, erasure) : []), ...told(erasure)]);
  return { erasure, isUnfinished: true };
}

const anonymising = (stored: StoredTicket, { erased_by, erased_at }: Erasure): Write[] =>
  ticketPuts(anonymousTicket(stored.ticket, erased_at), [erasedEntry(stored.ticket, erased_by, erased_at)], stored);

const told = ({ conversation_id, ticket_id, erased_at: timestamp, erased_by }: Erasure): Write[] =>
  eventPuts({
    id: `evt_${conversation_id}_erased`,
    group: conversation_id,
    type: 'conversation.erased',
    timestamp,
    data: { conversation_id, ticket_id: ticket_id ?? null, by: erased_by === 'retention' ? 'retention' : 'staff' },
  });

const erasurePut = (erasure: Erasure, readVersion: number): Write => ({
  Put: {
    TableName,
    Item: {
      ...conversationKey(erasure),
      ...place('byActivity', erasingPartition, erasure.erased_at, erasure.conversation_id),
      erasure,
      version: readVersion + 1,
    },
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': readVersion },
  },
});

export const erasureOfItem = (item: Record<string, unknown>) => item['erasure'] as Erasure;

/** Removes what is left. It may be repeated. */
export async function finish({ conversation_id, ticket_id }: Erasure): Promise<void> {
  if (ticket_id) await anonymiseHistory(ticket_id);
  const items = await listPartition(conversationKey({ conversation_id }).PK, { keysOnly: true });
  const own = conversationKey({ conversation_id });
  const others = items.filter(({ SK }) => SK !== own.SK);
  await writeInBatches(others.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));
  const { PK, SK } = indexKey('byActivity');
  await db.send(new UpdateCommand({ TableName, Key: own, UpdateExpression: `REMOVE ${PK}, ${SK}` }));
}

async function anonymiseHistory(ticket_id: string): Promise<void> {
  const ticket = ticketKey({ ticket_id });
  const items = (await listPartition(ticket.PK)).filter(({ SK }) => SK !== ticket.SK);
  const requests = items.map(({ PK, SK, ...entry }) =>
    String(SK).startsWith(TICKET_MOVES)
      ? { PutRequest: { Item: { PK, SK, entries: entriesOfItem(entry).map(anonymousEntry) } } }
      : { DeleteRequest: { Key: { PK, SK } } },
  );
  await writeInBatches(requests);
}
