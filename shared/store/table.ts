import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { inTime } from '../deadline.ts';
import { env } from '../env.ts';
import { count } from '../metrics.ts';
import { consumed } from './consumed.ts';
import { TIMEOUTS } from './timeouts.ts';

export const TableName = env('TABLE_NAME');

export const db = DynamoDBDocumentClient.from(new DynamoDBClient(TIMEOUTS), {
  marshallOptions: { removeUndefinedValues: true },
});

const WRITES = new Set([
  'BatchWriteItemCommand',
  'PutItemCommand',
  'UpdateItemCommand',
  'DeleteItemCommand',
  'TransactWriteItemsCommand',
]);

db.middlewareStack.add(
  (next, context) => async (args) => {
    Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
    const result = await inTime(() => next(args));
    const { ConsumedCapacity: capacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
    const units = [capacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    consumed[WRITES.has(String(context['commandName'])) ? 'write' : 'read'] += units;
    return result;
  },
  { step: 'initialize', name: 'countCapacityUnits' },
);
type Capacity = { CapacityUnits?: number };

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Somebody else wrote one of the items meanwhile: read again and decide again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const LOST = new Set(['ConditionalCheckFailed', 'TransactionConflict']);

/**
 * Writes all of it or nothing; tries again when DynamoDB is short of capacity for it.
 * @throws Overtaken when a condition fails or another transaction holds one of the items
 */
export async function writeAll(writes: Write[]): Promise<void> {
  try {
    await repeated(() => db.send(new TransactWriteCommand({ TransactItems: writes })), isThrottled);
  } catch (cause) {
    if (isOvertaken(cause)) throw new Overtaken('Another request wrote meanwhile', { cause });
    throw cause;
  }
}

// The SDK tries again what is throttled, but not a transaction that was cancelled for it
// (https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html).
const THROTTLED = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded']);

const isThrottled = (error: unknown): boolean => reasonsOf(error).some((code) => THROTTLED.has(code));

function isOvertaken(error: unknown): boolean {
  const codes = reasonsOf(error);
  return codes.length > 0 && codes.every((code) => LOST.has(code));
}

/** Why DynamoDB cancelled a transaction: a code for each item that was in its way. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None').filter((code) => code !== 'None');
}

/** Runs `attempt` again, a little later each time, while others overtake it. @throws Overtaken after three retries */
export const untilWritten = <T>(attempt: () => Promise<T>): Promise<T> =>
  repeated(attempt, (error) => error instanceof Overtaken);

const countObstacle = (error: unknown) => count(error instanceof Overtaken ? 'Conflicts' : 'TransactionsThrottled');

const RETRIES = 3;

async function repeated<T>(attempt: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      countObstacle(error);
      if (retry === RETRIES) throw error;
      // Full jitter (https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/).
      await new Promise((resume) => setTimeout(resume, Math.random() * 50 * 2 ** retry));
    }
  }
}
