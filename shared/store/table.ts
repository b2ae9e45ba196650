import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { consumed } from './consumed.ts';

export const TableName = env('TABLE_NAME');

export const db = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
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
    const result = await next(args);
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
 * Writes all of it or nothing.
 * @throws Overtaken when a condition fails or another transaction holds one of the items
 */
export async function writeAll(writes: Write[]): Promise<void> {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: writes }));
  } catch (cause) {
    if (isOvertaken(cause)) throw new Overtaken('Another request wrote meanwhile', { cause });
    throw cause;
  }
}

function isOvertaken(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None').filter((code) => code !== 'None');
  return codes.length > 0 && codes.every((code) => LOST.has(code));
}

const RETRIES = 3;

/** Runs `attempt` again, a little later each time, while others overtake it. @throws Overtaken after three retries */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Overtaken) || retry === RETRIES) throw error;
      // Full jitter (https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/).
      await new Promise((resume) => setTimeout(resume, Math.random() * 50 * 2 ** retry));
    }
  }
}
