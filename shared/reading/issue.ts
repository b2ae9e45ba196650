import type { Candidate } from '../extraction/candidate.ts';
import type { ChooseIssue } from '../extraction/extract.ts';
import type { IssueClause } from '../extraction/issue.ts';
import { overlaps } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { type Feature, featuresOf, type Told } from './issue-features.ts';
import { TRAINED } from './piece.ts';

/** A weight is a byte, this many to one. */
export const UNIT = 32;

/** A clause takes the place of what the rules have where it is so much more probable (docs/extraction.md). */
const MORE = 0.6;
/** What stands beside it and is the issue rather than not belongs to it. */
const LIKELY = 0.5;

/** How probable it is that a clause with these features is of the issue (logistic regression). */
export const chanceOf = (features: readonly Feature[], weights: ArrayLike<number>, unit = UNIT): number =>
  1 / (1 + Math.exp(-features.reduce((sum, it) => sum + worthOf(it, weights) / unit, 0)));

const worthOf = ({ slot, value }: Feature, weights: ArrayLike<number>) => (weights[slot] ?? 0) * value;

/** What the rules take for the issue, but where another clause is more probable by what was learnt; of what they find none in, none. */
export function chooseIssue(told: Told, weights: Int8Array): { chooseIssue: ChooseIssue } {
  return {
    chooseIssue: (clauses, byRules) => {
      const isOfRules = clauses.map((it) => byRules?.message === it.message && overlaps(it, byRules));
      if (!byRules || !isOfRules.includes(true) || !isOfRules.includes(false)) return byRules;
      const features = featuresOf(clauses, told);
      const chances = features.map((it) => chanceOf(it, weights));
      const ruled = Math.max(...chances.filter((_, at) => isOfRules[at]));
      const best = chances.indexOf(Math.max(...chances));
      if (isOfRules[best] || (chances[best] as number) < ruled + MORE) return byRules;
      const why = strongestOf(features[best] as Feature[], weights);
      return { ...around(best, clauses, chances, told.turns), why };
    },
  };
}

/** A clause with those beside it, in its message, that belong to it. */
function around(
  at: number,
  clauses: readonly IssueClause[],
  chances: readonly number[],
  turns: readonly Turn[],
): Candidate {
  const { message } = clauses[at] as IssueClause;
  const isOfIt = (it: number) => clauses[it]?.message === message && (chances[it] as number) >= LIKELY;
  let [first, last] = [at, at];
  while (isOfIt(first - 1)) first -= 1;
  while (isOfIt(last + 1)) last += 1;
  const place = { start: (clauses[first] as IssueClause).start, end: (clauses[last] as IssueClause).end };
  const value = turns[message]?.text.slice(place.start, place.end) ?? '';
  return { message, ...place, whole: place, value, rule: TRAINED, score: chances[at] as number };
}

const strongestOf = (features: readonly Feature[], weights: ArrayLike<number>): string =>
  features.reduce((best, it) => (worthOf(it, weights) > worthOf(best, weights) ? it : best)).name;
