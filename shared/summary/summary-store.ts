import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dayKey, indexKey, summaryKey, totalsKey } from '../store/keys.ts';
import { queryAll } from '../store/query-all.ts';
import { db, TableName, type Write, writeAll } from '../store/table.ts';
import type { Ticket } from '../ticket/intake.ts';
import { ticketOfItem, ticketPartitions } from '../ticket/ticket-store.ts';
import type { DayCount, Summary } from './summary.ts';
import { emptyTotals, type Totals } from './totals.ts';

/** What GET /summary serves, and when and in which zone it was computed. */
export type Snapshot = { summary: Summary; generated_at: string; time_zone: string };

/** All-time totals, and the moment (RFC 3339) up to which every change of a ticket is counted in them. */
export type Ledger = { totals: Totals; watermark: string; time_zone: string; version: number };

export async function findSnapshot(): Promise<Snapshot | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: summaryKey }));
  return Item && { ...Item['snapshot'], summary: JSON.parse(Item['summary']) };
}

export async function findLedger(): Promise<Ledger | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: totalsKey, ConsistentRead: true }));
  return Item?.['ledger'];
}

export const newLedger = (time_zone: string): Ledger => ({ totals: emptyTotals, watermark: '', time_zone, version: 0 });

// The body as text: a map would lose the order of its members.
export const saveSnapshot = ({ summary, ...snapshot }: Snapshot): Promise<void> =>
  writeAll([{ Put: { TableName, Item: { ...summaryKey, snapshot, summary: JSON.stringify(summary) } } }]);

/**
 * Saves a day together with the totals it is part of, or the totals alone. Only one run can: the ledger's version decides.
 * @throws Overtaken when another run saved first
 */
export async function saveLedger(ledger: Ledger, day?: DayCount): Promise<Ledger> {
  const next = { ...ledger, version: ledger.version + 1 };
  const dayPut: Write[] = day ? [{ Put: { TableName, Item: { ...dayKey(day), day } } }] : [];
  const ledgerPut: Write = {
    Put: {
      TableName,
      Item: { ...totalsKey, ledger: next },
      ConditionExpression: ledger.version === 0 ? 'attribute_not_exists(PK)' : 'ledger.version = :read',
      ...(ledger.version > 0 && { ExpressionAttributeValues: { ':read': ledger.version } }),
    },
  };
  await writeAll([ledgerPut, ...dayPut]);
  return next;
}

export async function findDay(date: string): Promise<DayCount> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: dayKey({ date }), ConsistentRead: true }));
  return Item?.['day'] ?? { date, hours: {} };
}

/** The days from one date (yyyy-mm-dd, UTC) on, oldest first; those without tickets are left out. */
export async function listDays(from: string): Promise<DayCount[]> {
  const items = await queryAll({
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': dayKey({ date: from }).PK,
      ':from': dayKey({ date: from }).SK,
      ':to': dayKey({ date: '~' }).SK,
    },
  });
  return items.map((item) => item['day'] as DayCount);
}

/** The tickets that changed at a time or later, oldest change first, at most `limit` of each partition. */
export async function listChanged(since: string, limit: number): Promise<Ticket[][]> {
  const { PK, SK } = indexKey('byActivity');
  return Promise.all(
    ticketPartitions().map(async (partition) => {
      const query = {
        IndexName: 'byActivity',
        KeyConditionExpression: '#pk = :pk AND #sk >= :since',
        ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
        ExpressionAttributeValues: { ':pk': partition, ':since': since || ' ' },
      };
      return (await queryAll(query, limit)).map(ticketOfItem);
    }),
  );
}

/** Every ticket that was created in one hour of UTC (`2026-11-20T15`). */
export async function listCreatedIn(hour: string): Promise<Ticket[]> {
  const { PK, SK } = indexKey('byCreated');
  const found = await Promise.all(
    ticketPartitions().map((partition) =>
      queryAll({
        IndexName: 'byCreated',
        KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :hour)',
        ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
        ExpressionAttributeValues: { ':pk': partition, ':hour': hour },
      }),
    ),
  );
  return found.flat().map(ticketOfItem);
}
