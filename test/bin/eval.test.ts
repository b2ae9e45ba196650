import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { below, goalsOf, type Scores, tablesOf } from '../../bin/eval-goals.ts';
import { pricesIn, usageLines } from '../../bin/eval-reader.ts';
import { aFolder } from '../support/server.ts';

const cell = (f1: number | null, nulls: number | null = null) => ({ f1, nulls });
const whole = { name: 96, phone: 97, address: 94, role: 95, priority: 95, type: 95, is_complete: 96 };
const scores = (fields: Record<string, number>): Scores => ({
  ml_de: Object.fromEntries(Object.entries(fields).map(([field, f1]) => [field, cell(f1)])),
});

test('a set that reaches every goal misses none', () => {
  expect(below(scores(whole))).toEqual([]);
});

test('a field below its goal is missed, and so is one without a score', () => {
  const { role: _, ...rest } = whole;

  expect(below(scores({ ...rest, phone: 96.9 })).map(({ goal, value }) => [goal.field, value])).toEqual([
    ['phone', 96.9],
    ['role', 0],
  ]);
});

test('sets without values are held to the nulls they keep', () => {
  const kept = { name: cell(null, 99), phone: cell(null, 98.9), address: cell(null, 100) };

  expect(below({ real_sgd_negatives: kept }).map(({ goal }) => goal.field)).toEqual(['phone']);
});

test('a set that nobody knows has no goal', () => {
  expect(goalsOf('weather')).toEqual([]);
});

test('shipments and sales are scored by fields of their own, in tables of their own', () => {
  const table = tablesOf({ shipments: { carrier: cell(98) }, a: { name: cell(90) }, sales: { incoterm: cell(100) } });

  expect(table.split('\n\n').map((it) => it.split('\n')[0]?.split('|')[2]?.trim())).toEqual([
    'tracking_number',
    'name',
    'product',
  ]);
  expect(goalsOf('sales').find(({ field }) => field === 'incoterm')?.goal).toBe(99);
});

test('the table shows F1, and kept nulls in brackets', () => {
  const table = tablesOf({ a: { name: cell(99.5), phone: cell(null, 100) } });

  expect(table.split('\n').at(-1)).toMatch(/^\| a +\| 99\.5 +\| \(100\.0\) +\|/);
});

test('without the sets nothing is scored, and the exit code says so', () => {
  const env = { ...process.env, BENCH: '/nowhere' };
  const { stderr, status } = spawnSync(process.execPath, ['bin/eval.ts'], { env, encoding: 'utf8' });

  expect(status).toBe(3);
  expect(stderr).toContain('nothing was scored');
});

test('another reader stands beside the built-in one', () => {
  const table = tablesOf(
    { a: { name: cell(99.5), phone: cell(null, 90) } },
    { a: { name: cell(97), phone: cell(null, 100) } },
  );

  expect(table.split('\n').at(-1)).toMatch(/^\| a +\| 99\.5 → 97\.0 +\| \(90\.0\) → \(100\.0\) +\|/);
});

test('what a reader has cost is tokens, dollars and time, and what it failed at', () => {
  const reading = (ms: number) => ({ by: 'model' as const, tokens: { input: 1000, output: 100 }, ms, dropped: 1 });
  const readings = [
    ...Array.from({ length: 20 }, (_, n) => reading(n + 1)),
    { by: 'built-in' as const, failure: 'timeout' },
  ];

  expect(usageLines(readings, pricesIn('1,5'))).toEqual([
    '20 answered, 1 not (timeout 1); 20 values dropped that nobody said',
    '20000 tokens in, 2000 out: $0.0300, $1.50 a thousand conversations',
    'latency p50 10 ms, p95 19 ms',
  ]);
  expect(usageLines([{ by: 'model', dropped: 0 }])).toEqual(['1 answered, 0 not; 0 values dropped that nobody said']);
});

test.each(['', '1', '1,', 'a,b', '1,2,3', '-1,2', 'Infinity,1'])('prices %j are refused', (prices) => {
  expect(() => pricesIn(prices)).toThrow('dollars per million tokens');
});

describe('the command', () => {
  const messages = [{ role: 'user', content: 'I am Ann Lee, 12 Oak Street, Portland' }];
  const evaluate = (expected: object, ...args: string[]) => {
    const BENCH = aFolder();
    mkdirSync(join(BENCH, 'dev'));
    const gold = { id: 1, language: 'en', messages, expected: { customer_info: expected } };
    writeFileSync(join(BENCH, 'dev/ml_en.jsonl'), JSON.stringify(gold));
    writeFileSync(join(BENCH, 'score.mjs'), '');
    return spawnSync(process.execPath, ['bin/eval.ts', ...args], { env: { ...process.env, BENCH }, encoding: 'utf8' });
  };

  test('says whether grounding keeps right answers', () => {
    const { stdout, status } = evaluate({ name: 'Ann Lee', address: '12 Oak Street, Portland' }, '--reader', 'gold');

    expect({ stdout, status }).toMatchObject({ stdout: expect.stringContaining('100.00 %'), status: 0 });
  });

  test('fails when less than 99.5 % of them are kept', () => {
    const { stdout, status } = evaluate({ name: 'Bob Stone', address: '12 Oak Street' }, '--reader', 'gold');

    expect(status).toBe(1);
    expect(stdout).toContain('lost: 1 name "Bob Stone"');
    expect(stdout).toContain('Less than 99.5 %: en');
  });

  test.each([
    [['--prices', '5'], 'dollars per million tokens'],
    [['--reder', 'gold'], '--reder'],
    [['ml_xx'], 'No set ml_xx'],
  ])('%j is refused', (args, message) => {
    const { stderr, status } = evaluate({}, ...args);

    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
