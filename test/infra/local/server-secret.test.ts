import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { serverSecretIn } from '../../../infra/local/server-secret.ts';
import { aFolder } from '../../support/server.ts';

test('the first start makes 256 random bits that only the owner may read, and leaves nothing beside them', () => {
  const folder = aFolder();

  const file = serverSecretIn(folder);

  expect(readdirSync(folder)).toEqual(['server-secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, 'utf8'), 'base64url')).toHaveLength(32);
});

test('every folder has a secret of its own, and keeps it', () => {
  const folder = aFolder();
  const secret = readFileSync(serverSecretIn(folder), 'utf8');

  expect(readFileSync(serverSecretIn(folder), 'utf8')).toBe(secret);
  expect(readFileSync(serverSecretIn(aFolder()), 'utf8')).not.toBe(secret);
});

test('a start that was killed while it made the secret is made good by the next', () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'server-secret.new'), 'half', { mode: 0o600 });

  const file = serverSecretIn(folder);

  expect(readFileSync(file, 'utf8').trim()).toHaveLength(43);
  expect(readdirSync(folder)).toEqual(['server-secret']);
});

test.each([0o640, 0o604, 0o644])('a secret that others may use is refused: mode %o', (mode) => {
  const folder = aFolder();
  const file = serverSecretIn(folder);
  chmodSync(file, mode);

  expect(() => serverSecretIn(folder)).toThrow(`Others may read the server secret: run "chmod 600 ${file}"`);
});

test('a secret that is too short is refused and not replaced', () => {
  const folder = aFolder();
  const file = join(folder, 'server-secret');
  writeFileSync(file, 'short', { mode: 0o600 });

  expect(() => serverSecretIn(folder)).toThrow(`The server secret in ${file} has 5 bytes; it needs at least 32`);
  expect(readFileSync(file, 'utf8')).toBe('short');
});
