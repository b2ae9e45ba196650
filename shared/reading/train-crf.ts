/** A sequence of tokens with their features, as places among the weights, and the tag each one has. */
export type Example = { features: Int32Array[]; tags: Uint8Array };

type Options = {
  tags: number;
  features: number;
  epochs: number;
  rate: number;
  /** The share of a token's features that is hidden at each look, so that no single word decides. */
  hidden: number;
  /** So much every weight loses after each epoch (L1), so that most are nothing. */
  shrink: number;
  /** Weights to go on from. */
  initial?: Trained;
  onEpoch?: (epoch: number, loss: number) => void;
};
export type Trained = { emission: Float32Array; transition: Float32Array };

/**
 * Weights of a linear-chain CRF by stochastic gradient descent with AdaGrad (Duchi, Hazan, Singer 2011,
 * https://jmlr.org/papers/v12/duchi11a.html). Deterministic: the same examples in the same order give the same weights.
 */
export function train(examples: readonly Example[], options: Options): Trained {
  const { tags, features, epochs, rate, hidden, shrink, initial, onEpoch } = options;
  const emission = initial ? initial.emission.slice() : new Float32Array(features * tags);
  const emissionSquares = new Float32Array(features * tags);
  const transition = initial ? initial.transition.slice() : new Float32Array(tags * tags);
  const transitionSquares = new Float32Array(tags * tags);
  const random = generator(1);
  const order = examples.map((_, at) => at);
  const step = (weights: Float32Array, squares: Float32Array, at: number, gradient: number) => {
    squares[at]! += gradient * gradient;
    weights[at]! -= (rate * gradient) / Math.sqrt(squares[at]! + 1e-6);
  };

  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (const index of order) {
      const { features: all, tags: gold } = examples[index]!;
      const seen = all.map((it) => (hidden === 0 ? it : it.filter(() => random() >= hidden)));
      const { single, pairs, logLikelihood } = expected(seen, gold, { tags, emission, transition });
      loss -= logLikelihood;
      seen.forEach((places, token) => {
        for (let tag = 0; tag < tags; tag++) {
          const gradient = single[token * tags + tag]! - (gold[token] === tag ? 1 : 0);
          if (Math.abs(gradient) < 1e-4) continue;
          for (const place of places) step(emission, emissionSquares, place * tags + tag, gradient);
        }
      });
      for (let token = 1; token < gold.length; token++) pairs[gold[token - 1]! * tags + gold[token]!]! -= 1;
      pairs.forEach((gradient, at) => {
        if (Math.abs(gradient) > 1e-4) step(transition, transitionSquares, at, gradient);
      });
    }
    if (shrink > 0)
      for (let at = 0; at < emission.length; at++) {
        const weight = emission[at]!;
        if (weight !== 0) emission[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - shrink);
      }
    onEpoch?.(epoch, loss / examples.length);
  }
  return { emission, transition };
}

type Model = { tags: number } & Trained;

/** How probable the model holds each tag at each token, and each pair of tags summed over the sequence. */
function expected(seen: readonly Int32Array[], gold: Uint8Array, { tags, emission, transition }: Model) {
  const tokens = seen.length;
  const scores = new Float64Array(tokens * tags);
  seen.forEach((places, token) => {
    for (const place of places)
      for (let tag = 0; tag < tags; tag++) scores[token * tags + tag]! += emission[place * tags + tag]!;
  });
  const factor = Float64Array.from(transition, Math.exp);
  const local = new Float64Array(tokens * tags);
  const forward = new Float64Array(tokens * tags);
  const scale = new Float64Array(tokens);
  let logZ = 0;
  for (let token = 0; token < tokens; token++) {
    const row = token * tags;
    let top = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tags; tag++) top = Math.max(top, scores[row + tag]!);
    let sum = 0;
    for (let tag = 0; tag < tags; tag++) {
      local[row + tag] = Math.exp(scores[row + tag]! - top);
      let before = token === 0 ? 1 : 0;
      if (token > 0)
        for (let from = 0; from < tags; from++) before += forward[row - tags + from]! * factor[from * tags + tag]!;
      forward[row + tag] = before * local[row + tag]!;
      sum += forward[row + tag]!;
    }
    for (let tag = 0; tag < tags; tag++) forward[row + tag]! /= sum;
    scale[token] = sum;
    logZ += Math.log(sum) + top;
  }
  const backward = new Float64Array(tokens * tags);
  const pairs = new Float64Array(tags * tags);
  backward.fill(1, (tokens - 1) * tags);
  for (let token = tokens - 1; token > 0; token--) {
    const row = token * tags;
    for (let from = 0; from < tags; from++) {
      let sum = 0;
      for (let tag = 0; tag < tags; tag++) {
        const on = (factor[from * tags + tag]! * local[row + tag]! * backward[row + tag]!) / scale[token]!;
        sum += on;
        pairs[from * tags + tag]! += forward[row - tags + from]! * on;
      }
      backward[row - tags + from] = sum;
    }
  }
  const single = forward.map((it, at) => it * backward[at]!);
  let logLikelihood = -logZ;
  gold.forEach((tag, token) => {
    logLikelihood += scores[token * tags + tag]! + (token > 0 ? transition[gold[token - 1]! * tags + tag]! : 0);
  });
  return { single, pairs, logLikelihood };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** xorshift32 (Marsaglia 2003, https://www.jstatsoft.org/article/view/v008i14): the same numbers everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
