import { expect, test } from '@jest/globals';
import { boundLabels, labelOf, rankLabels, respelt } from '../../../shared/summary/labels.ts';
import { sumOf } from '../../../shared/summary/tally.ts';

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

test('of too many labels the commonest are kept', () => {
  const labels = { Bonn: 3, Berlin: 4, Ulm: 1 };

  expect(boundLabels(labels, { most: 2, kept: 1 })).toEqual({ Berlin: 4 });
  expect(boundLabels(labels, { most: 3, kept: 1 })).toBe(labels);
});

test('a label remembers four spellings, and counts every other one as the commonest', () => {
  const spellings = ['oslo', 'Oslo', 'OSlo', 'OSLO', 'osLO', 'OslO', 'oslo'];
  const counted = spellings.reduce<Record<string, number>>((sum, it) => respelt(sum, it, 1), {});
  const back = spellings.reduce<Record<string, number>>((sum, it) => respelt(sum, it, -1), counted);

  expect(Object.keys(counted)).toEqual(['oslo', 'Oslo', 'OSlo', 'OSLO']);
  expect(sumOf(counted)).toBe(7);
  expect(sumOf(back)).toBe(0);
});
