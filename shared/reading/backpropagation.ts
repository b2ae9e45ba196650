import type { Arithmetic } from './arithmetic.ts';
import {
  BOTH,
  COLUMNS,
  GATES,
  HIDDEN,
  LAYERS,
  PARAMETERS,
  type Places,
  placesOf,
  type Rows,
  SCORING,
  type Step,
} from './network.ts';
import { TAG_COUNT } from './tags.ts';

/** The tag of a token that teaches nothing. */
export const UNKNOWN = 255;

/** Puts in the place of probabilities how far they are off. @returns the loss */
export function errors(floats: Float32Array, { tokens, scores }: Places, tags: Uint8Array): number {
  let loss = 0;
  for (let token = 0; token < tokens; token++) {
    const row = scores + token * COLUMNS;
    const tag = tags[token]!;
    if (tag === UNKNOWN) floats.fill(0, row, row + COLUMNS);
    else {
      loss -= Math.log(Math.max(1e-9, floats[row + tag]!));
      floats[row + tag]! -= 1;
      floats.fill(0, row + TAG_COUNT, row + COLUMNS);
    }
  }
  return loss;
}

/** Each matrix the other way round, where it lies in the parameters. */
export function transposed(parameters: Float32Array): Float32Array {
  const turned = new Float32Array(PARAMETERS);
  const turn = (at: number, height: number, width: number) => {
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        turned[at + column * height + row] = parameters[at + row * width + column]!;
  };
  for (const { weights, inputs, recurrent } of LAYERS) {
    turn(weights, inputs, 2 * GATES);
    for (const it of recurrent) turn(it, HIDDEN, GATES);
  }
  turn(SCORING.weights, BOTH, COLUMNS);
  return turned;
}

type Sums = { turned: number; gradients: number };

/** From the errors of the scores back to what was taken in (backpropagation): gradients lie in `behind` as values do in `places`. */
export function goBack(
  arithmetic: Arithmetic,
  places: Places,
  behind: Places,
  hide: (layer: number, from: number) => void,
  { turned, gradients }: Sums,
): void {
  const { tokens } = places;
  const back = (layer: number, width: number, { weights, biases }: { weights: number; biases: number }, to: Rows) => {
    const { floats, addProduct } = arithmetic;
    const input = { at: places.inputs[layer]!, row: 1, column: width };
    addProduct(input, to.at, gradients + weights, { rows: width, inner: tokens, columns: to.width });
    addColumns(floats, to.at, gradients + biases, tokens, to.width);
    const outer = { at: to.at, row: to.width };
    addProduct(outer, turned + weights, behind.inputs[layer]!, { rows: tokens, inner: to.width, columns: width });
    hide(layer, behind.inputs[layer]!);
  };
  const last = LAYERS.length;
  back(last, BOTH, SCORING, { at: places.scores, width: COLUMNS });
  for (let layer = last - 1; layer >= 0; layer--) {
    const it = LAYERS[layer]!;
    for (const direction of [0, 1] as const) {
      const recurrent = it.recurrent[direction];
      forget(
        arithmetic,
        places,
        behind,
        { layer, direction },
        { turned: turned + recurrent, gradients: gradients + recurrent },
      );
    }
    back(layer, it.inputs, it, { at: behind.raw[layer]!, width: 2 * GATES });
  }
}

/** Back through what one direction of a layer remembers, from its last step to its first. */
function forget(
  arithmetic: Arithmetic,
  places: Places,
  behind: Places,
  { layer, direction }: Omit<Step, 'step'>,
  { turned, gradients }: Sums,
): void {
  const { floats, addProduct } = arithmetic;
  const gates = behind.bent[layer]!; // a row a token
  const [carried, nothing] = [behind.gates, places.gates];
  for (const it of [carried, nothing]) floats.fill(0, it, it + HIDDEN);
  for (let step = places.tokens - 1; step >= 0; step--) {
    const at = placesOf(places, { layer, direction, step });
    const off = gates + at.token * GATES;
    const gradient = behind.inputs[layer + 1]! + at.own;
    const toRaw = at.raw - places.raw[layer]! + behind.raw[layer]!;
    const before = at.before < 0 ? nothing : at.before;
    arithmetic.forget({ ...at, before }, { gradient, carried, toRaw, off });
    if (at.before < 0) continue;
    addProduct({ at: off, row: GATES }, turned, carried, { rows: 1, inner: GATES, columns: HIDDEN });
  }
  // What was remembered before each step but the first, and what that step was off.
  const outputs = places.outputs[layer]! + direction * HIDDEN;
  const remembered = { at: direction === 0 ? outputs : outputs + BOTH, row: 1, column: BOTH };
  const off = gates + (direction === 0 ? GATES : 0);
  addProduct(remembered, off, gradients, { rows: HIDDEN, inner: places.tokens - 1, columns: GATES });
}

function addColumns(floats: Float32Array, from: number, to: number, rows: number, columns: number): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) floats[to + column]! += floats[from + row * columns + column]!;
}
