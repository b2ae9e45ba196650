import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newSecret } from '../../shared/secret-value.ts';
import { fakeClock } from '../support/clock.ts';
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

    const [key] = await first.keysFor('cursor');

    expect(key).toHaveLength(32);
    expect(await second.keysFor('cursor')).toEqual([key]);
    expect(await first.keysFor('conversation-key')).not.toEqual([key]);
  });

  test('is derived from as RFC 5869 says: HKDF-SHA256 without salt, the purpose as context', async () => {
    const { keysFor } = await started(`file:${aFile('0123456789abcdef0123456789abcdef\n')}`);

    const byAnotherImplementation = '7bd86f88306b71bae1c6ef25382139773c408381f1c2c0bcb8f4b949f8b68caa';
    expect((await keysFor('cursor')).map((key) => key.toString('hex'))).toEqual([byAnotherImplementation]);
  });

  test.each(['', '\n', 'short', ` ${'x'.repeat(31)}\n`])('is refused when it is too short: %j', async (text) => {
    const file = aFile(text);
    const { keysFor } = await started(`file:${file}`);

    const { length } = text.trim();
    await expect(keysFor('cursor')).rejects.toThrow(
      `The server secret in file:${file} has ${length} bytes; it needs at least 32`,
    );
  });

  test('signs with the first of two, and knows what either signed', async () => {
    const [first, second] = [newSecret(), newSecret()];
    const [alone, other] = [await started(`file:${aFile(first)}`), await started(`file:${aFile(second)}`)];
    const both = await started(`file:${aFile(`${first}\nalso ${second}\n`)}`);

    expect(await both.keysFor('cursor')).toEqual([
      ...(await alone.keysFor('cursor')),
      ...(await other.keysFor('cursor')),
    ]);
  });

  test('is one secret where it has lines of its own', async () => {
    const { keysFor } = await started(`file:${aFile(`${'x'.repeat(64)}\n${'y'.repeat(24)}\n`)}`);

    expect(await keysFor('cursor')).toHaveLength(1);
  });

  test('is refused when the second is too short', async () => {
    const file = aFile(`${newSecret()}\nalso short\n`);
    const { keysFor } = await started(`file:${file}`);

    await expect(keysFor('cursor')).rejects.toThrow(`The server secret in file:${file} has 5 bytes; it needs`);
  });

  test('is named when it is missing, and found once it is there', async () => {
    const file = join(aFolder(), 'secret');
    const { keysFor } = await started(`file:${file}`);

    await expect(keysFor('cursor')).rejects.toThrow(`The server secret in file:${file} cannot be read`);
    writeFileSync(file, newSecret());

    expect((await keysFor('cursor'))[0]).toHaveLength(32);
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
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(() => store.stop());

  test('is read once in five minutes, decrypted, whoever asks at once', async () => {
    fakeClock();
    const { keysFor, REFRESH_MS } = await started(place);

    const [keys, same] = await Promise.all([keysFor('cursor'), keysFor('cursor'), keysFor('conversation-key')]);
    store.parameters.set(name, newSecret());
    jest.setSystemTime(Date.now() + REFRESH_MS - 1);

    expect(same).toEqual(keys);
    expect(await keysFor('cursor')).toEqual(keys);
    expect(store.asked).toEqual([{ action: 'GetParameter', input: { Name: name, WithDecryption: true } }]);
    jest.setSystemTime(Date.now() + 1);
    expect(await keysFor('cursor')).not.toEqual(keys);
  });

  test('goes on with what was read while SSM cannot be asked, and asks again after a minute', async () => {
    fakeClock();
    const { keysFor, REFRESH_MS } = await started(place);
    const keys = await keysFor('cursor');
    store.parameters.set(name, newSecret());
    store.state.refusal = { status: 500, __type: 'InternalServerError' };
    jest.setSystemTime(Date.now() + REFRESH_MS);
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

    expect([await keysFor('cursor'), await keysFor('cursor')]).toEqual([keys, keys]);
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    written.mockRestore();
    store.state.refusal = undefined;
    jest.setSystemTime(Date.now() + 60_000);

    expect(lines).toMatchObject([{ level: 'error', event: 'secret_not_read', cause: 'InternalServerError' }]);
    expect(await keysFor('cursor')).not.toEqual(keys);
    expect(store.asked).toHaveLength(3);
  });

  test('gives the keys that the same secret in a file gives', async () => {
    const file = join(aFolder(), 'secret');
    writeFileSync(file, store.parameters.get(name) ?? '');
    const [inStore, inFile] = [await started(place), await started(`file:${file}`)];

    expect(await inStore.keysFor('cursor')).toEqual(await inFile.keysFor('cursor'));
  });

  test('that is missing is said by its name', async () => {
    store.parameters.clear();
    const { keysFor } = await started(place);

    await expect(keysFor('cursor')).rejects.toThrow(`There is no server secret in ${place}`);
  });

  test.each([
    { status: 400, __type: 'AccessDeniedException', message: 'not authorized to perform ssm:GetParameter' },
    { status: 400, __type: 'ThrottlingException', message: 'Rate exceeded' },
    { status: 500, __type: 'InternalServerError', message: 'try again' },
  ])('is read by the next call after $__type', async (refusal) => {
    store.state.refusal = refusal;
    const { keysFor } = await started(place);
    const refused = { name: refusal.__type, message: refusal.message };

    const both = await Promise.allSettled([keysFor('cursor'), keysFor('conversation-key')]);
    store.state.refusal = undefined;

    expect(both).toMatchObject([{ reason: refused }, { reason: refused }]);
    expect((await keysFor('cursor'))[0]).toHaveLength(32);
    expect(store.asked).toHaveLength(2);
  });
});
