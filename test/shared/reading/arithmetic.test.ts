import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import wabt from 'wabt';
import { newArithmetic } from '../../../shared/reading/arithmetic.ts';

const file = (path: string) => new URL(`../../../shared/reading/${path}`, import.meta.url);

test('the kernel is what its text says', async () => {
  const { parseWat } = await wabt();
  const text = readFileSync(file('kernel.wat'), 'utf8');
  const { buffer } = parseWat('kernel.wat', text, { relaxed_simd: true }).toBinary({});

  expect(Buffer.from(buffer)).toEqual(readFileSync(file('weights/kernel.wasm')));
});

test.each([
  ['as it lies', { row: 5, column: 1 }],
  ['the other way round', { row: 1, column: 6 }],
])('a product of matrices, the first %s, is added to what is there', (_, steps) => {
  const [rows, inner, columns] = [6, 5, 64]; // four rows at once, and one
  const { floats, addProduct } = newArithmetic();
  const [a, b, c] = [0, rows * inner, rows * inner + inner * columns];
  for (let at = 0; at < c + rows * columns; at++) floats[at] = Math.sin(at);
  const product = (row: number, column: number) => {
    const terms = Array.from({ length: inner }, (__, it) => {
      const left = floats[a + row * steps.row + it * steps.column] ?? Number.NaN;
      return left * (floats[b + it * columns + column] ?? Number.NaN);
    });
    return terms.reduce((sum, it) => sum + it, floats[c + row * columns + column] ?? Number.NaN);
  };
  const wanted = Array.from({ length: rows * columns }, (__, at) => product(Math.floor(at / columns), at % columns));

  addProduct({ at: a, ...steps }, b, c, { rows, inner, columns });

  for (const [at, it] of wanted.entries()) expect(floats[c + at]).toBeCloseTo(it, 4);
});

test('the memory grows, and keeps what is in it', () => {
  const arithmetic = newArithmetic();
  arithmetic.floats[7] = 0.5;
  const before = arithmetic.floats.length;

  arithmetic.reserve(2 * before);

  expect(arithmetic.floats.length).toBeGreaterThanOrEqual(2 * before);
  expect(arithmetic.floats[7]).toBe(0.5);
});
