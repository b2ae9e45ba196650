import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { postWebhook } from '../../../shared/events/post-webhook.ts';
import { startReceiver } from '../../support/receiver.ts';

const receiver = await startReceiver();
afterAll(receiver.close);
beforeEach(() => {
  receiver.received.length = 0;
  receiver.state.answer = () => 204;
});

const patient = () => new AbortController().signal;
const post = (url = receiver.url, signal = patient()) =>
  postWebhook(url, { 'content-type': 'application/json' }, '{"a":"ü"}', { targets: 'any', signal });

test.each([200, 204, 404, 410, 500])('the status %i is told', async (status) => {
  receiver.state.answer = () => status;

  expect(await post()).toMatchObject({ status });
  expect(receiver.received.map(({ body, headers }) => [body, headers['content-length']])).toEqual([
    ['{"a":"ü"}', '10'],
  ]);
});

test('an answer that asks for patience is told with it', async () => {
  receiver.state.answer = (_, response) => void response.writeHead(503, { 'retry-after': '120' }).end();

  expect(await post()).toEqual({ status: 503, retryAfter: '120' });
});

test('a redirect is not followed', async () => {
  receiver.state.answer = (_, response) => void response.writeHead(307, { location: receiver.url }).end();

  expect(await post()).toMatchObject({ status: 307 });
  expect(receiver.received).toHaveLength(1);
});

test('of an answer without an end only the status is read, and the connection is cut', async () => {
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  receiver.state.answer = (_, response) => {
    response.writeHead(200).write('x');
    const more = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
    response.once('close', () => {
      clearInterval(more);
      resolve();
    });
    return undefined;
  };

  expect(await post()).toMatchObject({ status: 200 });
  await cut;
});

test('a receiver that says nothing is not waited for once the time is over', async () => {
  const time = new AbortController();
  receiver.state.answer = () => void time.abort();

  expect(await post(receiver.url, time.signal)).toEqual({ cause: 'timeout' });
});

test('a receiver that is down or answers no HTTP is told by its reason', async () => {
  await receiver.close();
  expect(await post()).toEqual({ cause: 'ECONNREFUSED' });
  await receiver.reopen();

  receiver.state.answer = (_, response) => void response.socket?.end('no HTTP\r\n\r\n');
  expect(await post()).toEqual({ cause: expect.stringMatching(/^HPE_/) });
});

test.each([
  receiver.url,
  receiver.url.replace('http:', 'https:'),
  receiver.url.replace('127.0.0.1', 'localhost'),
  receiver.url.replace('127.0.0.1', '2130706433'),
  receiver.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  'https://169.254.169.254/latest/meta-data/',
])('in a deployment %s is out of reach', async (url) => {
  const posted = await postWebhook(url, {}, '{}', { targets: 'public', signal: patient() });

  expect(posted).toEqual({ cause: expect.stringMatching(/NOT_PUBLIC|ERR_INVALID_PROTOCOL/) });
  expect(receiver.received).toEqual([]);
});
