import type { DynamoDBBatchItemFailure, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { publish } from '../../shared/events/bus.ts';
import { eventOfImage, type ServiceEvent } from '../../shared/events/event.ts';
import { enqueue } from '../../shared/events/queue.ts';
import { log } from '../../shared/log.ts';

type Told = { event: ServiceEvent; itemIdentifier: string };

/**
 * Invoked by the stream of the table with events that were committed: queues each for the webhooks and puts it on the bus,
 * those of a group in their order. From the first that fails on all are handed over again.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const told = Records.map(({ dynamodb }) => ({
    event: eventOfImage(dynamodb?.NewImage),
    itemIdentifier: dynamodb?.SequenceNumber ?? '',
  }));
  const groups = Map.groupBy(told, ({ event }) => event.group);
  const failures = await Promise.all([...groups.values()].map(send));
  return { batchItemFailures: failures.flat() };
};

/** Up to the first that fails. */
async function send(told: readonly Told[]): Promise<DynamoDBBatchItemFailure[]> {
  for (const { event, itemIdentifier } of told) {
    try {
      await Promise.all([enqueue(event), publish(event)]);
    } catch (error) {
      const { name, message } = error as Error;
      log('error', { event: 'event_not_sent', id: event.id, cause: name, message });
      return [{ itemIdentifier }];
    }
  }
  return [];
}
