import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../../infra/bundle.ts';
import { localCredentials } from '../../infra/local/engine.ts';
import { bundleSources } from '../support/bundle-sources.ts';
import { startJsonServer } from '../support/json-server.ts';
import { completion, converseAnswer } from '../support/model-answers.ts';
import { aFolder } from '../support/server.ts';

const root = new URL('../..', import.meta.url).pathname;
const work = aFolder();
const folder = join(work, 'out', 'read');
const server = await startJsonServer();

/** As a function that reads: it has the table, and the model where there is one. */
const handler = `
  import { db } from '${root}shared/store/table.ts';
  import { model } from '${root}shared/reader/model.ts';
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  export const handler = async (question: any) => {
    if (!model) return { reader: 'built-in', table: typeof db };
    const before = cpu();
    const { askModel } = await import('${root}shared/reader/ask-model.ts');
    await (model.kind === 'bedrock' ? import('${root}shared/reader/bedrock.ts') : import('${root}shared/reader/openai.ts'));
    const loading_ms = cpu() - before;
    return { told: await askModel(question, new Date()), loading_ms };
  };`;

beforeAll(async () => {
  mkdirSync(join(work, 'functions', 'read'), { recursive: true });
  writeFileSync(join(work, 'functions', 'read', 'handler.ts'), handler);
  await bundle(join(work, 'out'), { functions: join(work, 'functions') });
});
afterAll(() => server.stop());

const openai = { kind: 'openai', url: `${server.url}/v1`, model: 'qwen3-8b', temperature: 0, words: false };
const bedrock = { kind: 'bedrock', modelId: 'anthropic.claude-haiku-4-5-20251001-v1:0', temperature: 0, words: false };
const question = { instructions: 'Read.', conversation: 'Hi', schema: { type: 'object' }, schemaName: 'conversation' };

/** The bundle in a process of its own, as in a Lambda, and the files that it has read by then. */
async function run(reader: object | 'built-in') {
  const script = `const { handler } = require(process.argv[1]);
    const eager = Object.keys(require.cache).filter((file) => file !== process.argv[1]);
    handler(JSON.parse(process.argv[2])).then((it) => console.log(JSON.stringify({ ...it, eager })))`;
  const environment = {
    ...localCredentials,
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url,
    TABLE_NAME: 'none',
    LOG_LEVEL: 'error',
    METRICS_STAGE: 'none',
    READER: typeof reader === 'string' ? reader : JSON.stringify(reader),
    READER_KEY: 'file:/none',
    READER_DAILY_CALLS: 'none',
  };
  const args = ['-e', script, join(folder, 'handler.cjs'), JSON.stringify(question)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment, cwd: work });
  return JSON.parse(stdout);
}

const OF_MODELS =
  /client-bedrock-runtime|eventstream|websocket|shared\/reader\/(?!model\.ts$)|shared\/(?:api-key|post-json|retry-after)\.ts$/;

test('a bundle reads one file at its start, without a byte of what asks a model', async () => {
  const { eager, ...told } = await run('built-in');
  const sources = bundleSources(folder, 'handler.cjs');

  expect(told).toEqual({ reader: 'built-in', table: 'object' });
  expect(eager).toEqual([]);
  expect(sources).toContainEqual(expect.stringContaining('client-dynamodb'));
  expect(sources.filter((source) => OF_MODELS.test(source))).toEqual([]);
  expect(bundleSources(folder).filter((source) => OF_MODELS.test(source))).not.toEqual([]);
});

test('no bundle loads HTTP/2, which nothing here speaks', () => {
  expect(globSync(join(folder, '*.cjs')).filter((file) => readFileSync(file, 'utf8').includes('http2"'))).toEqual([]);
});

test.each([
  ['openai', openai, completion('{"name": []}')],
  ['bedrock', bedrock, converseAnswer('{"name": []}')],
])(
  'a bundle asks a model behind %s, and has loaded what it takes in less than 15 ms of CPU',
  async (_, reader, body) => {
    server.state.reply = { body };
    const runs = [await run(reader), await run(reader), await run(reader)];

    expect(runs.map(({ told }) => told)).toEqual(runs.map(() => expect.objectContaining({ answer: { name: [] } })));
    expect(Math.min(...runs.map(({ loading_ms }) => loading_ms))).toBeLessThan(15);
  },
);

test('the adapter of one protocol does not come with that of the other', () => {
  const [file = ''] = globSync(join(folder, 'openai-*.cjs'));

  expect(readFileSync(file, 'utf8')).toContain('/chat/completions');
  expect(bundleSources(folder, file.slice(folder.length + 1)).filter((it) => it.includes('bedrock'))).toEqual([]);
});
