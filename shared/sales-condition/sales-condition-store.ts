import { isDeepStrictEqual } from 'node:util';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  conversationKey,
  indexKey,
  place,
  SALES_CONDITION_VERSIONS,
  salesConditionKey,
  salesConditionVersionKey,
  salesPartition,
} from '../store/keys.ts';
import { listItems } from '../store/query-all.ts';
import { db, TableName, type Write } from '../store/table.ts';
import type { SalesCondition, StatedTerms } from './sales-condition.ts';

/** A condition as the service keeps it: what it says, where that was said, and whose conversation it is of. */
export type StoredCondition = {
  condition: SalesCondition;
  evidence: StatedTerms['evidence'];
  user_id?: string | undefined;
  /** Counts its versions, from 1. */
  version: number;
  at: string;
};

/** Strongly consistent. */
export async function findSalesCondition(conversation_id: string): Promise<StoredCondition | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName, Key: salesConditionKey({ conversation_id }), ConsistentRead: true }),
  );
  return Item && storedOf(Item);
}

/** Every version of a condition, the oldest first. */
export async function listVersions(
  conversation_id: string,
): Promise<{ at: string; sales_condition: SalesCondition }[]> {
  const versions = await listItems(conversationKey({ conversation_id }).PK, SALES_CONDITION_VERSIONS);
  return versions.map(({ at, condition }) => ({ at: String(at), sales_condition: JSON.parse(String(condition)) }));
}

/** What makes the stored condition this one, and keeps a new version for good; the conversation's own version guards both. */
export function salesConditionWrites(
  conversation_id: string,
  next: StoredCondition,
  stored: StoredCondition | undefined,
): Write[] {
  if (isDeepStrictEqual(next, stored)) return [];
  const { version, at, user_id } = next;
  // As JSON text, which keeps the order of members; DynamoDB's maps have none, and an ETag needs one.
  const [condition, evidence] = [JSON.stringify(next.condition), JSON.stringify(next.evidence)];
  const partition = partitionOf(next.condition);
  const found = partition && place('byOwner', partition, at, conversation_id);
  const item = { ...salesConditionKey({ conversation_id }), ...found, condition, evidence, user_id, version, at };
  const current = { Put: { TableName, Item: item } };
  if (version === stored?.version) return [current];
  const kept = { ...salesConditionVersionKey({ conversation_id, version }), condition, at };
  return [current, { Put: { TableName, Item: kept, ConditionExpression: 'attribute_not_exists(PK)' } }];
}

/** The newest complete conditions for the same customer and product; as many as anybody has to be told of. */
export async function listSimilar(condition: SalesCondition): Promise<StoredCondition[]> {
  const partition = partitionOf(condition);
  if (!partition) return [];
  const { PK } = indexKey('byOwner');
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName,
      IndexName: 'byOwner',
      KeyConditionExpression: '#pk = :partition',
      ExpressionAttributeNames: { '#pk': PK },
      ExpressionAttributeValues: { ':partition': partition },
      ScanIndexForward: false,
      Limit: 100,
    }),
  );
  return Items.map(storedOf);
}

/** Only a complete condition of a known customer can stand in another one's way. */
function partitionOf({ status, customer, product }: SalesCondition): string | undefined {
  return status === 'complete' && customer && product
    ? salesPartition(comparable(customer), comparable(product))
    : undefined;
}

const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s#]+/g, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();

const storedOf = (item: Record<string, unknown>): StoredCondition => ({
  condition: JSON.parse(String(item['condition'])),
  evidence: JSON.parse(String(item['evidence'])),
  user_id: item['user_id'] as string | undefined,
  version: Number(item['version']),
  at: String(item['at']),
});
