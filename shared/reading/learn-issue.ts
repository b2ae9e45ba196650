import { extract } from '../extraction/extract.ts';
import type { Language } from '../extraction/language.ts';
import { chanceOf, UNIT } from './issue.ts';
import { type Feature, featuresOf, SLOTS } from './issue-features.ts';
import type { LabelledConversation } from './labelled.ts';
import { generator, shuffle } from './random.ts';
import { addressesIn, tag } from './tagger.ts';
import type { Weights } from './weights.ts';

const EPOCHS = 6;
const RATE = 0.3;
const SHRINK = 1e-6;
const SEED = 7;

type Example = { features: readonly Feature[]; isIssue: boolean };

/**
 * What each feature of a clause is worth in a language: logistic regression by AdaGrad (Duchi, Hazan, Singer 2011,
 * https://jmlr.org/papers/v12/duchi11a.html), one clause a step.
 */
export function learnIssue(all: readonly LabelledConversation[], language: Language, tagger: Weights): Int8Array {
  const examples = all.flatMap((it) => examplesIn(it, language, tagger));
  const weights = new Float64Array(SLOTS);
  const squares = new Float64Array(SLOTS).fill(1);
  const order = examples.map((_, at) => at);
  const random = generator(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { features, isIssue } = examples[at] as Example;
      const error = chanceOf(features, weights, 1) - (isIssue ? 1 : 0);
      for (const { slot, value } of features) {
        const gradient = error * value + SHRINK * (weights[slot] as number);
        squares[slot] = (squares[slot] as number) + gradient * gradient;
        weights[slot] = (weights[slot] as number) - (RATE * gradient) / Math.sqrt(squares[slot] as number);
      }
    }
  }
  return Int8Array.from(weights, (it) => Math.max(-127, Math.min(127, Math.round(it * UNIT))));
}

/** The clauses of a conversation whose issue is labelled. */
function examplesIn({ turns, labels }: LabelledConversation, language: Language, tagger: Weights): Example[] {
  const issues = labels.filter((it) => it.tag === 'issue');
  if (issues.length === 0) return [];
  const { tagged } = tag(turns, language, tagger);
  const examples: Example[] = [];
  extract(turns, language, {
    places: addressesIn(tagged),
    chooseIssue: (clauses, byRules) => {
      const features = featuresOf(clauses, { turns, language, tagged });
      const isIn = (at: number) =>
        issues.some(({ turn, start, end }) => {
          const it = clauses[at];
          return it && turn === it.message && start < it.end && it.start < end;
        });
      examples.push(...features.map((own, at) => ({ features: own, isIssue: isIn(at) })));
      return byRules;
    },
  });
  return examples;
}
