import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Entry } from '../conversation/history.ts';
import { digestOf } from '../conversation/mark.ts';
import { modelReadingKey } from '../store/keys.ts';
import { db, TableName, type Write } from '../store/table.ts';
import type { ModelReading } from './model-reading.ts';

/**
 * A model's reading as it is kept, so that evidence, repeats and later saves need no further call. `digest`: of the messages
 * that it has seen; where they are others now, it tells nothing.
 */
export type StoredReading = { reading: ModelReading; digest: string; model: string; prompt: number };

/** Strongly consistent. */
export async function findReading(conversation_id: string): Promise<StoredReading | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName, Key: modelReadingKey({ conversation_id }), ConsistentRead: true }),
  );
  return Item && { reading: Item['reading'], digest: Item['digest'], model: Item['model'], prompt: Item['prompt'] };
}

/** It is written with its conversation, whose version guards it. */
export const readingPut = (conversation_id: string, stored: StoredReading): Write => ({
  Put: { TableName, Item: { ...modelReadingKey({ conversation_id }), ...stored } },
});

/** An earlier reading, where the messages that it has seen still stand as they were. */
export const stillSaid = (stored: StoredReading | undefined, entries: readonly Entry[]): StoredReading | undefined =>
  stored && digestOf(entries.slice(0, stored.reading.messages)) === stored.digest ? stored : undefined;
