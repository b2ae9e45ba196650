import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { writeInBatches } from '../store/batch.ts';
import { changesPartition } from '../store/keys.ts';
import { shardsEver } from '../store/shards.ts';
import { db, TableName, type Write } from '../store/table.ts';
import type { LookUp } from '../ticket/look-up.ts';
import type { Difference } from './contribution.ts';

/** A change of a ticket that is not counted yet. */
export type Change = Difference & { PK: string; SK: string; found_by?: LookUp[]; lost_by?: LookUp[] };

const PAGE = 250; // of each partition, so that a run can stop soon

/** Every change that is not counted, a page of each partition at a time; those of a ticket in their order. */
export async function* uncounted({ isConsistent = false } = {}): AsyncGenerator<Change[]> {
  const partitions = (await shardsEver()).map((shard) => pages(changesPartition(shard), isConsistent));
  for (;;) {
    const next = await Promise.all(partitions.map((partition) => partition.next()));
    if (next.every(({ done }) => done)) return;
    yield next.flatMap(({ value }) => value ?? []);
  }
}

async function* pages(partition: string, ConsistentRead: boolean): AsyncGenerator<Change[], undefined> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': partition },
        ConsistentRead,
        Limit: PAGE,
        ExclusiveStartKey: start,
      }),
    );
    yield (page.Items ?? []) as Change[];
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Of each ticket that has changes which are not counted the oldest one, by its id: what it was when it was last counted. */
export async function oldestUncounted(): Promise<Map<string, Change>> {
  const oldest = new Map<string, Change>();
  for await (const changes of uncounted({ isConsistent: true })) {
    for (const change of changes) if (!oldest.has(ticketOf(change))) oldest.set(ticketOf(change), change);
  }
  return oldest;
}

const ticketOf = ({ SK }: Change) => SK.slice(0, SK.lastIndexOf('#'));

/** Changes are counted by removing them, with what leads to their tickets no longer: who counts one a second time fails. */
export const changeDeletes = (changes: readonly Change[]): Write[] => [
  ...changes.map(({ PK, SK }) => ({
    Delete: { TableName, Key: { PK, SK }, ConditionExpression: 'attribute_exists(PK)' },
  })),
  ...lookUpsAfter(changes).lost.map((Key) => ({ Delete: { TableName, Key } })),
];

/** What leads to the tickets after these changes, and what no longer does: a name that was taken away and told again stays. */
export function lookUpsAfter(changes: readonly Change[]): { found: LookUp[]; lost: LookUp[] } {
  const last = new Map<string, { lookUp: LookUp; isFound: boolean }>();
  const say = (isFound: boolean) => (lookUp: LookUp) => last.set(`${lookUp.PK} ${lookUp.SK}`, { lookUp, isFound });
  for (const { found_by = [], lost_by = [] } of changes) {
    lost_by.forEach(say(false));
    found_by.forEach(say(true));
  }
  const those = (wanted: boolean) =>
    [...last.values()].filter(({ isFound }) => isFound === wanted).map(({ lookUp }) => lookUp);
  return { found: those(true), lost: those(false) };
}

/** Writes what leads to a ticket from now on. It may be repeated. */
export async function saveLookUps(lookUps: readonly LookUp[]): Promise<void> {
  const distinct = [...new Map(lookUps.map((it) => [`${it.PK} ${it.SK}`, it])).values()];
  await writeInBatches(distinct.map((Item) => ({ PutRequest: { Item } })));
}
