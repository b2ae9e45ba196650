import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  type SendMessageBatchRequestEntry,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import { TIMEOUTS } from '../store/timeouts.ts';
import type { ServiceEvent } from './event.ts';
import { type Delivery, hears, webhooks } from './webhook.ts';

const QueueUrl = env('WEBHOOK_QUEUE');
const sqs = new SQSClient(TIMEOUTS);

const AT_ONCE = 10; // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html

/**
 * Queues events, no two of them of one group, for every webhook that hears of them, each a message of its own: who does not
 * answer holds up nobody else. Messages of one webhook about one conversation and its ticket are a group, which the queue
 * hands out in order.
 * @throws when one could not be queued; those that were are queued once, however often this is repeated within five minutes
 */
export async function enqueue(events: readonly ServiceEvent[]): Promise<void> {
  const entries = events
    .flatMap((event) => webhooks.filter((webhook) => hears(webhook, event)).map(({ name }) => entryFor(name, event)))
    .map((entry, n) => ({ ...entry, Id: String(n) }));
  const batches = Array.from({ length: Math.ceil(entries.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
  await Promise.all(batches.map((at) => send(entries.slice(at, at + AT_ONCE))));
}

const entryFor = (webhook: string, event: ServiceEvent) => ({
  MessageGroupId: `${webhook}/${event.group}`,
  MessageDeduplicationId: `${webhook}/${event.id}`,
  MessageBody: JSON.stringify({ webhook, event } satisfies Delivery),
});

async function send(Entries: SendMessageBatchRequestEntry[]): Promise<void> {
  const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} messages: ${Failed[0]?.Code}`);
}

/** Hides a message that could not be delivered for so long, and with it its group. */
export async function tryAgainIn(VisibilityTimeout: number, ReceiptHandle: string): Promise<void> {
  await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
}
