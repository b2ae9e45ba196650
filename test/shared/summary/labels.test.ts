import { expect, test } from '@jest/globals';
import { commonestLabels, labelOf, rankLabels } from '../../../shared/summary/labels.ts';

test('spellings of one label are one label, shown as most people spell it', () => {
  expect(rankLabels({ BERLIN: 1, Berlin: 3, berlin: 2, Hamburg: 5 })).toEqual([
    { label: 'Berlin', count: 6 },
    { label: 'Hamburg', count: 5 },
  ]);
});

test.each([
  [{ Straße: 2, STRASSE: 1 }, [{ label: 'Straße', count: 3 }]],
  [
    { b: 1, a: 1 },
    [
      { label: 'a', count: 1 },
      { label: 'b', count: 1 },
    ],
  ],
  [{ paris: 1, Paris: 1 }, [{ label: 'Paris', count: 2 }]],
  [{}, []],
])('%j is ranked as %j', (labels, ranked) => {
  expect(rankLabels(labels)).toEqual(ranked);
});

test.each([
  ['  water\n\tleak ', 'water leak'],
  ['\u0000', ''],
  ['a'.repeat(100), 'a'.repeat(64)],
  ['水'.repeat(100), '水'.repeat(21)],
  ['😀'.repeat(100), '😀'.repeat(16)],
  ['Cafe\u0301', 'Café'],
  ['lost \ud800 half', 'lost half'],
])('a label is one line of at most 64 bytes: %j', (text, label) => {
  expect(labelOf(text)).toBe(label);
});

test('a spelling of a common label stays before a rarer label', () => {
  const labels = { Bonn: 3, Berlin: 3, BERLIN: 1, Ulm: 1 };

  expect(commonestLabels(labels, Object.keys(labels), 2)).toEqual({ Berlin: 3, BERLIN: 1 });
});
