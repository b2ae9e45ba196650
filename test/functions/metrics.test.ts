import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startAwsEndpoint } from '../../infra/local/aws-endpoint.ts';
import { newWebhookSecret } from '../../infra/local/webhook-secret.ts';
import { METRICS } from '../../shared/metric-names.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { startJsonServer } from '../support/json-server.ts';
import { countedIn, faultsOfEmf, readLog } from '../support/metric-lines.ts';
import { completion } from '../support/model-answers.ts';
import { aFolder } from '../support/server.ts';

const outside = await startJsonServer();
const nobody = { issuer: 'http://127.0.0.1:9', clientId: 'intake' };
Object.assign(process.env, {
  METRICS_STAGE: 'trial',
  LOG_LEVEL: 'info',
  AUTH_PROVIDER: JSON.stringify(nobody),
  TRACKING_PROVIDER: JSON.stringify({ kind: 'karrio', url: outside.url }),
  TRACKING_KEY: `file:${join(aFolder(), 'none')}`,
  READER_KEY: `file:${join(aFolder(), 'no-key-needed')}`,
});

/** The functions as they start with this reader. */
async function started(reader: object | 'built-in') {
  process.env['READER'] = typeof reader === 'string' ? reader : JSON.stringify(reader);
  jest.resetModules();
  const { anId, call } = await import('../support/call.ts');
  const { db } = await import('../../shared/store/table.ts');
  const handlers = {
    save: (await import('../../functions/save-conversation/handler.ts')).handler,
    track: (await import('../../functions/track-shipment/handler.ts')).handler,
    logIn: (await import('../../functions/log-in/handler.ts')).handler,
    finishLogin: (await import('../../functions/finish-login/handler.ts')).handler,
    getLogin: (await import('../../functions/get-login/handler.ts')).handler,
    refresh: (await import('../../functions/refresh-summary/handler.ts')).handler,
  };
  const post = (handler: Parameters<typeof call>[0], body: object) =>
    call(handler, { method: 'POST', body: { id: anId(), ...body } });
  return { ...handlers, anId, call, db, post };
}

const it = await started('built-in');
const log = readLog();
const seen = new Set<string>();

/** Begins to count anew. */
function forget(): void {
  for (const name of Object.keys(countedIn(log.lines()))) seen.add(name);
  log.clear();
}

beforeEach(() => {
  outside.reset();
  log.clear();
});
afterEach(() => {
  forget();
  it.db.middlewareStack.remove('refusals');
});
afterAll(() => {
  log.restore();
  outside.stop();
});

const counted = () => countedIn(log.lines());

/** The engine of the tests never refuses for want of capacity, and reports no conflict; DynamoDB does. */
function refuse(command: string, error: Error, times = 1): void {
  let nth = 0;
  it.db.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== command) return next(args);
      nth += 1;
      if (nth <= times) throw error;
      return next(args);
    },
    { step: 'initialize', name: 'refusals', priority: 'high' },
  );
}
const cancelled = (Code: string) =>
  new TransactionCanceledException({ $metadata: {}, message: 'Cancelled', CancellationReasons: [{ Code }] });

describe('the line of a request carries what it counts', () => {
  test('as one valid document of the embedded metric format, by stage', async () => {
    await it.post(it.save, { messages: ['hello'] });

    const [line = {}, ...others] = log.lines();
    expect(others).toEqual([]);
    expect(faultsOfEmf(line)).toEqual([]);
    expect(line).toMatchObject({
      status: 200,
      stage: 'trial',
      _aws: { CloudWatchMetrics: [{ Namespace: 'Intake', Dimensions: [['stage']] }] },
    });
    expect(Date.parse(line['time'])).toBe(line['_aws'].Timestamp);
    expect(counted()).toEqual({ ConversationsSaved: 1 });
  });

  test('once: what is counted is not counted again with the next line', async () => {
    await it.post(it.save, { messages: ['hello'] });
    forget();
    await it.call(it.getLogin, {});

    expect(counted()).not.toHaveProperty('ConversationsSaved');
  });

  test('and a request that counts nothing has a line as short as before', async () => {
    const id = it.anId();
    await it.post(it.save, { id, messages: ['hello'] });
    forget();
    await it.post(it.save, { id, messages: ['hello'] });

    expect(log.lines()).toHaveLength(1);
    expect(log.lines()[0]).not.toHaveProperty('_aws');
    expect(log.lines()[0]).not.toHaveProperty('stage');
  });

  test('without anything of what was sent', async () => {
    await it.post(it.save, { messages: aCompleteConversation({ name: 'Planted Person', issue: 'A planted leak.' }) });

    expect(JSON.stringify(log.lines())).not.toMatch(/planted|555|oak/i);
  });

  test('names the trace that Lambda has begun', async () => {
    process.env['_X_AMZN_TRACE_ID'] =
      'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:a1b2:0';
    await it.post(it.save, { messages: ['hello'] });
    delete process.env['_X_AMZN_TRACE_ID'];

    expect(log.lines()).toMatchObject([{ request_id: 'test', trace_id: '1-5759e988-bd862e3fe1be46a994272793' }]);
  });
});

describe('conversations', () => {
  test.each([
    ['The faucet drips a little, no rush.', 'TicketsLow'],
    ['My kitchen sink is leaking.', 'TicketsMedium'],
    ['My kitchen sink is leaking, high priority.', 'TicketsHigh'],
    ['The house is on fire, urgent!', 'TicketsUrgent'],
  ])('that is complete counts with its ticket, once: %s', async (issue, ticket) => {
    const [id, messages] = [it.anId(), aCompleteConversation({ issue })];
    await it.post(it.save, { id, messages });

    const whole = { ConversationsSaved: 1, ConversationsCompleted: 1, FieldsRead: 4, [ticket]: 1 };
    expect(counted()).toEqual(whole);

    forget();
    await it.post(it.save, { id, messages: [...messages, { role: 'user', content: 'Thank you!' }] });
    expect(counted()).toEqual({ ConversationsSaved: 1, FieldsRead: 4 });
  });

  test('whose messages have no text that can be found count those', async () => {
    await it.post(it.save, { messages: ['hello', { blob: { x: 1 } }, { blob: { x: 2 } }] });

    expect(counted()).toMatchObject({ MessagesUnread: 2 });
  });
});

describe('what is in the way', () => {
  test('each write that was overtaken, also when the save succeeds', async () => {
    refuse('TransactWriteItemsCommand', cancelled('ConditionalCheckFailed'), 2);

    expect((await it.post(it.save, { messages: ['hello'] })).status).toBe(200);
    expect(counted()).toEqual({ Conflicts: 2, ConversationsSaved: 1 });
  });

  test('each transaction that was cancelled for want of capacity, and the 503 in the end', async () => {
    refuse('TransactWriteItemsCommand', cancelled('ThrottlingError'), 10);

    expect((await it.post(it.save, { messages: ['hello'] })).status).toBe(503);
    expect(counted()).toEqual({ TransactionsThrottled: 4, RequestsUnavailable: 1 });
  });

  test('a table that has no capacity to read', async () => {
    refuse('GetItemCommand', new ProvisionedThroughputExceededException({ $metadata: {}, message: 'Slow down' }), 10);

    expect((await it.post(it.save, { messages: ['hello'] })).status).toBe(503);
    expect(counted()).toEqual({ RequestsUnavailable: 1 });
  });

  test('logins that fail, and those that have to wait', async () => {
    const form = { email: `${it.anId()}@example.com`, password: 'wrong wrong wrong' };
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const sourceIp = `198.51.100.${n}`;
      statuses.push((await it.call(it.logIn, { method: 'POST', form, sourceIp })).status);
    }

    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(counted()).toEqual({ LoginFailures: 10, RequestsThrottled: 1 });
  });

  test('a login provider that is down', async () => {
    expect((await it.call(it.getLogin, {})).status).toBe(503);
    expect(counted()).toEqual({ LoginProviderFailures: 1, RequestsUnavailable: 1 });
  });

  test('a login at the provider that was not begun here', async () => {
    expect((await it.call(it.finishLogin, { query: 'code=1' })).status).toBe(400);
    expect(counted()).toEqual({ LoginFailures: 1 });
  });

  test('a tracking provider that tells nothing', async () => {
    outside.state.reply = { status: 500 };

    expect((await it.post(it.track, { messages: ['Where is my parcel 1ZFB8RE20235634633?'] })).status).toBe(200);
    expect(counted()).toMatchObject({ TrackingFailures: 1 });
  });
});

describe('the age of the summary', () => {
  test('is told by each run, also by one that had nothing to do', async () => {
    await it.refresh({});
    forget();
    await it.refresh({});

    expect(log.lines().map(faultsOfEmf)).toEqual([[]]);
    expect(counted()).toEqual({ SummaryAge: 0 });
  });

  test('is that of the summary which is served, while there are changes that it does not count', async () => {
    await it.refresh({});
    await it.post(it.save, { messages: aCompleteConversation() });
    forget();
    await it.refresh({}, { getRemainingTimeInMillis: () => 0 });

    expect(counted()['SummaryAge']).toBeGreaterThan(0);
  });
});

test('a model that reads: calls, tokens, failures, and what it told that nobody has said', async () => {
  const reader = { kind: 'openai', url: `${outside.url}/v1`, model: 'qwen3-8b', temperature: 0, words: false };
  const none = { value: null, quotes: [] };
  const name = [{ message: 0, words: 'Napoleon' }];
  const rest = { phone: [], address: [], issue: [], role: none, priority: none, type: none, signals: [], acts: [] };
  const { save, post } = await started(reader);

  outside.state.reply = { body: completion(JSON.stringify({ name, ...rest })) };
  await post(save, { messages: ['hello'] });
  expect(log.lines().filter(({ _aws }) => _aws)).not.toEqual([]);
  expect(counted()).toMatchObject({
    ReaderCalls: 1,
    ReaderTokensIn: 819,
    ReaderTokensOut: 110,
    ReaderValuesDropped: 1,
    ConversationsSaved: 1,
  });

  outside.state.reply = { status: 500 };
  await post(save, { messages: ['hello'] });
  expect(counted()).toMatchObject({ ReaderCalls: 2, ReaderFailures: 1, ReaderFallbacks: 1, ConversationsSaved: 2 });
  expect(
    log
      .lines()
      .filter(({ _aws }) => _aws)
      .flatMap(faultsOfEmf),
  ).toEqual([]);
});

test('webhooks: attempts that failed, and who wants no more', async () => {
  const secrets = join(aFolder(), 'secret-');
  writeFileSync(`${secrets}desk`, newWebhookSecret(), { mode: 0o600 });
  const aws = await startAwsEndpoint({ 'AmazonSQS.ChangeMessageVisibility': () => ({}) });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SQS: aws.url,
    WEBHOOK_QUEUE: `${aws.url}/webhooks.fifo`,
    WEBHOOKS: JSON.stringify([{ name: 'desk', url: `${outside.url}/hook` }]),
    WEBHOOK_SECRETS: `file:${secrets}`,
  });
  jest.resetModules();
  const { handler } = await import('../../functions/deliver-webhook/handler.ts');
  const event = { id: 'evt_1_1', group: '1', type: 'summary.refreshed', timestamp: new Date().toISOString(), data: {} };
  const record = { body: JSON.stringify({ webhook: 'desk', event }), attributes: { ApproximateReceiveCount: '1' } };

  for (const status of [500, 410, 200]) {
    outside.state.reply = { status };
    await handler({ Records: [{ messageId: '1', receiptHandle: '1', ...record }] } as never);
  }

  expect(counted()).toEqual({ WebhookFailures: 1, WebhooksGone: 1 });
  aws.stop();
});

test('every metric that has a name is counted by something', () => {
  expect([...seen].sort()).toEqual(Object.keys(METRICS).sort());
});
