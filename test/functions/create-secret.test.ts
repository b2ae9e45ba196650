import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fakeClock } from '../support/clock.ts';
import { startParameterStore } from '../support/parameter-store.ts';

const name = '/intake/test/server-secret';
process.env['SERVER_SECRET'] = `ssm:${name}`;
process.env['AWS_MAX_ATTEMPTS'] = '1';
const { handler } = await import('../../functions/create-secret/handler.ts');

let store: Awaited<ReturnType<typeof startParameterStore>>;
beforeAll(async () => {
  store = await startParameterStore();
  process.env['AWS_ENDPOINT_URL_SSM'] = store.url;
});
afterAll(() => store.stop());
afterEach(() => {
  jest.useRealTimers();
  store.reset();
});

const REFUSAL = { status: 400, __type: 'AccessDeniedException', message: 'not authorized' };

/** Settles once it was asked this often. */
async function askedFor(times: number): Promise<void> {
  while (store.asked.length < times) await new Promise((resume) => setTimeout(resume, 20));
}

test('the first deployment makes an encrypted parameter of 256 random bits', async () => {
  await handler();

  expect(Buffer.from(store.parameters.get(name) ?? '', 'base64url')).toHaveLength(32);
  expect(store.asked).toMatchObject([
    { action: 'PutParameter', input: { Name: name, Type: 'SecureString', Overwrite: false } },
  ]);
});

test('another run leaves it as it is', async () => {
  store.parameters.set(name, 'the secret of years');

  await handler();

  expect(store.parameters.get(name)).toBe('the secret of years');
});

test('it is made as soon as the policy that allows it is known', async () => {
  store.state.refusal = REFUSAL;

  const made = handler();
  await askedFor(2);
  store.state.refusal = undefined;
  await made;

  expect(store.parameters.has(name)).toBe(true);
});

test('a deployment that may not make it fails after half a minute', async () => {
  store.state.refusal = REFUSAL;
  fakeClock();

  const failed = expect(handler()).rejects.toThrow('not authorized');
  await askedFor(1);
  jest.setSystemTime(Date.now() + 29_000);
  await askedFor(2);
  jest.setSystemTime(Date.now() + 1000);
  await failed;

  expect(store.asked.length).toBeGreaterThanOrEqual(2);
});

test('any other refusal fails at once', async () => {
  store.state.refusal = { status: 400, __type: 'ParameterLimitExceeded', message: 'too many' };

  await expect(handler()).rejects.toThrow('too many');
  expect(store.asked).toHaveLength(1);
});
