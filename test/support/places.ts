import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { place } from '../../shared/store/keys.ts';
import { db, TableName } from '../../shared/store/table.ts';

/** Items of about a kilobyte in byCreated, spread over partitions, the nth at a time. */
export async function writePlaces(
  count: number,
  partitions: readonly string[],
  timeOf: (n: number) => string,
): Promise<void> {
  const items = Array.from({ length: count }, (_, n) => ({
    PK: `ITEM#${timeOf(n)}`,
    SK: 'META',
    ...place('byCreated', partitions[(n * 7) % partitions.length] ?? '', timeOf(n), String(n)),
    n,
    text: 'x'.repeat(900),
  }));
  for (let left = items; left.length > 0; left = left.slice(25)) {
    const puts = left.slice(0, 25).map((Item) => ({ PutRequest: { Item } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
}
