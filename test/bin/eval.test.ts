import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { below, goalsOf, type Scores, tablesOf } from '../../bin/eval-goals.ts';

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
