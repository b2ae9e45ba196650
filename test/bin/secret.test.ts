import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { serverSecretIn } from '../../infra/local/server-secret.ts';
import { newSecret } from '../../shared/secret-value.ts';
import { startParameterStore } from '../support/parameter-store.ts';
import { aFolder } from '../support/server.ts';

const store = await startParameterStore();
afterAll(() => store.stop());
beforeEach(() => store.reset());

async function secret(words: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, AWS_ENDPOINT_URL_SSM: store.url, AWS_MAX_ATTEMPTS: '1', ...environment };
  const child = spawn(process.execPath, ['bin/secret.ts', ...words], { env });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said: said.trim(), complained: complained.trim() };
}

describe('in a data folder', () => {
  test('add, switch and drop replace the secret with another, in a file that only the owner may read', async () => {
    const DATA_DIR = aFolder();
    const file = serverSecretIn(DATA_DIR);
    const before = readFileSync(file, 'utf8').trim();
    const texts: string[] = [];

    for (const step of ['add', 'switch', 'drop']) {
      const { status, said } = await secret([step], { DATA_DIR });
      expect(status).toBe(0);
      for (const value of readFileSync(file, 'utf8').match(/[\w-]{43}/g) ?? []) expect(said).not.toContain(value);
      texts.push(readFileSync(file, 'utf8'));
    }

    const after = texts[2]?.trim();
    expect(after).not.toBe(before);
    expect(texts).toEqual([`${before}\nalso ${after}\n`, `${after}\nalso ${before}\n`, `${after}\n`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(serverSecretIn(DATA_DIR)).toBe(file);
  }, 30_000);

  test.each([
    ['switch', (only: string) => only, 'Only one secret is valid: nothing was changed'],
    ['drop', (only: string) => only, 'Only one secret is valid: nothing was changed'],
    ['add', (only: string) => `${only}\nalso ${newSecret()}`, 'Two secrets are valid already: nothing was changed'],
  ])('%s out of its turn changes nothing', async (step, textOf, words) => {
    const DATA_DIR = aFolder();
    const file = join(DATA_DIR, 'server-secret');
    const held = textOf(newSecret());
    writeFileSync(file, held, { mode: 0o600 });

    expect(await secret([step], { DATA_DIR })).toMatchObject({ status: 1, complained: words });
    expect(readFileSync(file, 'utf8')).toBe(held);
  });
});

test('--stage changes the parameter of that stage, encrypted', async () => {
  const name = '/intake/trial/server-secret';
  const before = newSecret();
  store.parameters.set(name, before);

  expect(await secret(['add', '--stage', 'trial'])).toMatchObject({ status: 0 });

  expect(store.parameters.get(name)).toMatch(new RegExp(`^${before}\nalso [\\w-]{43}$`));
  expect(store.asked.at(-1)).toMatchObject({
    action: 'PutParameter',
    input: { Type: 'SecureString', Overwrite: true },
  });
});

test('a stage without a secret is said', async () => {
  expect(await secret(['add', '--stage', 'nowhere'])).toMatchObject({
    status: 1,
    complained: expect.stringMatching(/ParameterNotFound|UnknownError/),
  });
});

test.each([[[]], [['rotate']], [['add', 'more']], [['add', '--table', 'x']]])(
  '%j is no step, and what is one is said',
  async (words) => {
    const { status, complained } = await secret(words);

    expect(status).toBe(2);
    expect(complained).toContain('npm run -s secret -- STEP [--stage NAME]');
  },
);
