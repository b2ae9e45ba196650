import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { conversationsIn, linesIfAny, linesIn, textsIn } from '../../bin/labelled-files.ts';
import { aFolder } from '../support/server.ts';

const line = (id: string) =>
  JSON.stringify({ id, by: 'test', shape: 'chat', lines: ['I am [[name|Ann]]'], record: {} });

function fileOf(...lines: string[]): string {
  const file = join(aFolder(), 'de.jsonl');
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('a line is told with its place, blank ones are none', () => {
  expect(textsIn(fileOf('{}', '', ' ', '[]', ''))).toEqual([
    { place: 'de.jsonl:1', text: '{}' },
    { place: 'de.jsonl:4', text: '[]' },
  ]);
});

test('labelled lines are conversations', () => {
  const file = fileOf(line('de-1'), line('de-2'));

  expect(linesIn(file).map(({ id }) => id)).toEqual(['de-1', 'de-2']);
  expect(conversationsIn(file)[1]).toMatchObject({ id: 'de-2', turns: [{ role: 'user', text: 'I am Ann' }] });
});

test('a torn line is refused, and which it is', () => {
  expect(() => linesIn(fileOf(line('de-1'), '', '{"id": '))).toThrow(/^de\.jsonl:3 /);
});

test('a language without such a file has no lines', () => {
  expect(linesIfAny('/nowhere/de.jsonl')).toEqual([]);
  expect(linesIfAny(fileOf(line('de-1')))).toHaveLength(1);
});
