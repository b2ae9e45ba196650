import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { linesIn } from '../../../bin/labelled-files.ts';
import { faultsOf, renamedPairs } from '../../../shared/reading/check-labels.ts';
import { type LabelledLine, labelledOf } from '../../../shared/reading/labelled.ts';

const folder = fileURLToPath(new URL('../../../shared/reading/conversations/', import.meta.url));

const record = { name: null, phone: null, address: null, type: null, role: null, priority: null };
const aLine = (lines: string[], told: Partial<LabelledLine['record']> = {}): LabelledLine => ({
  id: 'en-test-1',
  by: 'test',
  shape: 'chat',
  lines,
  record: { ...record, ...told },
});

describe('a labelled line', () => {
  test('is turns, and the places of its labels in them', () => {
    const { turns, labels } = labelledOf(
      aLine(['> Your name?', 'I am [[name|Ann Lee]], not [[old-name|Anne]].'], { name: 'Ann Lee' }),
    );

    expect(turns).toEqual([
      { role: 'assistant', text: 'Your name?' },
      { role: 'user', text: 'I am Ann Lee, not Anne.' },
    ]);
    expect(labels).toEqual([
      { turn: 1, tag: 'name', start: 5, end: 12 },
      { turn: 1, tag: 'old-name', start: 18, end: 22 },
    ]);
  });

  test('begins with "?" where the service itself has asked', () => {
    expect(labelledOf(aLine(['? Your name?', '[[name|Ann]]'], { name: 'Ann' })).turns).toEqual([
      { role: 'user', text: 'Ann', asked: 'Your name?' },
    ]);
  });

  test.each([[aLine(['I am [[nom|Ann]]'])], [aLine(['I am [[name|Ann'])], [aLine(['I am [[name|Ann [[name|Lee]]]]'])]])(
    'with a mark that is none is refused',
    (line) => {
      expect(() => labelledOf(line)).toThrow(SyntaxError);
    },
  );

  test.each([
    [aLine(['I am [[name|Ann]]']), 'name is null, and "Ann" is labelled'],
    [aLine(['I am Ann'], { name: 'Ann' }), 'name is "Ann", and nothing is labelled'],
    [aLine(['[[phone|555 0123]]'], { phone: '555 0124' }), 'phone: "555 0124" of the record is in none of its labels'],
    [aLine(['[[name| Ann]]'], { name: 'Ann' }), 'the label on " Ann" begins or ends with a blank'],
  ])('that contradicts its record is told', (line, fault) => {
    expect(faultsOf(line)).toEqual([expect.stringContaining(fault)]);
  });
});

test('one text with other names in it is told', () => {
  const text = (name: string) =>
    `Good morning, [[name|${name}]] here, the radiator in the upper bathroom rattles all night.`;
  const two = ['Ann Lee', 'Bo Ek'].map((name, at) => ({ ...aLine([text(name)], { name }), id: `en-test-${at}` }));

  expect(renamedPairs(two.map(labelledOf))).toEqual([['en-test-0', 'en-test-1']]);
});

describe.each(globSync('{,development/}*.jsonl', { cwd: folder }).sort())('the conversations of %s', (file) => {
  const lines = linesIn(folder + file);

  test('are sound', () => {
    expect(lines.flatMap((line) => faultsOf(line).map((fault) => `${line.id}: ${fault}`))).toEqual([]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});

test('who wrote the development conversations of a language wrote none of the others', () => {
  for (const file of globSync('*.jsonl', { cwd: folder })) {
    const writers = new Set(linesIn(folder + file).map(({ by }) => by));

    expect(linesIn(`${folder}development/${file}`).filter(({ by }) => writers.has(by))).toEqual([]);
  }
});
