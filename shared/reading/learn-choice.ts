import { extract } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { ALWAYS, type ChoiceWeights } from './choice.ts';
import { CONTACT_FIELDS, type ContactField, type LabelledConversation } from './labelled.ts';
import { learn, type Material } from './learn.ts';
import { proposalsOf } from './proposals.ts';
import { isRight, likenessOf } from './same-value.ts';
import { type Signs, signsOf } from './signs.ts';
import { tag } from './tagger.ts';
import { unpacked, type Weights } from './weights.ts';

/** What the choice is learnt from; `further` are for the tagger alone. */
export type ChoiceMaterial = {
  language: Language;
  conversations: readonly LabelledConversation[];
  further: readonly LabelledConversation[];
};

/**
 * What each sign of a proposal is worth. A tagger is surer of what it was trained on than of anything else, so each half of the
 * conversations is read by one that was trained on the other half, which others have written where there are others.
 * @param told hears how far it is
 */
export function learnChoice(all: readonly ChoiceMaterial[], told: (line: string) => void = () => {}): ChoiceWeights {
  const halves = all.map((it) => ({ ...it, half: halvesOf(it.conversations) }));
  const examples = [0, 1].flatMap((half) => {
    const others = halves.map(({ language, conversations, further, half: halfOf }): Material => {
      return { language, conversations: [...conversations.filter((it) => halfOf(it) !== half), ...further] };
    });
    const weights = learn(others, (line) => told(`half ${half + 1}: ${line}`));
    return halves.flatMap(({ language, conversations, half: halfOf }) => {
      const own = unpacked(weights.get(language.code) as Buffer);
      const asked = evenly(conversations.filter((it) => halfOf(it) === half));
      return asked.flatMap((it) => examplesIn(it, language, own));
    });
  });
  const learnt = CONTACT_FIELDS.map((field) => [field, regression(examples.filter((it) => it.field === field))]);
  return Object.fromEntries(learnt) as ChoiceWeights;
}

type Example = { field: ContactField; signs: Signs; isRight: boolean };

function examplesIn({ turns, record }: LabelledConversation, language: Language, weights: Weights): Example[] {
  const readings = { turns, language, byRules: extract(turns, language), tagging: tag(turns, language, weights) };
  return CONTACT_FIELDS.flatMap((field) => {
    const proposals = proposalsOf(field, readings);
    const rightness = proposals.map(({ value }) => rightnessOf(field, value, record[field]));
    const best = Math.max(...rightness);
    return signsOf(field, proposals, readings).map((signs, at) => {
      return { field, signs, isRight: best > 0 && rightness[at] === best };
    });
  });
}

/** 0 of what is wrong; of two addresses that are right the one with the words that were wanted is righter. */
function rightnessOf(field: ContactField, value: string, wanted: string | null): number {
  if (wanted === null || !isRight(field, value, wanted)) return 0;
  return field === 'address' ? likenessOf(value, wanted) : 1;
}

/**
 * Two halves by writers, as even as whole writers make them; where somebody wrote nearly alone, or too few to tell them apart, his
 * conversations take turns.
 */
function halvesOf(conversations: readonly LabelledConversation[]): (it: LabelledConversation) => 0 | 1 {
  const counts = [...Map.groupBy(conversations, ({ by }) => by)].map(([by, { length }]) => ({ by, length }));
  const many = counts.filter(({ length }) => length > conversations.length / 10);
  const sizes: [number, number] = [0, 0];
  const halves = new Map<string, 0 | 1>();
  for (const { by, length } of many.sort((a, b) => b.length - a.length || (a.by < b.by ? -1 : 1))) {
    const half = sizes[0] <= sizes[1] ? 0 : 1;
    sizes[half] += length;
    halves.set(by, half);
  }
  const isAlone = halves.size < 2;
  const inTurn = new Map(conversations.map((it, at) => [it, at % 2 === 0 ? 0 : 1] as const));
  return (it) => (isAlone ? undefined : halves.get(it.by)) ?? inTurn.get(it) ?? 0;
}

/** So many conversations of a writer are asked: whoever wrote most knows no more than others. */
const MOST_OF_WRITER = 200;

/** The first of each writer. */
const evenly = (conversations: readonly LabelledConversation[]): LabelledConversation[] =>
  [...Map.groupBy(conversations, ({ by }) => by).values()].flatMap((all) => all.slice(0, MOST_OF_WRITER));

const STEPS = 300;
const RATE = 0.05;
/** The sum of all squares of weights counts so much (half of it, in the negative log-likelihood). */
const SHRINK = 5;
/** What is worth less is left out. */
const LEAST = 0.02;
const SEEN = 3;

/** Logistic regression by Adam (Kingma, Ba 2015, https://arxiv.org/abs/1412.6980) over all examples at each step. */
function regression(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const sign of examples.flatMap(({ signs }) => signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [ALWAYS, ...[...counts].filter(([, count]) => count >= SEEN).map(([sign]) => sign)];
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signs }) => [0, ...signs.flatMap((it) => places.get(it) ?? [])]);
  const weights = new Float64Array(names.length);
  const [mean, square] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((it) => SHRINK * it);
    rows.forEach((row, at) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, place) => sum + (weights[place] as number), 0)));
      const error = chance - (examples[at]?.isRight ? 1 : 0);
      for (const place of row) gradient[place] = (gradient[place] as number) + error;
    });
    gradient.forEach((it, at) => {
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * it;
      square[at] = 0.999 * (square[at] as number) + 0.001 * it * it;
      const [first, second] = [(mean[at] as number) / (1 - 0.9 ** step), (square[at] as number) / (1 - 0.999 ** step)];
      weights[at] = (weights[at] as number) - (RATE * first) / (Math.sqrt(second) + 1e-8);
    });
  }
  const rounded = names.map((name, at) => [name, Math.round(100 * (weights[at] as number)) / 100] as const);
  return Object.fromEntries(rounded.filter(([, it]) => Math.abs(it) >= LEAST).sort(([a], [b]) => (a < b ? -1 : 1)));
}
