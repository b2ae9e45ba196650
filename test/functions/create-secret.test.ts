import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

test('the first deployment makes an encrypted parameter of 256 random bits', async () => {
  await handler();

  expect(Buffer.from(store.parameters.get(name) ?? '', 'base64url')).toHaveLength(32);
  expect(store.asked).toMatchObject([
    { action: 'PutParameter', input: { Name: name, Type: 'SecureString', Overwrite: false } },
  ]);
});

test('a later deployment leaves it as it is', async () => {
  store.parameters.set(name, 'the secret of years');

  await handler();

  expect(store.parameters.get(name)).toBe('the secret of years');
});

test('a deployment that may not make it fails', async () => {
  store.state.refusal = { status: 400, __type: 'AccessDeniedException', message: 'not authorized' };

  await expect(handler()).rejects.toThrow('not authorized');
});
