import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newSecret } from '../../shared/secret-value.ts';
import { startParameterStore } from '../support/parameter-store.ts';
import { aFolder } from '../support/server.ts';

/** shared/secret.ts as a process has it that has just started. */
async function started(place: string) {
  jest.resetModules();
  process.env['SERVER_SECRET'] = place;
  return import('../../shared/secret.ts');
}

describe('a server secret in a file', () => {
  const aFile = (text: string) => {
    const file = join(aFolder(), 'secret');
    writeFileSync(file, text);
    return file;
  };

  test('gives each purpose a key of 32 bytes of its own, the same in every process', async () => {
    const file = aFile(newSecret());
    const [first, second] = [await started(`file:${file}`), await started(`file:${file}`)];

    const key = await first.keyFor('cursor');

    expect(key).toHaveLength(32);
    expect(await second.keyFor('cursor')).toEqual(key);
    expect(await first.keyFor('conversation-key')).not.toEqual(key);
  });

  test('is derived from as RFC 5869 says: HKDF-SHA256 without salt, the purpose as context', async () => {
    const { keyFor } = await started(`file:${aFile('0123456789abcdef0123456789abcdef\n')}`);

    const byAnotherImplementation = '7bd86f88306b71bae1c6ef25382139773c408381f1c2c0bcb8f4b949f8b68caa';
    expect((await keyFor('cursor')).toString('hex')).toBe(byAnotherImplementation);
  });

  test.each(['', '\n', 'short', ` ${'x'.repeat(31)}\n`])('is refused when it is too short: %j', async (text) => {
    const file = aFile(text);
    const { keyFor } = await started(`file:${file}`);

    const { length } = text.trim();
    await expect(keyFor('cursor')).rejects.toThrow(
      `The server secret in file:${file} has ${length} bytes; it needs at least 32`,
    );
  });

  test('is named when it is missing, and found once it is there', async () => {
    const file = join(aFolder(), 'secret');
    const { keyFor } = await started(`file:${file}`);

    await expect(keyFor('cursor')).rejects.toThrow(`The server secret in file:${file} cannot be read`);
    writeFileSync(file, newSecret());

    expect(await keyFor('cursor')).toHaveLength(32);
  });
});

test('a SERVER_SECRET that names no place fails the start', async () => {
  await expect(started('env:SECRET')).rejects.toThrow(
    'SERVER_SECRET is "env:SECRET", which is neither ssm:<parameter name> nor file:<path>',
  );
});

describe('a server secret in SSM', () => {
  const name = '/intake/test/server-secret';
  const place = `ssm:${name}`;
  let store: Awaited<ReturnType<typeof startParameterStore>>;
  beforeAll(async () => {
    store = await startParameterStore();
    Object.assign(process.env, { AWS_ENDPOINT_URL_SSM: store.url, AWS_MAX_ATTEMPTS: '1' });
  });
  beforeEach(() => {
    store.reset();
    store.parameters.set(name, newSecret());
  });
  afterAll(() => store.stop());

  test('is read once in a process, decrypted, whoever asks at once', async () => {
    const { keyFor } = await started(place);

    const [key, same] = await Promise.all([keyFor('cursor'), keyFor('cursor'), keyFor('conversation-key')]);
    store.parameters.set(name, newSecret());

    expect(same).toEqual(key);
    expect(await keyFor('cursor')).toEqual(key);
    expect(store.asked).toEqual([{ action: 'GetParameter', input: { Name: name, WithDecryption: true } }]);
  });

  test('gives the keys that the same secret in a file gives', async () => {
    const file = join(aFolder(), 'secret');
    writeFileSync(file, store.parameters.get(name) ?? '');
    const [inStore, inFile] = [await started(place), await started(`file:${file}`)];

    expect(await inStore.keyFor('cursor')).toEqual(await inFile.keyFor('cursor'));
  });

  test('that is missing is said by its name', async () => {
    store.parameters.clear();
    const { keyFor } = await started(place);

    await expect(keyFor('cursor')).rejects.toThrow(`There is no server secret in ${place}`);
  });

  test.each([
    { status: 400, __type: 'AccessDeniedException', message: 'not authorized to perform ssm:GetParameter' },
    { status: 400, __type: 'ThrottlingException', message: 'Rate exceeded' },
    { status: 500, __type: 'InternalServerError', message: 'try again' },
  ])('is read by the next call after $__type', async (refusal) => {
    store.state.refusal = refusal;
    const { keyFor } = await started(place);
    const refused = { name: refusal.__type, message: refusal.message };

    const both = await Promise.allSettled([keyFor('cursor'), keyFor('conversation-key')]);
    store.state.refusal = undefined;

    expect(both).toMatchObject([{ reason: refused }, { reason: refused }]);
    expect(await keyFor('cursor')).toHaveLength(32);
    expect(store.asked).toHaveLength(2);
  });
});
