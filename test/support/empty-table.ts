import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { db, TableName } from '../../shared/store/table.ts';

/** Every item of the table. */
export async function allItems(): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName, ExclusiveStartKey: start, ConsistentRead: true }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

/** Removes them all, so that the next run of a property begins with nothing. */
export async function emptyTable(): Promise<void> {
  const deletes = (await allItems()).map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }));
  for (let left = deletes; left.length > 0; left = left.slice(25)) {
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: left.slice(0, 25) } }));
  }
}
