import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Account } from '../shared/account/account.ts';
import { isAccountId } from '../shared/account/account.ts';
import { accountOfItem } from '../shared/account/account-store.ts';
import { historyOf } from '../shared/conversation/chunk.ts';
import { conversationOfItem, findConversation, listSplices } from '../shared/conversation/conversation-store.ts';
import { byItem, type Entry, liveEntries } from '../shared/conversation/history.ts';
import { findSalesCondition, listVersions } from '../shared/sales-condition/sales-condition-store.ts';
import { listShipments } from '../shared/shipment/shipment-store.ts';
import { inOrder } from '../shared/store/in-order.ts';
import { accountKey, ticketKey, userPartition } from '../shared/store/keys.ts';
import { listPartition } from '../shared/store/query-all.ts';
import { db, TableName } from '../shared/store/table.ts';
import { entriesOfItem } from '../shared/ticket/history-entry.ts';
import { findTicket, ticketOfItem } from '../shared/ticket/ticket-store.ts';

/** Where a customer's records are: the ids of conversations and tickets that carry the user_id. */
export type Owned = { conversations: string[]; tickets: string[] };

export async function ownedBy(user_id: string): Promise<Owned> {
  const owned: Owned = { conversations: [], tickets: [] };
  for await (const { item } of inOrder({ index: 'byOwner', partitions: [{ name: userPartition(user_id) }] })) {
    if (item['conversation']) owned.conversations.push(conversationOfItem(item).conversation_id);
    if (item['ticket']) owned.tickets.push(ticketOfItem(item).ticket_id);
  }
  return owned;
}

/** The account with a user_id. No index leads from there to it, so the whole table is read; a user_id of another's is none of an account. */
export async function findAccountByUser(user_id: string): Promise<Account | undefined> {
  if (!isAccountId(user_id)) return undefined;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'begins_with(PK, :accounts) AND user_id = :id',
        ExpressionAttributeValues: { ':accounts': accountKey({ account_id: '' }).PK, ':id': user_id },
        ExclusiveStartKey: start,
      }),
    );
    const [found] = page.Items ?? [];
    if (found) return accountOfItem(found);
    start = page.LastEvaluatedKey;
  } while (start);
  return undefined;
}

type Customer = { user_id: string; account: Account | undefined; owned: Owned };

/**
 * All that is stored of a customer as the pieces of one JSON document, a record a line, so that no more than one conversation is held at a time.
 * `onRecord`: told how many conversations and tickets are written.
 */
export async function* documentOf(
  { user_id, account, owned }: Customer,
  now: Date,
  onRecord: (written: number) => void = () => {},
): AsyncGenerator<string> {
  const { password_hash: _, ...profile } = account ?? {};
  const head = { exported_at: now.toISOString(), user_id, account: account ? profile : null };
  let written = 0;
  async function* list(ids: readonly string[], read: (id: string) => Promise<object | undefined>) {
    let comma = '';
    for (const id of ids) {
      const record = await read(id);
      onRecord(++written);
      if (!record) continue; // erased meanwhile
      yield `${comma}\n${JSON.stringify(record)}`;
      comma = ',';
    }
  }
  yield `${JSON.stringify(head).slice(0, -1)},\n"conversations":[`;
  yield* list(owned.conversations, conversationRecord);
  yield '],\n"tickets":[';
  yield* list(owned.tickets, ticketRecord);
  yield ']}\n';
}

async function conversationRecord(conversation_id: string) {
  const stored = await findConversation(conversation_id);
  if (!stored) return undefined;
  const history = historyOf(await listSplices(conversation_id));
  const condition = await findSalesCondition(conversation_id);
  return {
    ...stored.conversation,
    messages: itemsIn(liveEntries(history)),
    superseded: history.superseded.map(itemsIn),
    shipments: await listShipments(conversation_id),
    sales_condition: condition ? { ...condition, versions: await listVersions(conversation_id) } : null,
  };
}

/** As they were sent, each once. */
const itemsIn = (entries: readonly Entry[]) => byItem(entries).map(([first]) => first?.item);

async function ticketRecord(ticket_id: string) {
  const stored = await findTicket(ticket_id);
  if (!stored) return undefined;
  const { PK, SK } = ticketKey({ ticket_id });
  const others = (await listPartition(PK)).filter((item) => item['SK'] !== SK);
  return { ...stored.ticket, history: others.flatMap(({ PK: _, SK: __, ...entry }) => entriesOfItem(entry)) };
}
