import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { digitsOf } from '../search.ts';
import {
  changeKey,
  changesPartition,
  indexKey,
  phonePartition,
  place,
  ticketKey,
  ticketMoveKey,
  ticketsPartition,
  userPartition,
} from '../store/keys.ts';
import type { Range } from '../store/newest-first.ts';
import { shardOfOwn, shardsEver } from '../store/shards.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { contributionOf } from '../summary/contribution.ts';
import { sortable } from '../time.ts';
import type { Move, Ticket } from './intake.ts';
import { endOf, type TicketFilter } from './ticket-filter.ts';

/** `partition`: where it stands in byCreated, for good, so that who walks through all tickets meets each once. */
export type StoredTicket = { ticket: Ticket; version: number; partition: string };

/** Strongly consistent: it sees every acknowledged write. */
export async function findTicket(ticket_id: string): Promise<StoredTicket | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: ticketKey({ ticket_id }), ConsistentRead: true }));
  return Item && storedTicketOf(Item);
}

export const storedTicketOf = (item: Record<string, unknown>): StoredTicket => ({
  ticket: ticketOfItem(item),
  version: Number(item['version']),
  partition: String(item[indexKey('byCreated').PK]),
});

/** The ticket as it becomes, over what was read (undefined: none was there), one history entry a move, and the change, to be counted. */
export function ticketPuts(ticket: Ticket, moves: readonly Move[], stored: StoredTicket | undefined): Write[] {
  const { ticket_id, user_id, phone_e164, created_at, updated_at } = ticket;
  const readVersion = stored?.version ?? 0;
  const version = readVersion + Math.max(1, moves.length);
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
          ...(phone_e164 && place('byPhone', phonePartition(phone_e164), created_at, ticket_id)),
          ticket,
          version,
        },
        ConditionExpression: readVersion === 0 ? 'attribute_not_exists(PK)' : 'version = :read',
        ...(readVersion > 0 && { ExpressionAttributeValues: { ':read': readVersion } }),
      },
    },
    ...moves.map((move, n) => ({
      Put: {
        TableName,
        Item: { ...ticketMoveKey({ ticket_id, version: readVersion + n + 1 }), ...move },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    })),
    changePut(changesPartition(shard), version, ticket, stored?.ticket),
  ];
}

/** What a change does to the count, until the summary has counted it. */
const changePut = (partition: string, version: number, ticket: Ticket, before: Ticket | undefined): Write => ({
  Put: {
    TableName,
    Item: {
      ...changeKey({ partition, ticket_id: ticket.ticket_id, version }),
      ...(before && { before: contributionOf(before) }),
      after: contributionOf(ticket),
    },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

/** The partitions of byCreated and byActivity that hold every ticket. */
export const ticketPartitions = async (): Promise<string[]> => (await shardsEver()).map(ticketsPartition);

/**
 * Where the tickets lie that a filter can let through, newest first; with `updated_since`, latest change first.
 * `user_id`: only that user's.
 */
export async function rangeOf({ phone, from, to, updated_since }: TicketFilter, user_id?: string): Promise<Range> {
  if (user_id) return { index: 'byOwner', partitions: [{ name: userPartition(user_id) }] };
  const e164 = phone && e164Of(phone);
  if (e164) return { index: 'byPhone', partitions: [{ name: phonePartition(e164) }] };
  const start = updated_since ?? from;
  const partitions = (await ticketPartitions()).map((name) => ({ name, from: start && sortable(new Date(start)) }));
  if (updated_since) return { index: 'byActivity', partitions };
  return { index: 'byCreated', partitions, before: to && sortable(endOf(to)) };
}

/** `+44 20 …` as E.164 writes it. A `+` that was not percent-encoded arrives as a space. */
function e164Of(phone: string): string | undefined {
  return /^[+ ]/.test(phone) ? `+${digitsOf(phone)}` : undefined;
}

export const ticketOfItem = (item: Record<string, unknown>) => item['ticket'] as Ticket;
