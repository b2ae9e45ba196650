import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newSecret } from '../../shared/secret-value.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { startParameterStore } from '../support/parameter-store.ts';

const name = '/intake/test/server-secret';
const store = await startParameterStore();
afterAll(() => store.stop());
beforeEach(() => {
  store.reset();
  store.parameters.set(name, newSecret());
});

/** The handlers as they are in functions that have just started, with the secret in SSM. */
async function started(readAccess: 'staff' | 'public') {
  jest.resetModules();
  Object.assign(process.env, {
    SERVER_SECRET: `ssm:${name}`,
    AWS_ENDPOINT_URL_SSM: store.url,
    AWS_MAX_ATTEMPTS: '1',
    READ_ACCESS: readAccess,
  });
  const { handler: saveHandler } = await import('../../functions/save-conversation/handler.ts');
  const { handler: ticketsHandler } = await import('../../functions/list-tickets/handler.ts');
  const save = (body: object, headers = {}) => call(saveHandler, { method: 'POST', body, headers });
  const tickets = (query: string) => call(ticketsHandler, { path: '/tickets', query });
  return { save, tickets };
}

describe('where reads are public', () => {
  let service: Awaited<ReturnType<typeof started>>;
  beforeAll(async () => {
    service = await started('public');
    for (let n = 0; n < 2; n += 1) await service.save({ id: anId(), messages: aCompleteConversation() });
  });

  test('neither a save nor a list that is whole reads the secret', async () => {
    const { headers } = await service.save({ messages: ['hello'] });

    expect((await service.tickets('status=open')).status).toBe(200);
    expect((await service.tickets('cursor=forged')).status).toBe(422);
    expect(headers).not.toHaveProperty('conversation-key');
    expect(store.asked).toEqual([]);
  });

  test('a list that leaves something out signs where it goes on', async () => {
    const { tickets } = await started('public');
    const cursor = (await tickets('limit=1')).headers['x-next-cursor'];

    expect((await tickets(`limit=1&cursor=${cursor}`)).status).toBe(200);
    expect(store.asked).toHaveLength(1);
  });
});

describe('where reads need a login', () => {
  test.each([
    ['is throttled', { status: 400, __type: 'ThrottlingException' }, 503, 'unavailable'],
    ['has a fault', { status: 500, __type: 'InternalServerError' }, 503, 'unavailable'],
    ['is behind a gateway with a fault', { status: 502, __type: 'NotOfSsm' }, 503, 'unavailable'],
    ['refuses', { status: 400, __type: 'AccessDeniedException' }, 500, 'internal'],
    ['has no such parameter', { status: 400, __type: 'ParameterNotFound' }, 500, 'internal'],
  ])('a save writes nothing when SSM %s, and is made good by a repeat', async (_, refusal, status, code) => {
    const { save } = await started('staff');
    const id = anId();
    store.state.refusal = refusal;

    const refused = await save({ id, messages: ['hello'] });
    store.state.refusal = undefined;

    expect(refused).toMatchObject({ status, body: { code } });
    expect(await save({ id, messages: ['another beginning'] })).toMatchObject({
      status: 200,
      body: { messages_count: 1 },
      headers: { 'conversation-key': expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test.each([
    ['that is missing', undefined, `There is no server secret in ssm:${name}`],
    ['that is too short', 'short', `The server secret in ssm:${name} has 5 bytes; it needs at least 32`],
  ])('the log names a secret %s, and the answer does not', async (_, secret, words) => {
    const { save } = await started('staff');
    store.parameters.clear();
    if (secret) store.parameters.set(name, secret);
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

    const { status, body } = await save({ messages: ['hello'] });
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();

    expect({ status, detail: body.detail }).toEqual({ status: 500, detail: 'Internal Server Error' });
    expect(lines.map((line) => JSON.parse(line).error.message)).toEqual([words]);
  });
});

describe('while the server secret is replaced', () => {
  const [before, after] = [newSecret(), newSecret()];
  const withSecrets = (text: string, readAccess: 'staff' | 'public') => {
    store.parameters.set(name, text);
    return started(readAccess);
  };

  test('a key that the one before made is good, and is answered with the key of today', async () => {
    const id = anId();
    const { save: first } = await withSecrets(before, 'staff');
    const { headers: given } = await first({ id, messages: ['hello'] });
    const key = { 'conversation-key': String(given['conversation-key']) };
    const { save: second } = await withSecrets(`${after}\nalso ${before}`, 'staff');
    const answer = await second({ id, messages: ['hello', 'more'] }, key);
    const newer = { 'conversation-key': String(answer.headers['conversation-key']) };
    const { save: third } = await withSecrets(after, 'staff');

    expect([answer.status, answer.body.messages_count]).toEqual([200, 2]);
    expect(newer).not.toEqual(key);
    expect(await third({ id, messages: ['and more'] }, newer)).toMatchObject({
      status: 200,
      body: { messages_count: 3 },
    });
    expect(await third({ id, messages: ['a guess'] }, key)).toMatchObject({
      status: 409,
      body: { code: 'conversation_exists' },
    });
  });

  test('a cursor that either signed goes on in every process, until one is dropped', async () => {
    const { save, tickets: early } = await withSecrets(`${before}\nalso ${after}`, 'public');
    for (let n = 0; n < 2; n += 1) await save({ id: anId(), messages: aCompleteConversation() });
    const old = (await early('limit=1')).headers['x-next-cursor'];
    const { tickets } = await withSecrets(`${after}\nalso ${before}`, 'public');
    const recent = (await tickets('limit=1')).headers['x-next-cursor'];
    const { tickets: late } = await withSecrets(after, 'public');

    expect((await tickets(`limit=1&cursor=${old}`)).status).toBe(200);
    expect((await early(`limit=1&cursor=${recent}`)).status).toBe(200);
    expect((await late(`limit=1&cursor=${recent}`)).status).toBe(200);
    expect((await late(`limit=1&cursor=${old}`)).status).toBe(422);
  });
});
