import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { db, TableName } from './table.ts';

type Query = {
  IndexName?: string;
  KeyConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues: Record<string, string>;
  ConsistentRead?: boolean;
};

/** What a query finds, page after page, up to `limit` items. */
export async function queryAll(query: Query, limit = Number.POSITIVE_INFINITY): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new QueryCommand({ TableName, ...query, ExclusiveStartKey: start }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && items.length < limit);
  return items.slice(0, limit);
}

/** Every item of a partition whose sort key begins with these characters, in its order. Strongly consistent. */
export const listItems = (PK: string, beginning: string): Promise<Record<string, unknown>[]> =>
  queryAll({
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :beginning)',
    ExpressionAttributeValues: { ':pk': PK, ':beginning': beginning },
    ConsistentRead: true,
  });
