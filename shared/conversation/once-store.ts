import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import { idempotencyKey } from '../store/keys.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { DAY_MS } from '../time.ts';
import type { Once } from './once.ts';

/** The conversation that a request was about, and whether its sender may see all of it. */
type First = { conversation_id: string; isOwn: boolean };

/**
 * What came of the same request in the last 24 hours.
 * @throws AppError invalid_request when its key came with another
 */
export async function findFirst({ key_hash, request_hash }: Once, now: Date): Promise<First | undefined> {
  const get = new GetCommand({ TableName, Key: idempotencyKey({ key_hash }), ConsistentRead: true });
  const { Item } = await db.send(get);
  if (!Item || Number(Item['expires_at']) <= secondsOf(now)) return undefined;
  if (Item['request_hash'] === request_hash) return Item as First & Record<string, unknown>;
  const msg = 'The key came with another request before; choose a new one';
  const problem = { type: 'key_reused', loc: ['header', 'idempotency-key'], msg };
  throw new AppError('invalid_request', 'Invalid request', { problems: [problem] });
}

/** Remembers what a request is about, unless the same was there meanwhile: part of the transaction that does it. */
export const firstPut = (
  { key_hash, request_hash, isOwn }: Once,
  { conversation_id, now }: { conversation_id: string; now: Date },
): Write => ({
  Put: {
    TableName,
    Item: {
      ...idempotencyKey({ key_hash }),
      request_hash,
      conversation_id,
      isOwn,
      expires_at: secondsOf(now) + DAY_MS / 1000,
    },
    ConditionExpression: 'attribute_not_exists(PK) OR expires_at <= :now',
    ExpressionAttributeValues: { ':now': secondsOf(now) },
  },
});

const secondsOf = (time: Date): number => Math.ceil(time.getTime() / 1000);
