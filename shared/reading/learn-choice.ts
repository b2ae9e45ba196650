import type { Language } from '../extraction/language.ts';
import { ALWAYS, type ChoiceWeights } from './choice.ts';
import { CONTACT_FIELDS, type ContactField, type LabelledConversation } from './labelled.ts';
import { learn, type Material } from './learn.ts';
import { proposalsOf } from './proposals.ts';
import { readingsOf } from './read.ts';
import { isRight, likenessOf } from './same-value.ts';
import { type Signs, signsOf } from './signs.ts';
import { tag } from './tagger.ts';
import { unpacked, type Weights } from './weights.ts';

/** What the choice is learnt from: those written for the service, and those converted. */
export type ChoiceMaterial = {
  language: Language;
  conversations: readonly LabelledConversation[];
  further: readonly LabelledConversation[];
};

/** So much of the conversations is kept from the tagger, for the choice to learn from: at most, where whole writers are kept. */
const KEPT = 0.25;
/** Where writers do not matter, every so many. */
const EVERY = 1 / KEPT;

/**
 * What each sign of a proposal is worth. A tagger is surer of what it was trained on than of anything else, so some of the conversations
 * are kept from one, and the choice learns from what that makes of them.
 * @param told hears how far it is
 */
export function learnChoice(all: readonly ChoiceMaterial[], told: (line: string) => void = () => {}): ChoiceWeights {
  const parts = all.map(({ language, conversations, further }) => {
    const isKept = keptOf(conversations);
    const [kept = [], others = []] = [true, false].map((is) => [
      ...conversations.filter((it) => isKept(it) === is),
      ...further.filter((_, at) => (at % EVERY === 0) === is),
    ]);
    return { language, kept, others };
  });
  const weights = learn(
    parts.map(({ language, others }): Material => ({ language, conversations: others })),
    told,
  );
  const examples = parts.flatMap(({ language, kept }) => {
    const own = unpacked(weights.get(language.code) as Buffer);
    return kept.flatMap((it) => examplesIn(it, language, own));
  });
  told(`${examples.length} proposals`);
  const learnt = CONTACT_FIELDS.map((field) => [field, regression(examples.filter((it) => it.field === field))]);
  return Object.fromEntries(learnt) as ChoiceWeights;
}

type Example = { field: ContactField; signs: Signs; isRight: boolean };

function examplesIn({ turns, record }: LabelledConversation, language: Language, weights: Weights): Example[] {
  const readings = readingsOf(turns, language, tag(turns, language, weights));
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

/** Who wrote less of a language than this is no style of his own. */
const LEAST_OF_WRITER = 0.05;

/** All of some writers, those who wrote least first, so that the tagger has not seen their ways; where few wrote nearly all, every fourth conversation. */
function keptOf(conversations: readonly LabelledConversation[]): (it: LabelledConversation) => boolean {
  const writers = [...Map.groupBy(conversations, ({ by }) => by)]
    .map(([by, { length }]) => ({ by, share: length / conversations.length }))
    .filter(({ share }) => share >= LEAST_OF_WRITER)
    .sort((a, b) => a.share - b.share || (a.by < b.by ? -1 : 1));
  const kept = new Set<string>();
  let sum = 0;
  for (const { by, share } of writers) {
    if (sum + share > KEPT) break;
    sum += share;
    kept.add(by);
  }
  const inTurn = new Set(conversations.filter((_, at) => at % EVERY === 0));
  return (it) => (kept.size > 0 ? kept.has(it.by) : inTurn.has(it));
}

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
