import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bundle } from '../../infra/bundle.ts';
import { newSecret } from '../../shared/secret-value.ts';
import { startJsonServer } from '../support/json-server.ts';
import { startParameterStore } from '../support/parameter-store.ts';
import { aFolder } from '../support/server.ts';

const root = new URL('../..', import.meta.url).pathname;
const work = aFolder();
const [table, store] = [await startJsonServer(), await startParameterStore()];
const NOWHERE = 'http://127.0.0.1:1';
const inLambda = { AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' };

const source = {
  'schema.ts': `export { schema } from '${root}functions/save-conversation/schema.ts';`,
  'handler.ts': `
    import { conversationEndpoint } from '${root}shared/http/conversation-endpoint.ts';
    import { schema } from './schema.ts';
    export const handler = conversationEndpoint(schema);`,
};

beforeAll(async () => {
  const folder = join(work, 'functions', 'save');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(source)) writeFileSync(join(folder, file), text);
  await bundle(join(work, 'out'), { functions: join(work, 'functions') });
});
beforeEach(() => {
  store.reset();
  store.parameters.set('/intake/test/server-secret', newSecret());
  table.asked.length = 0;
  table.state.reply = { body: {} };
});
afterAll(() => {
  table.stop();
  store.stop();
});

/** Loads the function in a process of its own, which ends when nothing is under way; gives the languages that it has read. */
async function start(environment: object): Promise<{ languages: string[]; stderr: string; stdout: string }> {
  const script = `require(process.argv[1]);
    process.on('exit', () => {
      const files = Object.keys(require.cache).filter((file) => file.includes('languages/extraction'));
      console.log(JSON.stringify(files.map((file) => file.slice(-6))));
    });`;
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL_DYNAMODB: table.url,
    AWS_ENDPOINT_URL_SSM: store.url,
    AWS_MAX_ATTEMPTS: '1',
    READ_ACCESS: 'staff',
    SERVER_SECRET: 'ssm:/intake/test/server-secret',
    ...environment,
  };
  const args = ['-e', script, join(work, 'out', 'save', 'handler.cjs')];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env, cwd: work });
  return { languages: JSON.parse(stdout), stdout, stderr };
}

test('in Lambda a function that saves has read a message, and asked the table and SSM, before it is asked', async () => {
  const { languages } = await start(inLambda);

  expect(languages).toEqual(['en.cjs']);
  expect(table.asked).toHaveLength(1);
  expect(store.asked.map(({ action }) => action)).toEqual(['GetParameter']);
});

test('it asks for no secret where everybody may read', async () => {
  await start({ ...inLambda, READ_ACCESS: 'public' });

  expect(table.asked).toHaveLength(1);
  expect(store.asked).toEqual([]);
});

test('it starts, and says nothing, where neither table nor SSM can be reached', async () => {
  const { stdout, stderr } = await start({
    ...inLambda,
    AWS_ENDPOINT_URL_DYNAMODB: NOWHERE,
    AWS_ENDPOINT_URL_SSM: NOWHERE,
  });

  expect(stdout).toBe('["en.cjs"]\n');
  expect(stderr).toBe('');
});

test('elsewhere it waits until it is asked', async () => {
  const { languages } = await start({});

  expect(languages).toEqual([]);
  expect([table.asked, store.asked]).toEqual([[], []]);
});
