import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { languages } from '../../../shared/extraction/languages.ts';
import { PARAMETERS, WIDTH } from '../../../shared/reading/network.ts';
import { generator } from '../../../shared/reading/random.ts';
import { packed, placeIn, unpacked } from '../../../shared/reading/weights.ts';

test('what is packed is unpacked again, to half a byte a number', () => {
  const random = generator(3);
  const some = (length: number) => Float32Array.from({ length }, () => random() - 0.5);
  const [parameters, rows] = [some(PARAMETERS), some(3 * WIDTH)];
  const features = [0xabcdef01, 17, 0x00cdef02];

  const weights = unpacked(packed(features, rows, parameters));

  expect(features.map(placeIn(weights))).toEqual([0, 1, 2]);
  expect(placeIn(weights)(18)).toBe(-1);
  const farthest = (ours: Float32Array, theirs: Float32Array) =>
    Math.max(...ours.map((it, at) => Math.abs(it - (theirs[at] ?? 9))));
  expect(weights.rows).toHaveLength(rows.length);
  expect(farthest(rows, weights.rows)).toBeLessThan(0.5 / 7);
  expect(farthest(parameters.subarray(0, 9000), weights.parameters)).toBeLessThan(0.5 / 7);
});

test('a language has a quarter of a megabyte of weights at most', () => {
  const files = globSync(fileURLToPath(new URL('../../../shared/reading/weights/*.bin', import.meta.url)));

  expect(files).toHaveLength(languages.length);
  for (const file of files) expect(statSync(file).size).toBeLessThanOrEqual(250_000);
});
