import { adam, adamOfRows } from './adam.ts';
import { type Example, learnerOf, type Trained } from './learner.ts';
import { BOTH, HIDDEN, LAYERS, PARAMETERS, SCORING, WIDTH } from './network.ts';
import { generator, shuffle } from './random.ts';

type Options = {
  features: number;
  epochs: number;
  onEpoch?: (epoch: number, loss: number) => void;
};

/** So many examples are learnt from between two steps, and fewer where there would be next to no steps. */
const [BATCH, LEAST_STEPS] = [8, 20];
const RATE = 0.002;
const WARM_UP = 200;

/**
 * The network's parameters by Adam (Kingma, Ba 2015, https://arxiv.org/abs/1412.6980), its rate rising at first and falling as a cosine.
 * Deterministic: the same examples in the same order give the same parameters.
 */
export function train(examples: readonly Example[], { features, epochs, onEpoch }: Options): Trained {
  const random = generator(1);
  const { parameters, rows } = initial(features, random);
  const batch = Math.min(BATCH, Math.ceil(examples.length / LEAST_STEPS));
  const network = adam(parameters, batch);
  const embedding = adamOfRows(rows, batch);
  const learner = learnerOf(rows, embedding.add, random);
  const order = examples.map((_, at) => at);
  const steps = epochs * Math.ceil(order.length / batch);
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (let from = 0; from < order.length; from += batch) {
      learner.begin(parameters);
      for (const index of order.slice(from, from + batch)) loss += learner.learn(examples[index]!);
      step += 1;
      const rate = rateAt(step, steps);
      network(learner.gradient(), step, rate);
      embedding.step(step, rate);
    }
    onEpoch?.(epoch, loss / examples.length);
  }
  return { parameters, rows };
}

const rateAt = (step: number, steps: number): number => {
  const warm = Math.min(WARM_UP, steps / 4);
  return step < warm ? (RATE * step) / warm : (RATE * (1 + Math.cos((Math.PI * (step - warm)) / (steps - warm)))) / 2;
};

function initial(features: number, random: () => number): Trained {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const parameters = new Float32Array(PARAMETERS);
  for (const { weights, biases, recurrent, inputs, end } of LAYERS) {
    for (let at = weights; at < biases; at++) parameters[at] = normal() / Math.sqrt(inputs);
    for (let at = recurrent[0]; at < end; at++) parameters[at] = normal() / Math.sqrt(HIDDEN);
  }
  for (let at = SCORING.weights; at < SCORING.biases; at++) parameters[at] = normal() / Math.sqrt(BOTH);
  return { parameters, rows: Float32Array.from({ length: features * WIDTH }, () => 0.1 * normal()) };
}
