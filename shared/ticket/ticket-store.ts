import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { digitsOf } from '../search.ts';
import {
  phonePartition,
  place,
  shardOf,
  ticketKey,
  ticketMoveKey,
  ticketsPartition,
  userPartition,
} from '../store/keys.ts';
import type { Range } from '../store/newest-first.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { sortable } from '../time.ts';
import type { Move, Ticket } from './intake.ts';
import { endOf, type TicketFilter } from './ticket-filter.ts';

export type StoredTicket = { ticket: Ticket; version: number };

const shards = Number(env('INDEX_SHARDS'));

/** Strongly consistent: it sees every acknowledged write. */
export async function findTicket(ticket_id: string): Promise<StoredTicket | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: ticketKey({ ticket_id }), ConsistentRead: true }));
  return Item && { ticket: Item['ticket'], version: Item['version'] };
}

/** The ticket as it becomes, over the version that was read (0: none was there), and one history entry a move. */
export function ticketPuts(ticket: Ticket, moves: readonly Move[], readVersion: number): Write[] {
  const { ticket_id, user_id, phone_e164, created_at, updated_at } = ticket;
  const version = readVersion + Math.max(1, moves.length);
  const partition = ticketsPartition(shardOf(ticket_id, shards));
  return [
    {
      Put: {
        TableName,
        Item: {
          ...ticketKey(ticket),
          ...place('byCreated', partition, created_at, ticket_id),
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
  ];
}

/** The partitions of byCreated and byActivity that hold every ticket. */
export const ticketPartitions = (): string[] => Array.from({ length: shards }, (_, shard) => ticketsPartition(shard));

/**
 * Where the tickets lie that a filter can let through, newest first; with `updated_since`, latest change first.
 * `user_id`: only that user's.
 */
export function rangeOf({ phone, from, to, updated_since }: TicketFilter, user_id?: string): Range {
  if (user_id) return { index: 'byOwner', partitions: [{ name: userPartition(user_id) }] };
  const e164 = phone && e164Of(phone);
  if (e164) return { index: 'byPhone', partitions: [{ name: phonePartition(e164) }] };
  const start = updated_since ?? from;
  const partitions = ticketPartitions().map((name) => ({ name, from: start && sortable(new Date(start)) }));
  if (updated_since) return { index: 'byActivity', partitions };
  return { index: 'byCreated', partitions, before: to && sortable(endOf(to)) };
}

/** `+44 20 …` as E.164 writes it. A `+` that was not percent-encoded arrives as a space. */
function e164Of(phone: string): string | undefined {
  return /^[+ ]/.test(phone) ? `+${digitsOf(phone)}` : undefined;
}

export const ticketOfItem = (item: Record<string, unknown>) => item['ticket'] as Ticket;
