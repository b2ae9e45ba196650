import type { Arithmetic } from './arithmetic.ts';
import { TAG_COUNT } from './tags.ts';

/** How many numbers stand for a token, and how many each direction of a layer remembers: the steps in `kernel.wat` are written for 64. */
export const [WIDTH, HIDDEN] = [32, 64];
/** Scores of a token: one a tag, and nothing up to a multiple of 32. */
export const COLUMNS = 32 * Math.ceil(TAG_COUNT / 32);
/** What both directions remember. */
export const BOTH = 2 * HIDDEN;
/** Update, reset and candidate of one direction. */
export const GATES = 3 * HIDDEN;

/** A layer: how many numbers it takes of each token, and where its weights begin: of the inputs, biases, and of what each direction remembers. */
type Layer = { inputs: number; weights: number; biases: number; recurrent: [number, number]; end: number };

const layerAt = (weights: number, inputs: number): Layer => {
  const biases = weights + inputs * 2 * GATES;
  const forward = biases + 2 * GATES;
  const backward = forward + HIDDEN * GATES;
  return { inputs, weights, biases, recurrent: [forward, backward], end: backward + HIDDEN * GATES };
};

const first = layerAt(0, WIDTH);
const second = layerAt(first.end, BOTH);
/** The layers. Their parameters lie one behind another. */
export const LAYERS: readonly Layer[] = [first, second];
/** What makes scores of what the last layer gives. */
export const SCORING = { weights: second.end, biases: second.end + BOTH * COLUMNS };
/** How many parameters there are beside the tokens' own. */
export const PARAMETERS = SCORING.biases + COLUMNS;

/** Where the numbers of a sequence lie in the memory, row by row, a layer. */
export type Places = {
  tokens: number;
  /** What goes into each layer, and out of the last. */
  inputs: number[];
  /** Gates of both directions, before and after the bend. */
  raw: number[];
  bent: number[];
  /** What the memory says to the candidate, before the reset. */
  recalled: number[];
  outputs: number[];
  /** The gates of one token. */
  gates: number;
  scores: number;
  end: number;
};

/** @param isKept each layer's stay, as training needs them; else the layers share their room */
export function placesFor(tokens: number, from: number, isKept = false): Places {
  let end = from;
  const take = (floats: number) => {
    end += floats;
    return end - floats;
  };
  const ofLayers = (floats: number) => {
    const first = take(tokens * floats);
    return LAYERS.map((_, at) => (isKept && at > 0 ? take(tokens * floats) : first));
  };
  return {
    tokens,
    inputs: [...LAYERS.map((it) => it.inputs), BOTH].map((width) => take(tokens * width)),
    raw: ofLayers(2 * GATES),
    bent: ofLayers(2 * GATES),
    recalled: ofLayers(BOTH),
    outputs: ofLayers(BOTH),
    gates: take(GATES),
    scores: take(tokens * COLUMNS),
    end,
  };
}

/**
 * How probable each tag is at each token: gated recurrent units (Cho et al. 2014, https://arxiv.org/abs/1406.1078) over the sequence and back, layer by
 * layer, then softmax. Takes the tokens' numbers at `inputs[0]`, and leaves probabilities at `scores`.
 * @param parameters where they lie in the memory
 * @param hide changes what the next layer takes in, while the network is trained
 */
export function run(
  arithmetic: Arithmetic,
  parameters: number,
  places: Places,
  hide: (layer: number, from: number) => void = () => {},
): void {
  const { tokens, scores, inputs, outputs } = places;
  const { floats } = arithmetic;
  LAYERS.forEach(({ inputs: width, weights, biases, recurrent }, at) => {
    const to = { at: places.raw[at]!, width: 2 * GATES };
    multiplied(arithmetic, { at: inputs[at]!, width }, parameters + weights, parameters + biases, to, tokens);
    for (const direction of [0, 1] as const) {
      for (let step = 0; step < tokens; step++)
        remember(arithmetic, parameters + recurrent[direction], places, { layer: at, direction, step });
    }
    floats.copyWithin(inputs[at + 1]!, outputs[at]!, outputs[at]! + tokens * BOTH);
    hide(at + 1, inputs[at + 1]!);
  });
  const last = { at: inputs[LAYERS.length]!, width: BOTH };
  const to = { at: scores, width: COLUMNS };
  multiplied(arithmetic, last, parameters + SCORING.weights, parameters + SCORING.biases, to, tokens);
  for (let token = 0; token < tokens; token++) toProbabilities(floats, scores + token * COLUMNS);
}

/** Rows of numbers, one a token: where they begin, and how wide they are. */
export type Rows = { at: number; width: number };

/** Puts the products of all tokens' rows with the weights, and the biases. */
function multiplied(
  { floats, addProduct }: Arithmetic,
  { at, width }: Rows,
  weights: number,
  biases: number,
  to: Rows,
  tokens: number,
): void {
  for (let token = 0; token < tokens; token++) floats.copyWithin(to.at + token * to.width, biases, biases + to.width);
  addProduct({ at, row: width }, weights, to.at, { rows: tokens, inner: width, columns: to.width });
}

/** Which step of which layer, from the first token to the last or from the last to the first. */
export type Step = { layer: number; direction: 0 | 1; step: number };

/** Where the numbers of a step's token lie. */
export function placesOf({ tokens, raw, bent, recalled, outputs }: Places, { layer, direction, step }: Step) {
  const token = direction === 0 ? step : tokens - 1 - step;
  const gates = (2 * token + direction) * GATES;
  const own = (2 * token + direction) * HIDDEN;
  const output = outputs[layer]! + own;
  return {
    token,
    own,
    raw: raw[layer]! + gates,
    bent: bent[layer]! + gates,
    recalled: recalled[layer]! + own,
    output,
    /** What was remembered before; nothing at first. */
    before: step === 0 ? -1 : output + (direction === 0 ? -BOTH : BOTH),
  };
}

function remember(arithmetic: Arithmetic, weights: number, places: Places, step: Step): void {
  const { floats, addProduct } = arithmetic;
  const { gates } = places;
  const at = placesOf(places, step);
  const isFirst = at.before < 0;
  floats.fill(0, gates, gates + GATES);
  if (!isFirst) addProduct({ at: at.before, row: HIDDEN }, weights, gates, { rows: 1, inner: HIDDEN, columns: GATES });
  arithmetic.remember({ ...at, gates, before: isFirst ? gates : at.before }); // at first there are zeros
}

function toProbabilities(floats: Float32Array, from: number): void {
  let top = floats[from]!;
  for (let tag = 1; tag < TAG_COUNT; tag++) top = Math.max(top, floats[from + tag]!);
  let sum = 0;
  for (let tag = 0; tag < TAG_COUNT; tag++) {
    const it = Math.exp(floats[from + tag]! - top);
    floats[from + tag] = it;
    sum += it;
  }
  for (let tag = 0; tag < TAG_COUNT; tag++) floats[from + tag] = floats[from + tag]! / sum;
}
