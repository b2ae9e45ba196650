import { ChangeMessageVisibilityCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import { TIMEOUTS } from '../store/timeouts.ts';
import type { ServiceEvent } from './event.ts';
import { type Delivery, hears, webhooks } from './webhook.ts';

const QueueUrl = env('WEBHOOK_QUEUE');
const sqs = new SQSClient(TIMEOUTS);

/**
 * Queues an event for every webhook that hears of it, each a message of its own: who does not answer holds up nobody else.
 * Messages of one webhook about one conversation and its ticket are a group, which the queue hands out in order.
 * @throws when one could not be queued; those that were are queued once, however often this is repeated within five minutes
 */
export async function enqueue(event: ServiceEvent): Promise<void> {
  const wanting = webhooks.filter((webhook) => hears(webhook, event));
  if (wanting.length === 0) return;
  const Entries = wanting.map(({ name }) => ({
    Id: String(webhooks.findIndex((it) => it.name === name)),
    MessageGroupId: `${name}/${event.group}`,
    MessageDeduplicationId: `${name}/${event.id}`,
    MessageBody: JSON.stringify({ webhook: name, event } satisfies Delivery),
  }));
  const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`The queue refused ${Failed.length} of ${wanting.length}: ${Failed[0]?.Code}`);
}

/** Hides a message that could not be delivered for so long, and with it its group. */
export async function tryAgainIn(VisibilityTimeout: number, ReceiptHandle: string): Promise<void> {
  await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
}
