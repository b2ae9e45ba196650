import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { modelCallsKey } from '../store/keys.ts';
import { db, TableName } from '../store/table.ts';
import { DAY_MS } from '../time.ts';

/** Counts a call before it is made, whichever function makes it. @returns false when there were so many this day (UTC) already */
export async function countCall(limit: number, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName,
    Key: modelCallsKey({ day: now.toISOString().slice(0, 10) }),
    UpdateExpression: 'ADD calls :one SET expires_at = if_not_exists(expires_at, :expires)',
    ConditionExpression: 'attribute_not_exists(calls) OR calls < :limit',
    ExpressionAttributeValues: {
      ':one': 1,
      ':limit': limit,
      ':expires': Math.ceil((now.getTime() + 30 * DAY_MS) / 1000),
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
