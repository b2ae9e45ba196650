import { newArithmetic } from './arithmetic.ts';
import { errors, goBack, transposed } from './backpropagation.ts';
import { type Bags, takeIn } from './bags.ts';
import { BOTH, LAYERS, PARAMETERS, placesFor, run, WIDTH } from './network.ts';

/** A sequence of tokens with the tag of each. */
export type Example = Bags & { tags: Uint8Array };

/** The network's parameters, and of each feature the numbers that it adds to a token's. */
export type Trained = { parameters: Float32Array; rows: Float32Array };

/** The share of features, and of what layers take in (in 256 parts), that is hidden at each look, so that no single word decides. */
const [HIDDEN_FEATURES, HIDDEN_INPUTS] = [0.2, 51];

/** Hears the gradient of a feature's row: it begins at `from`. */
type RowTold = (row: number, floats: Float32Array, from: number) => void;

/** Learns from one sequence after another, and sums what they say of the parameters. */
export function learnerOf(rows: Float32Array, addToRow: RowTold, random: () => number) {
  const arithmetic = newArithmetic();
  const [ours, turned, gradients] = [0, PARAMETERS, 2 * PARAMETERS];
  const from = 3 * PARAMETERS;
  return {
    begin: (parameters: Float32Array) => {
      arithmetic.reserve(from);
      arithmetic.floats.set(parameters, ours);
      arithmetic.floats.set(transposed(parameters), turned);
      arithmetic.floats.fill(0, gradients, from);
    },
    gradient: () => arithmetic.floats.subarray(gradients, from),
    /** @returns the loss: what the right tags lack in likelihood, in natural logarithms */
    learn: ({ places: bags, starts, tags }: Example): number => {
      const places = placesFor(tags.length, from, true);
      const behind = placesFor(tags.length, places.end, true);
      arithmetic.reserve(behind.end);
      const { floats } = arithmetic;
      const seen = bags.map((it) => (random() < HIDDEN_FEATURES ? -1 : it));
      const masks = [WIDTH, ...LAYERS.map(() => BOTH)].map((width) => maskOf(width * tags.length, random));
      const hide = (layer: number, at: number) => multiply(floats, at, masks[layer]!);
      takeIn(floats, rows, { places: seen, starts }, places);
      hide(0, places.inputs[0]!);
      run(arithmetic, ours, places, hide);
      const loss = errors(floats, places, tags);
      floats.fill(0, places.end, behind.end);
      goBack(arithmetic, places, behind, hide, { turned, gradients });
      const first = behind.inputs[0]!;
      for (let token = 0; token < tags.length; token++) {
        const at = first + token * WIDTH;
        for (let it = starts[token]!; it < starts[token + 1]!; it++)
          if (seen[it]! >= 0) addToRow(seen[it]!, floats, at);
      }
      return loss;
    },
  };
}

/** The loss of a sequence, and its gradient, with nothing hidden. */
export function gradientOf(example: Example, { parameters, rows }: Trained): Trained & { loss: number } {
  const ofRows = new Float32Array(rows.length);
  const addToRow: RowTold = (row, floats, from) => {
    for (let at = 0; at < WIDTH; at++) ofRows[row * WIDTH + at]! += floats[from + at]!;
  };
  const learner = learnerOf(rows, addToRow, () => 1);
  learner.begin(parameters);
  const loss = learner.learn(example);
  return { loss, parameters: learner.gradient().slice(), rows: ofRows };
}

/** What hides some numbers, and makes up for them: a random number serves four. */
function maskOf(length: number, random: () => number): Float32Array {
  const mask = new Float32Array(length);
  let bits = 0;
  for (let at = 0; at < length; at++) {
    bits = at % 4 === 0 ? random() * 2 ** 32 : bits >>> 8;
    mask[at] = (bits & 255) < HIDDEN_INPUTS ? 0 : 256 / (256 - HIDDEN_INPUTS);
  }
  return mask;
}

function multiply(floats: Float32Array, from: number, mask: Float32Array): void {
  for (let at = 0; at < mask.length; at++) floats[from + at]! *= mask[at]!;
}
