import { describe, expect, test } from '@jest/globals';
import { en } from '../../../shared/extraction/languages/en.ts';
import { readTerms } from '../../../shared/sales-condition/read-terms.ts';
import { expectCpuBelow } from '../../support/cpu.ts';
import { MONDAY, termsIn } from './terms.ts';

const messages = (count: number, pieces: number, pieceOf: (index: number) => string) =>
  Array.from({ length: count }, (_, message) =>
    Array.from({ length: pieces }, (_, piece) => pieceOf(message * pieces + piece)).join(' '),
  );

/** Words of three syllables, each another product. */
const product = (index: number) =>
  [1, 50, 2500]
    .map((place) => Math.floor(index / place) % 50)
    .map((it) => `${'bdfgklmnrt'[it % 10]}${'aeiou'[Math.floor(it / 10)]}`)
    .join('');

describe('what a condition keeps is bounded', () => {
  test('at 20 steps of a scale', () => {
    const lines = messages(10, 10, (index) => `From ${100 * (index + 1)} pieces ${900 - index} EUR.`);
    const { scales } = termsIn(['Bolts, 1000 EUR.', ...lines], en);

    expect(scales).toHaveLength(20);
    expect(scales[0]).toEqual({ from_quantity: 100, unit_price: 900 });
  });

  test.each([
    ['a product', [`I need 5 pieces of ${'abcdefgh'.repeat(500)}.`]],
    ['a model', ['We need bolts.', '> Which model?', 'xy'.repeat(4000)]],
  ])('to names that %s can have', (_, lines) => {
    expect((termsIn(lines, en).product ?? '').length).toBeLessThanOrEqual(200);
  });
});

describe('a body of 1 MiB is read in time that grows with its length', () => {
  test.each([
    ['products', (index: number) => `I need ${(index % 90) + 2} pieces of ${product(index)}.`],
    ['steps of a scale', (index: number) => `From ${index + 1} pieces ${index % 90}.50 EUR.`],
    ['refusals', (index: number) => `No, ${index} EUR is too expensive, how about ${index - 1} EUR?`],
  ])('of nothing but %s', async (_, pieceOf) => {
    const turns = messages(1000, 25, pieceOf).map((text) => ({ role: 'user' as const, text }));

    await expectCpuBelow(8000, () => readTerms(turns, en, MONDAY));
  });
});
