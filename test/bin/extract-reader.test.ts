import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startJsonServer } from '../support/json-server.ts';
import { completion } from '../support/model-answers.ts';
import { aFolder } from '../support/server.ts';

const line = (id: unknown, text = 'it is zyxel the third, my boiler is dead') =>
  JSON.stringify({ id, language: 'en', messages: [{ role: 'user', content: text }] });
const NONE = { value: null, quotes: [] };
const anAnswer = (words: string) => ({
  ...{ name: [{ message: 0, words }], phone: [], address: [], issue: [], role: NONE, priority: NONE, type: NONE },
  ...{ signals: [], acts: [], shipments: [] },
});

let model: Awaited<ReturnType<typeof startJsonServer>>;
let reader: string;
let folder: string;

beforeAll(async () => {
  model = await startJsonServer();
  reader = JSON.stringify({ kind: 'openai', url: `${model.url}/v1`, model: 'some-model' });
});
beforeEach(() => {
  model.reset();
  model.state.reply = { body: completion(JSON.stringify(anAnswer('zyxel the third'))) };
  folder = aFolder();
});
afterAll(() => model.stop());

async function extract(input: string, ...args: string[]) {
  const env = { ...process.env, READER_KEY: `file:${join(folder, 'no-key')}` };
  const child = spawn(process.execPath, ['bin/extract.ts', ...args], { env });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  child.stdin.end(input);
  const status = await new Promise((end) => child.on('close', end));
  return { rows: rowsIn(said.stdout), said: said.stderr, status };
}

const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((it) => JSON.parse(it));

test('a model reads each conversation once, in the order of the file', async () => {
  const lines = [1, 2, 3, 4, 5].map((id) => line(id)).join('\n');
  const { rows, status, said } = await extract(lines, '--reader', reader, '--parallel', '3');

  expect({ said, status, ids: rows.map(({ id }) => id) }).toEqual({ said: '', status: 0, ids: [1, 2, 3, 4, 5] });
  expect(model.asked).toHaveLength(5);
  expect(rows[0]).toMatchObject({
    customer_info: { name: 'zyxel the third' },
    read_by: { by: 'model', model: 'some-model', tokens: { input: 819, output: 110 }, dropped: 0 },
  });
});

test('what was recorded reads the same again, without the model', async () => {
  const record = join(folder, 'answers.jsonl');
  const asked = await extract(line('a'), '--reader', reader, '--record', record);
  model.reset();
  const again = await extract(`${line('a')}\n${line('b')}`, '--reader', `replay:${record}`);

  expect(again.rows[0]).toEqual(asked.rows[0]);
  expect(again.rows[1]).toMatchObject({ id: 'b', read_by: { by: 'built-in', failure: 'not_recorded' } });
  expect(model.asked).toEqual([]);
  expect(rowsIn(readFileSync(record, 'utf8'))).toMatchObject([{ id: 'a', answer: anAnswer('zyxel the third') }]);
});

test('a run that was ended goes on: nothing is asked twice, a torn line and a failure are read again', async () => {
  const output = join(folder, 'out.jsonl');
  const failed = { id: 2, read_by: { by: 'built-in', failure: 'timeout' } };
  writeFileSync(output, `{"id":1,"kept":true}\n${JSON.stringify(failed)}\n{"id":3,"tor`);
  const { status } = await extract([1, 2, 3].map((id) => line(id)).join('\n'), '--reader', reader, '--output', output);

  expect(status).toBe(0);
  expect(model.asked).toHaveLength(2);
  expect(rowsIn(readFileSync(output, 'utf8'))).toMatchObject([
    { id: 1, kept: true },
    { id: 2, read_by: { by: 'model' } },
    { id: 3, read_by: { by: 'model' } },
  ]);
});

test('the built-in reading stands where the model refuses, and is busy for a moment only', async () => {
  let calls = 0;
  model.state.reply = () => {
    calls += 1;
    if (calls === 1) return { status: 503 };
    return { body: completion(null, { refusal: 'no' }) };
  };
  const { rows, said } = await extract(line(1, 'my name is Ann Lee'), '--reader', reader);

  expect(calls).toBe(2);
  expect(rows).toMatchObject([{ customer_info: { name: 'Ann Lee' }, read_by: { by: 'built-in', failure: 'refused' } }]);
  expect(said).toContain('Read by the built-in reader alone: 1');
});

test('a model that lets nobody in ends the run', async () => {
  model.state.reply = { status: 401 };
  const { rows, said, status } = await extract(line(1), '--reader', reader);

  expect({ rows, status }).toEqual({ rows: [], status: 2 });
  expect(said).toContain('unauthorized, 401');
});

test.each([
  [['--reader', 'gpt'], 'is not "built-in"'],
  [['--reader', 'replay:/nowhere'], 'ENOENT'],
  [['--wanted', 'weather'], '--wanted weather is none of shipments, sales_condition'],
  [['--parallel', '0'], '--parallel 0 is no number from 1 to 1000'],
  [['--raeder', 'x'], '--raeder'],
])('%j is refused', async (args, message) => {
  const { said, status } = await extract('', ...args);

  expect(status).toBe(2);
  expect(said).toContain(message);
});

test('what a file does not want read, the model is not asked', async () => {
  await extract(line(1), '--reader', reader, '--wanted', 'none');
  await extract(line(1), '--reader', reader);

  const asked = model.asked.map(({ body }) => JSON.stringify(body));
  expect(asked.map((it) => it.includes('tracking_number'))).toEqual([false, true]);
});
