import { describe, expect, test } from '@jest/globals';
import { newArithmetic } from '../../../shared/reading/arithmetic.ts';
import { UNKNOWN } from '../../../shared/reading/backpropagation.ts';
import { bagsOf, takeIn } from '../../../shared/reading/bags.ts';
import { type Example, gradientOf, type Trained } from '../../../shared/reading/learner.ts';
import { COLUMNS, PARAMETERS, placesFor, run, WIDTH } from '../../../shared/reading/network.ts';
import { generator } from '../../../shared/reading/random.ts';
import { TAG_COUNT } from '../../../shared/reading/tags.ts';
import { train } from '../../../shared/reading/train-network.ts';

const FEATURES = 6;
const random = generator(7);
const some = (length: number, size: number) => Float32Array.from({ length }, () => size * (random() - 0.5));
const network: Trained = { parameters: some(PARAMETERS, 0.4), rows: some(FEATURES * WIDTH, 1) };
const bags = (...features: number[][]) => bagsOf(features, (it) => it);
const example = (tags: number[], ...features: number[][]): Example => ({
  ...bags(...features),
  tags: Uint8Array.from(tags),
});

/** How probable each tag is at each token. */
function read(features: number[][], { parameters, rows }: Trained = network): number[][] {
  const arithmetic = newArithmetic();
  const places = placesFor(features.length, PARAMETERS);
  arithmetic.reserve(places.end);
  arithmetic.floats.set(parameters);
  takeIn(arithmetic.floats, rows, bags(...features), places);
  run(arithmetic, 0, places);
  return features.map((_, token) => {
    const from = places.scores + token * COLUMNS;
    return [...arithmetic.floats.subarray(from, from + TAG_COUNT)];
  });
}

describe('the network', () => {
  test('gives each token a probability for each tag', () => {
    for (const row of read([[0], [1, 2], []])) expect(row.reduce((sum, it) => sum + it)).toBeCloseTo(1, 5);
  });

  test('sees what was said before a token, and what comes after it', () => {
    const [, alone] = read([[0], [1], [2]]);
    const [, after] = read([[3], [1], [2]]);
    const [, before] = read([[0], [1], [4]]);

    expect(after).not.toEqual(alone);
    expect(before).not.toEqual(alone);
  });

  test('takes a feature that it does not know for nothing', () => {
    const known = read([[0], [1]]);

    expect(read([[0, -1], [1]])).toEqual(known);
  });
});

describe('training', () => {
  const told = example([1, 2, UNKNOWN, 0], [0, 5], [1], [2], [3, 1]);

  test('follows the gradient of the loss', () => {
    const { parameters, rows } = gradientOf(told, network);
    const loss = (changed: Partial<Trained>) => gradientOf(told, { ...network, ...changed }).loss;
    const slopeOf = (key: keyof Trained, at: number) => {
      const [more, less] = [0.01, -0.01].map((by) => {
        const values = network[key].slice();
        values[at] = (values[at] ?? 0) + by;
        return loss({ [key]: values });
      });
      return ((more ?? 0) - (less ?? 0)) / 0.02;
    };

    const everywhere = Array.from({ length: 60 }, (_, it) => Math.floor((it / 60) * PARAMETERS));
    for (const at of everywhere) expect(parameters[at]).toBeCloseTo(slopeOf('parameters', at), 2);
    for (let at = 0; at < rows.length; at += 7) expect(rows[at]).toBeCloseTo(slopeOf('rows', at), 2);
  });

  test('learns what it is shown, and the same again from the same', () => {
    const others = example([3, UNKNOWN, 4, 0], [3], [2], [1, 0], [4]);
    const options = { features: FEATURES, epochs: 150 };
    const once = train([told, others], options);

    const likeliest = read([[0, 5], [1], [2], [3, 1]], once).map((row) => row.indexOf(Math.max(...row)));
    expect([likeliest[0], likeliest[1], likeliest[3]]).toEqual([1, 2, 0]);
    expect(train([told, others], options)).toEqual(once);
  });
});
