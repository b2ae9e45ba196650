import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { startAwsEndpoint } from '../../infra/local/aws-endpoint.ts';
import { newWebhookSecret } from '../../infra/local/webhook-secret.ts';
import type { ServiceEvent } from '../../shared/events/event.ts';
import { ATTEMPTS } from '../../shared/events/retry.ts';
import { useOwnTable } from '../support/own-table.ts';
import { startReceiver } from '../support/receiver.ts';
import { aFolder } from '../support/server.ts';

await useOwnTable();
const receiver = await startReceiver();
const hidden: object[] = [];
const aws = await startAwsEndpoint({
  'AmazonSQS.ChangeMessageVisibility': ({ ReceiptHandle, VisibilityTimeout }) => {
    hidden.push([ReceiptHandle, VisibilityTimeout]);
    return {};
  },
});
const secret = newWebhookSecret();
const folder = mkdtempSync(join(aFolder(), 'secrets-'));
for (const name of ['desk', 'private', 'leaving']) writeFileSync(join(folder, name), secret, { mode: 0o600 });
Object.assign(process.env, {
  AWS_ENDPOINT_URL_SQS: aws.url,
  WEBHOOK_QUEUE: `${aws.url}/webhooks.fifo`,
  WEBHOOK_SECRETS: `file:${folder}/`,
  WEBHOOK_TARGETS: 'any',
  WEBHOOKS: JSON.stringify([
    { name: 'desk', url: receiver.url },
    { name: 'leaving', url: receiver.url },
    { name: 'without', url: receiver.url },
  ]),
  LOG_LEVEL: 'info',
});
const { handler } = await import('../../functions/deliver-webhook/handler.ts');
const { forgetGone } = await import('../../shared/events/gone-store.ts');
afterAll(async () => {
  aws.stop();
  await receiver.close();
});

const lines: string[] = [];
const write = jest.spyOn(process.stdout, 'write');
beforeEach(() => {
  for (const list of [receiver.received, hidden, lines]) list.length = 0;
  receiver.state.answer = () => 204;
  write.mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  write.mockReset();
});

const event: ServiceEvent = {
  id: 'evt_1_2',
  group: '1',
  type: 'conversation.completed',
  timestamp: new Date().toISOString(),
  data: { conversation_id: '1', ticket_id: 'TKT-1' },
};
const deliver = (webhook: string, attempt = 1) =>
  handler({
    Records: [
      {
        messageId: `${webhook}-1`,
        receiptHandle: 'handle',
        body: JSON.stringify({ webhook, event }),
        attributes: { ApproximateReceiveCount: String(attempt) },
      },
    ],
  } as never);
const done = { batchItemFailures: [] };
const failed = (webhook: string) => ({ batchItemFailures: [{ itemIdentifier: `${webhook}-1` }] });
const logged = () => lines.map((line) => JSON.parse(line));

test('an event is sent signed, with its id, and that is all of it', async () => {
  expect(await deliver('desk')).toEqual(done);

  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: event.type,
    timestamp: event.timestamp,
    data: event.data,
  });
  expect(headers).toMatchObject({ 'webhook-id': 'evt_1_2', 'content-type': 'application/json' });
  expect(logged()).toMatchObject([{ event: 'webhook_sent', webhook: 'desk', id: 'evt_1_2', status: 204, attempt: 1 }]);
});

test.each([
  [1, 5, 6],
  [2, 60, 72],
  [8, 28_800, 34_560],
])('after a failed attempt %i the message is hidden for %i to %i seconds', async (attempt, least, most) => {
  receiver.state.answer = () => 500;

  expect(await deliver('desk', attempt)).toEqual(failed('desk'));

  const [[handle, seconds] = []] = hidden as [string, number][];
  expect(handle).toBe('handle');
  expect(seconds).toBeGreaterThanOrEqual(least);
  expect(seconds).toBeLessThanOrEqual(most);
  expect(logged()).toMatchObject([{ event: 'webhook_failed', level: 'info', status: 500, attempt }]);
});

test('the last attempt that fails is an error in the log', async () => {
  receiver.state.answer = () => 500;

  await deliver('desk', ATTEMPTS);

  expect(logged()).toMatchObject([{ level: 'error', event: 'webhook_failed', attempt: ATTEMPTS }]);
});

test.each([301, 307, 404, 429])('a status %i is a failure', async (status) => {
  receiver.state.answer = () => status;

  expect(await deliver('desk')).toEqual(failed('desk'));
});

test('a receiver that asks for time gets it', async () => {
  receiver.state.answer = (_, response) => void response.writeHead(503, { 'retry-after': '600' }).end();

  await deliver('desk');

  expect(hidden).toEqual([['handle', expect.any(Number)]]);
  expect((hidden[0] as number[])[1]).toBeGreaterThan(590);
});

test('a webhook without a secret is sent nothing, and is tried again, since it may get one', async () => {
  expect(await deliver('without')).toEqual(failed('without'));

  expect(receiver.received).toEqual([]);
  expect(logged()).toMatchObject([{ event: 'webhook_failed', cause: 'secret: Error' }]);
});

test('what a webhook that is configured no longer was to hear is dropped, and said', async () => {
  expect(await deliver('removed')).toEqual(done);

  expect(logged()).toMatchObject([{ event: 'webhook_dropped', webhook: 'removed', cause: 'not_configured' }]);
});

describe('410 Gone', () => {
  test('ends what is sent to that webhook, says so as an error, and leaves others alone', async () => {
    receiver.state.answer = () => 410;
    expect(await deliver('leaving')).toEqual(done);
    receiver.state.answer = () => 204;

    expect(await deliver('leaving')).toEqual(done);
    expect(await deliver('desk')).toEqual(done);

    expect(receiver.received).toHaveLength(2);
    expect(logged()).toMatchObject([
      { level: 'error', event: 'webhook_gone', webhook: 'leaving', status: 410 },
      { event: 'webhook_dropped', webhook: 'leaving', cause: 'gone' },
      { event: 'webhook_sent', webhook: 'desk' },
    ]);
  });

  test('until somebody says that it is to be sent to again', async () => {
    receiver.state.answer = () => 410;
    await deliver('leaving');
    receiver.state.answer = () => 204;
    await forgetGone('leaving');

    await deliver('leaving');

    expect(logged().at(-1)).toMatchObject({ event: 'webhook_sent', webhook: 'leaving' });
  });
});

test('no log line holds a URL or a secret', async () => {
  for (const [status, webhook] of [
    [204, 'desk'],
    [500, 'desk'],
    [410, 'leaving'],
    [204, 'without'],
  ] as const) {
    receiver.state.answer = () => status;
    await deliver(webhook);
  }
  await receiver.close();
  await deliver('desk');
  await receiver.reopen();

  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/127\.0\.0\.1|whsec_|hook"?:?\/\//);
});
