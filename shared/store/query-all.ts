import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { db, TableName } from './table.ts';

type Query = {
  ProjectionExpression?: string;
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

/** Every item of a partition; `keysOnly`: of each only its key. Strongly consistent. */
export const listPartition = (PK: string, { keysOnly = false } = {}): Promise<Record<string, unknown>[]> =>
  queryAll({
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': PK },
    ConsistentRead: true,
    ...(keysOnly && { ProjectionExpression: 'PK, SK' }),
  });

const FEW = 4; // an item holds some 200 KB at most

/**
 * The items of a partition between two sort keys, both included, read as they are taken: a few at a time, or backwards as many as
 * fit into an answer. Strongly consistent.
 */
export async function* itemsBetween(
  { PK, SK: first }: { PK: string; SK: string },
  { SK: last }: { SK: string },
  isBackward = false,
): AsyncGenerator<Record<string, unknown>> {
  let start: Record<string, unknown> | undefined;
  do {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'PK = :pk AND SK BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':pk': PK, ':first': first, ':last': last },
      ConsistentRead: true,
      ...(isBackward ? { ScanIndexForward: false } : { Limit: FEW }),
      ExclusiveStartKey: start,
    });
    const { Items = [], LastEvaluatedKey } = await db.send(query);
    yield* Items;
    start = LastEvaluatedKey;
  } while (start);
}
