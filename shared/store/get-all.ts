import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { db, TableName } from './table.ts';

type Key = { PK: string; SK: string };

const MOST = 100; // of one BatchGetItem

/** The items of these keys that there are, in any order. */
export async function getAll(keys: readonly Key[], { isConsistent = false } = {}): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = keys.map(({ PK, SK }) => ({ PK, SK }));
  while (left.length > 0) {
    const [now, later] = [left.slice(0, MOST), left.slice(MOST)];
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: now, ConsistentRead: isConsistent } } }),
    );
    found.push(...(Responses?.[TableName] ?? []));
    left = [...(UnprocessedKeys?.[TableName]?.Keys ?? []), ...later];
  }
  return found;
}
