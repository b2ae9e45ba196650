import { WIDTH } from './network.ts';

const { sqrt } = Math;
const [MEAN, SQUARE, LEAST] = [0.9, 0.999, 1e-8];

/** Moves numbers against the sums of their gradients over `batch` examples, by Adam (Kingma, Ba 2015, https://arxiv.org/abs/1412.6980). */
function moverOf(values: Float32Array, batch: number) {
  const [mean, square] = [new Float32Array(values.length), new Float32Array(values.length)];
  return (gradients: Float32Array, from: number, to: number, step: number, rate: number) => {
    const [ofMean, ofSquare] = [1 - MEAN ** step, 1 - SQUARE ** step];
    for (let at = from; at < to; at++) {
      const gradient = gradients[at]! / batch;
      mean[at] = MEAN * mean[at]! + (1 - MEAN) * gradient;
      square[at] = SQUARE * square[at]! + (1 - SQUARE) * gradient * gradient;
      values[at]! -= (rate * (mean[at]! / ofMean)) / (sqrt(square[at]! / ofSquare) + LEAST);
    }
  };
}

/** Moves all numbers at each step. */
export function adam(values: Float32Array, batch: number) {
  const move = moverOf(values, batch);
  return (gradients: Float32Array, step: number, rate: number) => move(gradients, 0, values.length, step, rate);
}

/** The same for rows of which few have a gradient at each step: the others stay as they are. */
export function adamOfRows(values: Float32Array, batch: number) {
  const move = moverOf(values, batch);
  const gradients = new Float32Array(values.length);
  const touched = new Set<number>();
  return {
    add: (row: number, floats: Float32Array, from: number) => {
      touched.add(row);
      const to = row * WIDTH;
      for (let at = 0; at < WIDTH; at++) gradients[to + at]! += floats[from + at]!;
    },
    step: (step: number, rate: number) => {
      for (const row of touched) {
        const [from, to] = [row * WIDTH, (row + 1) * WIDTH];
        move(gradients, from, to, step, rate);
        gradients.fill(0, from, to);
      }
      touched.clear();
    },
  };
}
