import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../../infra/bundle.ts';
import { httpEvent } from '../support/http-event.ts';
import { aFolder } from '../support/server.ts';

const where = (folder: string, input: string, from = '.') =>
  spawnSync(process.execPath, [resolve('bin/where.ts'), folder], { cwd: from, input, encoding: 'utf8' });

const cwd = aFolder();
beforeAll(async () => {
  mkdirSync(join(cwd, 'dist'));
  await bundle(join(cwd, 'dist'));
}, 300_000); // every function, on a machine that has other things to do

/** One request to a bundle as it is deployed, in a process of its own, whose table is not there. @returns its answer and its log */
async function failingRequest(
  folder: string,
  event: object,
): Promise<{ answer: { statusCode: number; body: string }; logged: string }> {
  const script = `const { handler } = require(process.argv[1]);
    handler(JSON.parse(process.argv[2]), {}).then((answer) => process.stderr.write(JSON.stringify(answer)));`;
  const args = ['-e', script, join(cwd, 'dist', folder, 'handler.cjs'), JSON.stringify(event)];
  const env = { ...process.env, TABLE_NAME: 'deleted-by-mistake', LOG_LEVEL: 'info' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return { answer: JSON.parse(stderr), logged: stdout.replaceAll(join(cwd, 'dist', folder), '/var/task') };
}

test('from the id that a client reports to the line of the source where its request failed', async () => {
  const event = httpEvent({ method: 'POST', path: '/save-conversation', body: { id: 1, messages: ['hello'] } });
  event.requestContext.requestId = 'JKJaXmPLvHcESHA=';

  const { answer, logged } = await failingRequest('save-conversation', event);
  const { request_id } = JSON.parse(answer.body);
  const line = logged.split('\n').find((it) => it.includes(`"request_id":"${request_id}"`)) ?? '';
  const { stdout } = where('save-conversation', line, cwd);
  const [own = ''] = JSON.parse(stdout).error.stack.filter((frame: string) => frame.includes('-store.ts:'));
  const [, file = '', at = ''] = /\(?((?:shared|functions)\/\S+\.ts):(\d+):\d+/.exec(own) ?? [];

  expect(answer.statusCode).toBe(500);
  expect(request_id).toBe('JKJaXmPLvHcESHA=');
  expect(JSON.parse(line).error.name).toBe('ResourceNotFoundException');
  expect(line).not.toContain('.ts:');
  expect(file).toBe('shared/conversation/conversation-store.ts');
  expect(readFileSync(file, 'utf8').split('\n')[Number(at) - 1]).toContain('db.send(');
  expect(stdout).toMatch(/shared\/conversation\/save\.ts:\d+/);
});

test('a stack in minified code is told by the lines of the source', async () => {
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
