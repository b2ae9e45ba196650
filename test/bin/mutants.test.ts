import { globSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { expect, test } from '@jest/globals';
import { mutantsOf, mutated, sampleOf } from '../../bin/mutants-find.ts';
import { reportOf } from '../../bin/mutants-report.ts';

/** What becomes of a source. */
const becomes = (source: string) => mutantsOf('a.ts', source).map((it) => mutated(source, it));

test.each([
  ['a < b', ['a <= b']],
  ['a === b', ['a !== b']],
  ['a + b', ['a - b']],
  ["a + 'x'", ["a + ''"]],
  ['a && b', ['a || b']],
  ['a ?? b', ['a']],
  ['!a', ['a']],
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['while (a) b;', ['while (false) b;']],
  ['f(7)', [';', 'f(8)', 'f(6)']],
  ['throw e;', [';']],
  ['const f = () => a', ['const f = () => (undefined)']],
  ['a?.b', ['a.b']],
  ['a?.[0]', ['a[0]', 'a?.[1]']],
  ['a = b.some(f)', [';', 'a = b.every(f)']],
  ['const a = b.trim()', ['const a = b']],
  ['const a = [b]', ['const a = []']],
  ['const a = /^b$/', ['const a = /b$/', 'const a = /^b/']],
])('what is made of %s', (source, mutants) => {
  expect(becomes(source).toSorted()).toEqual(mutants.toSorted());
});

test.each([
  "import { a } from 'b';",
  "type A = 'a' | 1;",
  'const a: Array<1> = b as 2;',
  "const a = { description: 'what it is' };",
])('what nobody runs is left alone: %s', (source) => {
  expect(becomes(source)).toEqual([]);
});

test('every mutant of the code can be read', () => {
  for (const file of globSync('shared/{ticket,account}/*.ts')) {
    const source = readFileSync(file, 'utf8');
    for (const mutant of mutantsOf(file, source))
      expect(() => parse(mutated(source, mutant), { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
  }
});

test('the same seed draws the same mutants, whatever stands before their lines; another seed draws others', () => {
  const source = readFileSync('shared/account/throttle.ts', 'utf8');
  const drawn = (of: string, seed: string) => sampleOf(mutantsOf('a.ts', of), 10, seed).map(({ id }) => id);

  expect(drawn(source, '1')).toEqual(drawn(`// a line more\n${source}`, '1'));
  expect(drawn(source, '2')).not.toEqual(drawn(source, '1'));
});

test('survivors are told by file and line, and how many of each folder were killed', () => {
  const at = (line: number, end: 'passed' | 'failed' | 'timeout' | 'none') => ({
    ...{ id: String(line), file: 'shared/http/list.ts', line, before: '<', text: '<=', operator: 'sign', end, ms: 1 },
  });

  expect(reportOf([at(9, 'none'), at(3, 'failed'), at(4, 'timeout'), at(5, 'passed')], 40).split('\n')).toEqual([
    'shared/http/list.ts:5 sign: < → <=',
    'shared/http/list.ts:9 sign: < → <= (no test reaches it)',
    '',
    'shared/http               2 of    4 killed, 50.0 %',
    'all (of 40)               2 of    4 killed, 50.0 %',
    '',
  ]);
});
