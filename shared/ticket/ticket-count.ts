import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { assigneePartition, type Index, indexKey, queuePartition } from '../store/keys.ts';
import { shardsEver } from '../store/shards.ts';
import { db, TableName } from '../store/table.ts';

/** How many there are, and whether there are more than were counted. */
export type Counted = { count: number; isMore: boolean };

/** What an account has still to do, at most so many: a unit for a hundred. */
export const countAssigned = (email: string, most: number): Promise<Counted> => countIn(assigneePartition(email), most);

/** What nobody has taken yet, at most about so many: some ten units for a hundred, few for few. */
export async function countUnassigned(most: number): Promise<Counted> {
  const shards = await shardsEver();
  const share = Math.ceil(most / shards.length);
  const counted = await Promise.all(shards.map((shard) => countIn(queuePartition(false, shard), share, 'byQueue')));
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    isMore: counted.some(({ isMore }) => isMore),
  };
}

async function countIn(partition: string, most: number, IndexName?: Index): Promise<Counted> {
  const { Count = 0, LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName,
      IndexName,
      Select: 'COUNT',
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': IndexName ? indexKey(IndexName).PK : 'PK' },
      ExpressionAttributeValues: { ':pk': partition },
      Limit: most,
    }),
  );
  return { count: Count, isMore: LastEvaluatedKey !== undefined && Count >= most };
}
