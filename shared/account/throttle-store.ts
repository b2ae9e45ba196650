import { hash } from 'node:crypto';
import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import { throttleKey } from '../store/keys.ts';
import { db, Overtaken, TableName, untilWritten } from '../store/table.ts';
import { type Attempts, decide, LIMITS, type ThrottleKind } from './throttle.ts';

/**
 * Counts an attempt before it is made, so that a thousand at once are no more than the limit.
 * @param key an email in lower case or a network; only its hash is stored
 * @throws AppError throttled, with `retry-after` in seconds, when it must not be made yet
 */
export async function takeAttempt(kind: ThrottleKind, key: string, now: Date): Promise<void> {
  await untilWritten(async () => {
    const seen = await countWithinLimit(kind, key, now);
    if (!seen) return;
    const decision = decide(seen, LIMITS[kind], now);
    if ('waitMs' in decision) throw tooMany(decision.waitMs);
    await replace(keyOf(kind, key), seen, decision.counted);
  });
}

/**
 * Lets nothing more through in a window in which all have failed that may. For attempts of which only those that fail are counted.
 * @throws AppError throttled, with `retry-after` in seconds
 */
export async function refuseWhenSpent(kind: ThrottleKind, key: string, now: Date): Promise<void> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: keyOf(kind, key), ConsistentRead: true }));
  const waitMs = Number(Item?.['window_ends']) - now.getTime();
  if (Item && waitMs > 0 && Number(Item['failures']) >= LIMITS[kind].failures) throw tooMany(waitMs);
}

/** Takes one attempt back: it succeeded. */
export async function returnAttempt(kind: ThrottleKind, key: string): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: keyOf(kind, key),
    UpdateExpression: 'SET failures = failures - :one',
    ConditionExpression: 'failures > :zero',
    ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
  });
  await db.send(update).catch(unlessConditionFailed); // then they were forgotten meanwhile
}

/** Forgets all attempts, as after a successful login. */
export async function forgetAttempts(kind: ThrottleKind, key: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName, Key: keyOf(kind, key) }));
}

/** What `decide` says of nearly every attempt, in one write. @returns otherwise what is there */
async function countWithinLimit(kind: ThrottleKind, key: string, now: Date): Promise<Attempts | undefined> {
  const { failures, windowMs } = LIMITS[kind];
  const ends = now.getTime() + windowMs;
  const update = new UpdateCommand({
    TableName,
    Key: keyOf(kind, key),
    UpdateExpression: `SET failures = if_not_exists(failures, :zero) + :one, last_at = :now,
      window_ends = if_not_exists(window_ends, :ends), expires_at = if_not_exists(expires_at, :expires)`,
    ConditionExpression: 'attribute_not_exists(PK) OR (window_ends > :now AND failures < :limit)',
    ExpressionAttributeValues: {
      ':zero': 0,
      ':one': 1,
      ':now': now.getTime(),
      ':ends': ends,
      ':expires': expiry(ends),
      ':limit': failures,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  const failed = await db.send(update).then(() => undefined, unlessConditionFailed);
  return failed && attemptsOf(failed.Item);
}

/** @throws Overtaken when somebody was faster: of many who saw the same, one passes */
async function replace(Key: Record<string, string>, seen: Attempts, counted: Attempts): Promise<void> {
  const put = new PutCommand({
    TableName,
    Item: { ...Key, ...counted, expires_at: expiry(counted.window_ends) },
    ConditionExpression: 'failures = :failures AND last_at = :last_at AND window_ends = :window_ends',
    ExpressionAttributeValues: {
      ':failures': seen.failures,
      ':last_at': seen.last_at,
      ':window_ends': seen.window_ends,
    },
  });
  const cause = await db.send(put).then(() => undefined, unlessConditionFailed);
  if (cause) throw new Overtaken('Another attempt was counted meanwhile', { cause });
}

function unlessConditionFailed(error: unknown): ConditionalCheckFailedException {
  if (error instanceof ConditionalCheckFailedException) return error;
  throw error;
}

const keyOf = (kind: ThrottleKind, key: string) => throttleKey({ kind, key_hash: hash('sha256', key, 'base64url') });

/** When DynamoDB may delete the item, in seconds since 1970. It does so days later, so nothing here relies on it. */
const expiry = (windowEnds: number): number => Math.ceil(windowEnds / 1000);

// The client reads items, but not the one in an error.
const attemptsOf = (item: Record<string, AttributeValue> = {}): Attempts => ({
  failures: Number(item['failures']?.N),
  last_at: Number(item['last_at']?.N),
  window_ends: Number(item['window_ends']?.N),
});

const tooMany = (waitMs: number) =>
  new AppError('throttled', 'Too many attempts; try again later', {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
