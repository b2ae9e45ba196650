import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { eventPuts } from '../events/outbox.ts';
import { ticketEvent } from '../events/ticket-event.ts';
import {
  assigneePartition,
  changeKey,
  changesPartition,
  indexKey,
  place,
  queuePartition,
  ticketHistoryKey,
  ticketKey,
  ticketsPartition,
  timePlace,
  userPartition,
} from '../store/keys.ts';
import { shardOfOwn, shardsEver } from '../store/shards.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { contributionOf } from '../summary/contribution.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { Ticket } from './intake.ts';
import { type LookUp, lookUpsOf } from './look-up.ts';
import { NOT_DONE } from './ticket.ts';

/** `partition`: where it stands in byCreated, for good, so that who walks through all tickets meets each once. */
export type StoredTicket = { ticket: Ticket; version: number; partition: string };

/** Strongly consistent: it sees every acknowledged write. */
export async function findTicket(ticket_id: string): Promise<StoredTicket | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: ticketKey({ ticket_id }), ConsistentRead: true }));
  return Item && storedTicketOf(Item);
}

export const ticketOfItem = (item: Record<string, unknown>) => item['ticket'] as Ticket;

export const storedTicketOf = (item: Record<string, unknown>): StoredTicket => ({
  ticket: ticketOfItem(item),
  version: Number(item['version']),
  partition: String(item[indexKey('byCreated').PK]),
});

/** The ticket as it becomes, over what was read (undefined: none was there), what its history says of it and others hear, and the change, to be counted. */
export function ticketPuts(
  ticket: Ticket,
  entries: readonly HistoryEntry[],
  stored: StoredTicket | undefined,
): Write[] {
  const { ticket_id, user_id, created_at, updated_at } = ticket;
  const readVersion = stored?.version ?? 0;
  const version = readVersion + 1;
  const shard = shardOfOwn(ticket_id);
  const partition = ticketsPartition(shard);
  return [
    {
      Put: {
        TableName,
        Item: {
          ...ticketKey(ticket),
          ...place('byCreated', stored?.partition ?? partition, created_at, ticket_id),
          ...place('byActivity', partition, updated_at, ticket_id),
          ...(user_id && place('byOwner', userPartition(user_id), created_at, ticket_id)),
          ...queuePlace(ticket),
          ticket,
          version,
        },
        ConditionExpression: readVersion === 0 ? 'attribute_not_exists(PK)' : 'version = :read',
        ...(readVersion > 0 && { ExpressionAttributeValues: { ':read': readVersion } }),
      },
    },
    ...(entries.length > 0
      ? [
          historyPut({ ticket_id, version }, entries),
          ...eventPuts(ticketEvent(ticket, version, entries, stored?.ticket)),
        ]
      : []),
    changePut(changesPartition(shard), version, ticket, stored?.ticket),
    ...assignmentWrites(ticket, stored?.ticket),
  ];
}

const historyPut = (of: { ticket_id: string; version: number }, entries: readonly HistoryEntry[]): Write => ({
  Put: {
    TableName,
    Item: { ...ticketHistoryKey(of), entries },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/** Where a ticket stands in the queue; nowhere once it is done. */
export const queuePlace = ({ ticket_id, status, assignee, created_at }: Ticket): Record<string, string> =>
  NOT_DONE.includes(status)
    ? place('byQueue', queuePartition(assignee !== undefined, shardOfOwn(ticket_id)), created_at, ticket_id)
    : {};

/** What a change does to the count and to the look-ups, until the summary has counted it. */
function changePut(partition: string, version: number, ticket: Ticket, before: Ticket | undefined): Write {
  const [lost, found] = [before ? lookUpsOf(before) : [], lookUpsOf(ticket)];
  return {
    Put: {
      TableName,
      Item: {
        ...changeKey({ partition, ticket_id: ticket.ticket_id, version }),
        ...(before && { before: contributionOf(before) }),
        after: contributionOf(ticket),
        found_by: without(found, lost),
        lost_by: without(lost, found),
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

const without = (some: LookUp[], others: LookUp[]) =>
  some.filter(({ PK, SK }) => !others.some((other) => other.PK === PK && other.SK === SK));

/** What leads from an account to the tickets it has still to do. */
function assignmentWrites(ticket: Ticket, before: Ticket | undefined): Write[] {
  const keyOf = (it: Ticket | undefined) =>
    it?.assignee && NOT_DONE.includes(it.status)
      ? { PK: assigneePartition(it.assignee), SK: timePlace({ time: it.created_at, id: it.ticket_id }) }
      : undefined;
  const [was, is] = [keyOf(before), keyOf(ticket)];
  if (was?.PK === is?.PK) return [];
  return [...(was ? [{ Delete: { TableName, Key: was } }] : []), ...(is ? [{ Put: { TableName, Item: is } }] : [])];
}

/** The partitions of byCreated and byActivity that hold every ticket. */
export const ticketPartitions = async (): Promise<string[]> => (await shardsEver()).map(ticketsPartition);
