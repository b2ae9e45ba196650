import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deliver } from '../../shared/events/deliver.ts';
import { tryAgainIn } from '../../shared/events/queue.ts';

/**
 * Invoked by the queue with one message at a time: others of its group that came in the same batch would be counted as tried
 * whenever this one fails, and be given up without ever being sent.
 */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  for (const { body, messageId, receiptHandle, attributes } of Records) {
    const delivered = await deliver(JSON.parse(body), Number(attributes.ApproximateReceiveCount));
    if (delivered.done) continue;
    await tryAgainIn(delivered.retrySeconds, receiptHandle);
    return { batchItemFailures: [{ itemIdentifier: messageId }] };
  }
  return { batchItemFailures: [] };
};
