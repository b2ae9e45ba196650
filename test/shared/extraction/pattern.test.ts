import { describe, expect, test } from '@jest/globals';
import { findAll, isAnyIn, patternOf } from '../../../shared/extraction/pattern.ts';

const foundIn = (source: string, text: string) =>
  findAll(patternOf(source), text).map(({ start, end }) => text.slice(start, end));

describe('a pattern matches what its source says', () => {
  test.each([
    ['(?:ab)?c', 'abc c', ['abc', 'c']],
    ['(?:ab)*c', 'ababc', ['ababc']],
    ['(?:ab)+?', 'abab', ['ab', 'ab']],
    ['(?:ab){2}', 'ababab', ['abab']],
    ['(?:a|ab){1,2}(?=c)c', 'abac', ['abac']],
    ['(?<!x)(?:a)(?!b)', 'xa ab a', ['a']],
    ['a\\)?b', 'a)b ab', ['a)b', 'ab']],
    ['[)]{2}a', '))a', ['))a']],
    ['(?:a (?:b|c),?){0,2}d', 'a b,a\ncd', ['a b,a\ncd']],
  ])('%s', (source, text, found) => {
    expect(foundIn(source, text)).toEqual(found);
  });
});

test('a pattern matches texts of any script, whichever came first', () => {
  const pattern = patternOf('caf[eé]|قهوة');
  const places = ['Café', 'قهوة', 'un café 🙂', 'cafe'].map((text) => findAll(pattern, text));

  expect(places).toEqual([
    [{ start: 0, end: 4 }],
    [{ start: 0, end: 4 }],
    [{ start: 3, end: 7 }],
    [{ start: 0, end: 4 }],
  ]);
});

test('one of several patterns is enough', () => {
  const patterns = [patternOf('street'), patternOf('flat')];

  expect(isAnyIn(patterns, 'Flat 5')).toBe(true);
  expect(isAnyIn(patterns, 'Leeds')).toBe(false);
});
