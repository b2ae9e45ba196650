import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { bundle } from '../../infra/bundle.ts';
import { aFolder } from '../support/server.ts';

const where = (folder: string, input: string, cwd = '.') =>
  spawnSync(process.execPath, [resolve('bin/where.ts'), folder], { cwd, input, encoding: 'utf8' });

test('a stack in minified code is told by the lines of the source', async () => {
  const cwd = aFolder();
  mkdirSync(join(cwd, 'dist'));
  await bundle(join(cwd, 'dist'));
  const file = join(cwd, 'dist/create-secret/handler.cjs');
  const probe = `try { require(${JSON.stringify(file)}) } catch ({ stack }) { console.log(stack) }`;
  const { stdout: stack } = spawnSync(process.execPath, ['-e', probe], { env: {}, encoding: 'utf8' });

  const { stdout } = where('create-secret', stack.replaceAll(join(cwd, 'dist/create-secret'), '/var/task'), cwd);

  expect(stack).toContain('is not set');
  expect(stdout).toMatch(/shared\/env\.ts:\d+:\d+/);
  expect(stdout).toMatch(/(?:functions|shared)\/(?:\w|\/|-)+\.ts:\d+:\d+/);
});

test('a line of which there is no map stays as it is', () => {
  const line = '{"stack":["    at x (/var/task/chunk-NONE.cjs:1:2)"]}\n';

  expect(where('save-conversation', line).stdout).toBe(line);
});

test('it says what it takes', () => {
  expect(where('', '')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run -s where -- FOLDER') });
});
