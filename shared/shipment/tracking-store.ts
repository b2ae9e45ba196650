import { gunzipSync, gzipSync } from 'node:zlib';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { trackingKey } from '../store/keys.ts';
import { db, TableName } from '../store/table.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import type { Tracked } from './shipment.ts';

/** What the provider is asked for. `carrier`: null where the provider finds it out. */
export type Trackable = { tracking_number: string; carrier: string | null };

/** The last answer for a number, and the time (both in milliseconds since 1970) before which nobody asks again. */
export type StoredTracking = { answer?: { tracked: Tracked; answered_ms: number }; ask_again_ms: number };

const REFRESH_MS = 5 * MINUTE_MS;
const KEPT_MS = 90 * DAY_MS;

export async function findTracking(it: Trackable): Promise<StoredTracking | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: trackingKey(it), ConsistentRead: true }));
  if (!Item) return undefined;
  const { packed, answered_ms, ask_again_ms } = Item;
  return { ...(packed && { answer: { tracked: unpack(packed), answered_ms } }), ask_again_ms };
}

/** Of all who would ask about a number within five minutes, lets one. It may ask whatever comes of it. */
export async function claimRefresh(it: Trackable, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName,
    Key: trackingKey(it),
    UpdateExpression: 'SET ask_again_ms = :next, expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(PK) OR ask_again_ms <= :now',
    ExpressionAttributeValues: {
      ':now': now.getTime(),
      ':next': now.getTime() + REFRESH_MS,
      ':expires': expiryOf(now.getTime()),
    },
  });
  try {
    await db.send(update);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Keeps an answer. Without a condition, since whoever asked has claimed the number for longer than that takes. */
export async function keepAnswer(it: Trackable, tracked: Tracked, now: Date): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: trackingKey(it),
    UpdateExpression: 'SET packed = :packed, answered_ms = :now',
    ExpressionAttributeValues: { ':packed': pack(tracked), ':now': now.getTime() },
  });
  await db.send(update);
}

/** The provider wants to be left alone for longer; for the claim's five minutes it is in any case. */
export async function postponeRefresh(it: Trackable, until: Date, now: Date): Promise<void> {
  const next = Math.max(until.getTime(), now.getTime() + REFRESH_MS);
  const update = new UpdateCommand({
    TableName,
    Key: trackingKey(it),
    UpdateExpression: 'SET ask_again_ms = :next, expires_at = :expires',
    ExpressionAttributeValues: { ':next': next, ':expires': expiryOf(next) },
  });
  await db.send(update);
}

/** When DynamoDB may delete the item, in seconds since 1970. */
const expiryOf = (from: number): number => Math.ceil((from + KEPT_MS) / 1000);

/** Compressed, so that most items stay under the kilobyte that a write unit is. */
const pack = (tracked: Tracked): Uint8Array => gzipSync(JSON.stringify(tracked));
const unpack = (packed: Uint8Array): Tracked => JSON.parse(gunzipSync(packed).toString());
