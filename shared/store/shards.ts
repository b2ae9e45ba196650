import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { shardOf, shardsKey } from './keys.ts';
import { db, TableName } from './table.ts';

const own = Number(env('INDEX_SHARDS'));

/** The shard into which an id is written. */
export const shardOfOwn = (id: string): number => shardOf(id, own);

let most: Promise<number> | undefined;

/** Every shard that may hold something: as many as there ever were, whatever the setting is now. Read once a process. */
export async function shardsEver(): Promise<number[]> {
  most ??= readMost();
  try {
    return Array.from({ length: await most }, (_, shard) => shard);
  } catch (error) {
    most = undefined;
    throw error;
  }
}

async function readMost(): Promise<number> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: shardsKey, ConsistentRead: true }));
  return Math.max(own, Number(Item?.['most'] ?? 0));
}

/** Keeps the number of shards where it is higher than it ever was, before anything is written into them. */
export async function recordShards(): Promise<void> {
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: shardsKey,
        UpdateExpression: 'SET most = :own',
        ConditionExpression: 'attribute_not_exists(PK) OR most < :own',
        ExpressionAttributeValues: { ':own': own },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error; // there were as many before
  }
}
