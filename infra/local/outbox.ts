import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { eventsPartition, shardsKey } from '../../shared/store/keys.ts';
import type { LambdaHandler } from './functions.ts';

type Item = Record<string, AttributeValue>;
type Options = { db: DynamoDBClient; table: string; invoke: LambdaHandler };

const PAGE = 100; // as many as a batch of the stream

/**
 * Stands in for the stream of the table, which the local engine has but which slows it down with every record: reads the events
 * that are there, oldest first, and hands them to the function as the stream would. What that has taken is removed; after a kill
 * in between it is handed over again.
 */
export function readOutbox({ db, table, invoke }: Options) {
  /** Up to the first event that the function does not take. */
  async function drain(shard: number, isGoing: () => boolean): Promise<void> {
    for (let items = await firstItems(shard); items.length > 0 && isGoing(); items = await firstItems(shard)) {
      const failed = await failuresAmong(items);
      const taken = items.findIndex((item) => failed.has(placeOf(item)));
      await remove(taken < 0 ? items : items.slice(0, taken));
      if (taken >= 0) return;
    }
  }

  async function failuresAmong(items: Item[]): Promise<Set<string>> {
    const { batchItemFailures } = await invoke({ Records: items.map(recordOf) });
    return new Set(batchItemFailures.map(({ itemIdentifier }: { itemIdentifier: string }) => itemIdentifier));
  }

  /** As many as there ever were; the start of the service has recorded it. */
  async function shardsEver(): Promise<number> {
    const { PK, SK } = shardsKey;
    const { Item } = await db.send(new GetItemCommand({ TableName: table, Key: { PK: { S: PK }, SK: { S: SK } } }));
    return Number(Item?.['most']?.N);
  }

  async function firstItems(shard: number): Promise<Item[]> {
    const { Items = [] } = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': { S: eventsPartition(shard) } },
        ConsistentRead: true,
        Limit: PAGE,
      }),
    );
    return Items;
  }

  async function remove(items: Item[]): Promise<void> {
    for (let at = 0; at < items.length; at += 25) {
      const requests = items.slice(at, at + 25).map((item) => ({ DeleteRequest: { Key: keyOf(item) } }));
      await db.send(new BatchWriteItemCommand({ RequestItems: { [table]: requests } }));
    }
  }

  /** `isGoing`: asked before each batch. */
  return async (isGoing = () => true): Promise<void> => {
    const shards = await shardsEver();
    await Promise.all(Array.from({ length: shards }, (_, shard) => drain(shard, isGoing)));
  };
}

const keyOf = ({ PK = { S: '' }, SK = { S: '' } }: Item) => ({ PK, SK });
const placeOf = ({ SK }: Item): string => SK?.S ?? '';

/** As a stream of new images has it. */
const recordOf = (item: Item) => ({
  eventID: placeOf(item),
  eventName: 'INSERT',
  eventSource: 'aws:dynamodb',
  dynamodb: { Keys: keyOf(item), NewImage: item, SequenceNumber: placeOf(item), StreamViewType: 'NEW_IMAGE' },
});
