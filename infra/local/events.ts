import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAwsEndpoint } from './aws-endpoint.ts';
import { localClient } from './engine.ts';
import type { LambdaHandler } from './functions.ts';
import { mailsFor } from './mail.ts';
import { readOutbox } from './outbox.ts';
import { type Message, openQueue } from './queue.ts';
import { every, type Job } from './schedule.ts';
import type { Told } from './template.ts';

type Options = {
  /** Of the engine. */
  endpoint: string;
  table: string;
  queueTable: string;
  invoke: (id: string) => LambdaHandler;
  /** Where the service answers; asked for when it does. */
  url: () => string;
  /** What time it is, in milliseconds. */
  now?: () => number;
};

const POLL_MS = 2000; // for what no request has written
const MOST_MS = 60_000;

/**
 * Stands in for what tells of events in a deployment: the stream, the queue, the bus and the mail. Nothing is lost when it is
 * killed: what is to be told is in the table until the queue has it, and in the queue until it is taken.
 */
export async function openEvents({ sender, deliverer, attempts, visibilityMs, rules }: Told, options: Options) {
  const { endpoint, table, queueTable, invoke, url, now = Date.now } = options;
  const db = localClient(endpoint, 3);
  const handle = async (message: Message) => {
    const { batchItemFailures } = await invoke(deliverer ?? '')({ Records: [recordOf(message)] });
    return batchItemFailures.length === 0;
  };
  const queue = await openQueue({ db, table: queueTable, attempts, visibilityMs, handle, now });
  const aws = await startAwsEndpoint({
    'AmazonSQS.SendMessageBatch': async ({ Entries }: { Entries: Sent[] }) => {
      for (const { MessageDeduplicationId: id, MessageGroupId: group, MessageBody: body } of Entries)
        await queue.send({ id, group, body });
      return { Successful: Entries.map(successOf) };
    },
    'AmazonSQS.ChangeMessageVisibility': ({ ReceiptHandle, VisibilityTimeout }) => {
      queue.hide(ReceiptHandle, VisibilityTimeout * 1000);
      return {};
    },
    'AmazonSQS.StartMessageMoveTask': async () => {
      const moved = await queue.redrive();
      deliveries?.wake();
      return { TaskHandle: String(moved) };
    },
    'AWSEvents.PutEvents': ({ Entries }: { Entries: { Detail: string; DetailType: string }[] }) => {
      for (const mail of mailsFor(Entries, rules, url())) console.log(`A deployment would mail: ${mail}`);
      return { FailedEntryCount: 0, Entries: Entries.map((_, n) => ({ EventId: String(n) })) };
    },
  });
  const read = readOutbox({ db, table, invoke: (event) => invoke(sender)(event) });
  let [reading, deliveries]: (Job | undefined)[] = [];
  let isGoing = true;

  function start(): void {
    const untilDue = () => Math.min(Math.max((queue.nextDue() ?? Number.POSITIVE_INFINITY) - now(), 0), MOST_MS);
    deliveries = every(untilDue, () => queue.run(() => isGoing));
    reading = every(POLL_MS, async () => {
      await read(() => isGoing);
      deliveries?.wake();
    });
  }

  /** Ends with what is being sent at the moment, if that does not take longer than so; the next start sends it again. */
  async function stop(patienceMs = 0): Promise<void> {
    isGoing = false;
    const patience = sleep(patienceMs, undefined, { ref: false });
    await Promise.race([Promise.all([reading?.stop(), deliveries?.stop()]), patience]);
    aws.stop();
    db.destroy();
  }

  const environment = {
    AWS_ENDPOINT_URL_SQS: aws.url,
    AWS_ENDPOINT_URL_EVENTBRIDGE: aws.url,
    WEBHOOK_QUEUE: `${aws.url}/webhooks.fifo`,
  };
  return { url: aws.url, environment, read, queue, start, stop, wake: () => reading?.wake() };
}

type Sent = { Id: string; MessageDeduplicationId: string; MessageGroupId: string; MessageBody: string };

/** The SDK compares the digest. */
const successOf = ({ Id, MessageDeduplicationId, MessageBody }: Sent) => ({
  Id,
  MessageId: MessageDeduplicationId,
  MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
});

const recordOf = ({ id, group, body, seq, receives }: Message) => ({
  messageId: id,
  receiptHandle: seq,
  body,
  attributes: { ApproximateReceiveCount: String(receives), MessageGroupId: group, SequenceNumber: seq },
  eventSource: 'aws:sqs',
});
