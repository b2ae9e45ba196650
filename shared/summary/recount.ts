import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { countKey, indexKey, statisticsPartition, summaryKey } from '../store/keys.ts';
import { queryAll } from '../store/query-all.ts';
import { db, TableName, writeAll } from '../store/table.ts';
import { lookUpsOf } from '../ticket/look-up.ts';
import { queuePlace, ticketOfItem, ticketPartitions } from '../ticket/ticket-store.ts';
import { addUp, fitting } from './add-up.ts';
import { oldestUncounted, saveLookUps } from './change-store.ts';
import { type Contribution, contributionOf } from './contribution.ts';
import { type Count, findRecount, headDelete, headPut, type Recount } from './summary-store.ts';
import { emptyTotals } from './totals.ts';

type Place = { partition: string; after: string };

/** A ticket where the walk met it, and what it was when changes were last counted: nothing where it was not there yet. */
type Walked = { place: Place; was: Contribution | undefined; item: Record<string, unknown> };

const START: Place = { partition: '', after: ' ' };
const CHUNK = 1000;

/**
 * Every ticket from a place on, once, as it was when changes were last counted. Nothing may be counted meanwhile, whatever
 * else happens: a ticket with changes that are not counted is what it was before the oldest of them, and these are read
 * after the ticket. It stands at its place for good, so none is met twice; one that comes behind the walk has a change.
 */
export async function* walkTickets(from: Place = START): AsyncGenerator<Walked[]> {
  const partitions = (await ticketPartitions()).sort().filter((partition) => partition >= from.partition);
  for (const partition of partitions) {
    const start = { partition, after: partition === from.partition ? from.after : START.after };
    for await (const items of chunks(start)) {
      const changed = await oldestUncounted();
      yield items.map((item) => {
        const ticket = ticketOfItem(item);
        const change = changed.get(ticket.ticket_id);
        const was = change ? change.before : contributionOf(ticket);
        return { place: { partition, after: String(item[indexKey('byCreated').SK]) }, was, item };
      });
    }
  }
}

async function* chunks({ partition, after }: Place): AsyncGenerator<Record<string, unknown>[]> {
  const { PK, SK } = indexKey('byCreated');
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName,
        IndexName: 'byCreated',
        KeyConditionExpression: '#pk = :pk AND #sk > :after',
        ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
        ExpressionAttributeValues: { ':pk': partition, ':after': after },
        Limit: CHUNK,
        ExclusiveStartKey: start,
      }),
    );
    if (page.Items?.length) yield page.Items;
    start = page.LastEvaluatedKey;
  } while (start);
}

/**
 * Counts all tickets anew, beside what there is, and puts that in its place when it is done. A run may end at any moment:
 * the next one goes on where it was.
 * @returns the new count; undefined when time ran out before
 * @throws Overtaken when another run is at it
 */
export async function recountAll(
  count: Count | undefined,
  time_zone: string,
  hasTime: () => boolean,
): Promise<Count | undefined> {
  const generation = (count?.generation ?? 0) + 1;
  const begun: Recount = { generation, version: 0, time_zone, totals: emptyTotals, cursor: START };
  let recount = (await findRecount(generation)) ?? begun;
  for await (const chunk of walkTickets(recount.cursor)) {
    for (let left = chunk; left.length > 0; ) {
      if (!hasTime()) return undefined;
      const differences = left.map(({ was }) => ({ after: was }));
      const now = fitting(recount, differences);
      const cursor = left[now - 1]?.place ?? recount.cursor;
      await index(left.slice(0, now).map(({ item }) => item));
      recount = await addUp(recount, differences.slice(0, now), { cursor });
      left = left.slice(now);
    }
  }
  return putInPlace(recount, count);
}

/** Puts tickets where the queue and the look-ups expect them, as the first release did not. */
async function index(items: readonly Record<string, unknown>[]): Promise<void> {
  await saveLookUps(items.flatMap((item) => lookUpsOf(ticketOfItem(item))));
  const isOfFirstRelease = (item: Record<string, unknown>) => indexKey('byPhone').PK in item || isMissing(item);
  const isMissing = (item: Record<string, unknown>) =>
    Object.keys(queuePlace(ticketOfItem(item))).some((name) => !(name in item));
  for (let left = items.filter(isOfFirstRelease); left.length > 0; left = left.slice(AT_ONCE))
    await Promise.all(left.slice(0, AT_ONCE).map(moveToQueue));
}

/** A ticket that changes meanwhile is put there by that. */
async function moveToQueue(item: Record<string, unknown>): Promise<void> {
  const { PK, SK, version } = item;
  const old = indexKey('byPhone');
  const places = Object.entries(queuePlace(ticketOfItem(item)));
  const set = places.map(([name]) => `${name} = :${name}`).join(', ');
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: { PK, SK },
        UpdateExpression: `${set && `SET ${set} `}REMOVE ${old.PK}, ${old.SK}`,
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: {
          ':version': version,
          ...Object.fromEntries(places.map(([name, value]) => [`:${name}`, value])),
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

async function putInPlace(recount: Recount, count: Count | undefined): Promise<Count> {
  const { cursor: _, version: __, ...counted } = recount;
  const version = count?.version ?? 0;
  const next: Count = { ...counted, version, leftover: count?.leftover ?? counted.generation - 1 };
  const isStored = recount.version > 0;
  await writeAll([headPut<Count>(next, next), ...(isStored ? [headDelete(recount)] : [])]);
  return { ...next, version: version + 1 };
}

/** Has the next runs count everything anew. @throws Overtaken when a run counts something at this moment */
export const beginRecount = (count: Count): Promise<void> =>
  writeAll([headPut<Count>(count, { ...count, isRecounting: true })]);

const AT_ONCE = 25;

/**
 * Removes the statistics that recounts have taken the place of: `leftover` is the first of them, for a recount may begin before those
 * of the one before are gone. @returns the count without the note of it
 */
export async function discardLeftover(count: Count, hasTime: () => boolean): Promise<Count> {
  if (count.leftover === undefined) return count;
  const { leftover, ...rest } = count;
  for (let generation = leftover; generation < count.generation; generation += 1)
    if (!(await discard(generation, hasTime))) return count;
  await writeAll([headPut<Count>(count, rest)]);
  return { ...rest, version: count.version + 1 };
}

/** Whether there was time for all of it. */
async function discard(generation: number, hasTime: () => boolean): Promise<boolean> {
  const kept = [countKey.SK, summaryKey.SK];
  const items = await queryAll({
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': statisticsPartition({ generation }) },
  });
  const keys = items.map(({ PK, SK }) => ({ PK, SK })).filter(({ SK }) => !kept.includes(String(SK)));
  for (let left = keys; left.length > 0; left = left.slice(AT_ONCE)) {
    if (!hasTime()) return false;
    await Promise.all(left.slice(0, AT_ONCE).map((Key) => db.send(new DeleteCommand({ TableName, Key }))));
  }
  return true;
}
