import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { publish } from '../../shared/events/bus.ts';
import { eventOfImage, type ServiceEvent } from '../../shared/events/event.ts';
import { enqueue } from '../../shared/events/queue.ts';
import { log } from '../../shared/log.ts';

/**
 * Invoked by the stream of the table with events that were committed, in their order: queues each for the webhooks and puts it
 * on the bus. From the first that fails on all are handed over again.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const batch of batchesOf(Records.map(told))) {
    const events = batch.map(({ event }) => event);
    try {
      await Promise.all([enqueue(events), publish(events)]);
    } catch (error) {
      const { name: cause, message } = error as Error;
      log('error', { event: 'events_not_sent', first: events[0]?.id, cause, message });
      return { batchItemFailures: batch.slice(0, 1).map(({ itemIdentifier }) => ({ itemIdentifier })) };
    }
  }
  return { batchItemFailures: [] };
};

type Told = { event: ServiceEvent; itemIdentifier: string };

const told = ({ dynamodb }: DynamoDBRecord): Told => ({
  event: eventOfImage(dynamodb?.NewImage),
  itemIdentifier: dynamodb?.SequenceNumber ?? '',
});

const MOST = 10; // that the bus takes at once

/** In their order, no two of a group at once: where one is refused, none after it may have been taken. */
function batchesOf(all: readonly Told[]): Told[][] {
  const batches: Told[][] = [[]];
  for (const one of all) {
    const last = batches.at(-1) ?? [];
    const isTogether = last.length < MOST && !last.some(({ event }) => event.group === one.event.group);
    if (isTogether) last.push(one);
    else batches.push([one]);
  }
  return batches.filter(({ length }) => length > 0);
}
