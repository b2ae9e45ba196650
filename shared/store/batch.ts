import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { db, TableName } from './table.ts';

type Request = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

const AT_ONCE = 25; // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html

/** Puts and deletes items one by one, in any order; what was written before it failed stays. It may be repeated. */
export async function writeInBatches(requests: readonly Request[]): Promise<void> {
  let left: readonly Request[] = requests;
  while (left.length > 0) {
    const [now, later] = [left.slice(0, AT_ONCE), left.slice(AT_ONCE)];
    const { UnprocessedItems } = await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: now } }));
    left = [...(UnprocessedItems?.[TableName] ?? []), ...later];
  }
}
