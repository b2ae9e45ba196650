import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { eventPuts } from '../events/outbox.ts';
import { countKey, dayKey, recountKey, statisticsPartition, summaryKey } from '../store/keys.ts';
import { queryAll } from '../store/query-all.ts';
import { db, Overtaken, TableName, type Write, writeAll } from '../store/table.ts';
import type { Day, DayAreas } from './day.ts';
import type { Details } from './details.ts';
import type { Summary } from './summary.ts';
import type { Totals } from './totals.ts';

/**
 * What GET /summary serves: when and in which zone it was computed, and of which version of the count. One of an earlier
 * release has no details.
 */
export type Snapshot = {
  summary: Summary;
  details?: Details;
  generated_at: string;
  time_zone: string;
  version: number;
};

/**
 * The head of a set of statistics: its totals, and the version by which one run at a time adds to it. Days and rare labels
 * are items beside it, of the same generation.
 */
export type Head = { generation: number; version: number; time_zone: string; totals: Totals };

/** The statistics that the summary is made of. Nothing is counted while a recount goes on, or while somebody holds it. */
export type Count = Head & { isRecounting?: true; held_until?: string; leftover?: number };

/** Statistics that are being made from all tickets: everything up to a place in a partition of byCreated is in them. */
export type Recount = Head & { cursor: { partition: string; after: string } };

/** A stale read does no harm: whatever is written names the version that was read. */
export async function findCount(): Promise<Count | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: countKey }));
  return Item && headOf<Count>(Item);
}

export async function findRecount(generation: number): Promise<Recount | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: recountKey({ generation }), ConsistentRead: true }));
  return Item && headOf<Recount>(Item);
}

// The totals as text: a map's names may be any text here, and DynamoDB keeps no order of them.
const headOf = <H extends Head>({ PK: _, SK: __, totals, ...head }: Record<string, unknown>) =>
  ({ ...head, totals: JSON.parse(String(totals)) }) as H;

const isRecount = (head: Head): head is Recount => 'cursor' in head;
const keyOf = (head: Head) => (isRecount(head) ? recountKey(head) : countKey);

/** The head in its next version, over the one that was read (0: none was there). */
export function headPut<H extends Head>(read: H, { totals, ...head }: H): Write {
  return {
    Put: {
      TableName,
      Item: { ...keyOf(read), ...head, version: read.version + 1, totals: JSON.stringify(totals) },
      ...overVersion(read.version),
    },
  };
}

export const headDelete = (read: Recount): Write => ({
  Delete: { TableName, Key: recountKey(read), ...overVersion(read.version) },
});

const overVersion = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(PK)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };

export async function findSnapshot(): Promise<Snapshot | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: summaryKey }));
  if (!Item) return undefined;
  const { snapshot, summary, details } = Item;
  return { version: 0, ...snapshot, summary: JSON.parse(summary), ...(details && { details: JSON.parse(details) }) };
}

/**
 * Saves a snapshot unless there is one of a later version, and tells it to others where they listen. The body as text: a map
 * would lose the order of its members.
 */
export async function saveSnapshot({ summary, details, ...snapshot }: Snapshot): Promise<void> {
  const put = {
    TableName,
    Item: { ...summaryKey, snapshot, summary: JSON.stringify(summary), details: JSON.stringify(details) },
    ConditionExpression: 'attribute_not_exists(#s.version) OR #s.version <= :version',
    ExpressionAttributeNames: { '#s': 'snapshot' },
    ExpressionAttributeValues: { ':version': snapshot.version },
  };
  const told = refreshed({ summary, ...snapshot });
  try {
    await (told.length > 0 ? writeAll([{ Put: put }, ...told]) : db.send(new PutCommand(put)));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException || error instanceof Overtaken)) throw error;
  }
}

const refreshed = ({ summary: { total_tickets }, generated_at, version }: Snapshot): Write[] =>
  eventPuts({
    id: `evt_summary_${version}_${Date.parse(generated_at)}`,
    group: 'summary',
    type: 'summary.refreshed',
    timestamp: generated_at,
    data: { total_tickets },
  });

export const dayPut = ({ generation }: Head, day: Day): Write => ({
  Put: { TableName, Item: { ...dayKey({ generation, date: day.date }), day: JSON.stringify(day) } },
});

/** The days from one date (yyyy-mm-dd, UTC) on, oldest first, with the areas of each; those without tickets are left out. */
export async function listDays({ generation }: Head, from: string): Promise<{ days: Day[]; areas: DayAreas[] }> {
  const items = await queryAll({
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': statisticsPartition({ generation }),
      ':from': dayKey({ generation, date: from }).SK,
      ':to': dayKey({ generation, date: '~' }).SK,
    },
    ConsistentRead: true,
  });
  const read = <T>(name: string) =>
    items.flatMap(({ [name]: text }) => (text === undefined ? [] : [JSON.parse(String(text)) as T]));
  return { days: read<Day>('day'), areas: read<DayAreas>('areas') };
}
