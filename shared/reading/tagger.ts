import { endOfYes } from '../extraction/affirmation.ts';
import type { Language } from '../extraction/language.ts';
import { overlaps } from '../extraction/pattern.ts';
import type { Place } from '../extraction/place.ts';
import type { Turn } from '../extraction/turn.ts';
import { type Arithmetic, newArithmetic } from './arithmetic.ts';
import type { Tagged } from './assemble.ts';
import { bagsOf, takeIn } from './bags.ts';
import { COLUMNS, PARAMETERS, placesFor, run } from './network.ts';
import { sequenceOf } from './sequence.ts';
import { TAG_COUNT, toldBy } from './tags.ts';
import { codesIn, type Token } from './tokens.ts';
import { placeIn, type Weights } from './weights.ts';

/**
 * The stretches that tell something of a person, by a small recurrent network over the whole conversation (`network.ts`). A stretch is as sure as its
 * least sure token.
 */
export function tag(turns: readonly Turn[], language: Language, weights: Weights): Tagging {
  const sequence = sequenceOf(turns, language);
  const sure = probabilitiesOf(sequence.features, weights);
  const beliefs = sequence.turns.map(({ tokens, from }, turn) => {
    if (!isRead(turns, turn, language) || tokens.length === 0) return undefined;
    const own = sure.subarray(from * TAG_COUNT, (from + tokens.length) * TAG_COUNT);
    return { tokens, sure: withoutCodes(own, tokens, turns[turn]?.text ?? '') };
  });
  return { beliefs, tagged: beliefs.flatMap((it, turn) => (it ? stretches(it, turn) : [])) };
}

/** Where addresses are told, for the rules. */
export const addressesIn = (tagged: readonly Tagged[]): Place[] =>
  tagged
    .filter(({ field }) => field === 'address')
    .map(({ turn, start, end, isOwn }) => ({ message: turn, start, end, isOwn }));

/** The conversations that it learnt from are about other things than parcels, and the letters and digits of a code are tokens of their own. */
function withoutCodes(sure: Float32Array, tokens: readonly Token[], text: string): Float32Array {
  const codes = codesIn(text);
  tokens.forEach((token, at) => {
    if (codes.some((code) => overlaps(code, token)))
      sure.fill(0, at * TAG_COUNT, (at + 1) * TAG_COUNT).fill(1, at * TAG_COUNT, at * TAG_COUNT + 1);
  });
  return sure;
}

/** The customer's turns, and those of the agent that he answers shortly or with a yes: what is stated there may be his. */
export function isRead(turns: readonly Turn[], at: number, language: Language): boolean {
  if (turns[at]?.role !== 'assistant') return turns[at]?.role === 'user';
  const next = turns[at + 1];
  return next?.role === 'user' && (next.text.length <= SHORT || endOfYes(next.text, language) !== null);
}
/** Characters of an answer that may affirm in any words. */
const SHORT = 14;

/** What the tagger thinks of a turn: how probable each tag is at each token (a row a token). */
export type Belief = { tokens: readonly Token[]; sure: Float32Array };
export type Tagging = { beliefs: readonly (Belief | undefined)[]; tagged: readonly Tagged[] };

let arithmetic: Arithmetic | undefined;
/** Whose parameters lie in the memory. */
let current: Weights | undefined;

function probabilitiesOf(features: readonly (readonly number[])[], weights: Weights): Float32Array {
  arithmetic ??= newArithmetic();
  const places = placesFor(features.length, PARAMETERS);
  arithmetic.reserve(places.end);
  const { floats } = arithmetic;
  if (current !== weights) floats.set(weights.parameters);
  current = weights;
  takeIn(floats, weights.rows, bagsOf(features, placeIn(weights)), places);
  run(arithmetic, 0, places);
  const sure = new Float32Array(features.length * TAG_COUNT);
  for (let token = 0; token < features.length; token++) {
    const from = places.scores + token * COLUMNS;
    sure.set(floats.subarray(from, from + TAG_COUNT), token * TAG_COUNT);
  }
  return sure;
}

function stretches({ tokens, sure }: Belief, turn: number): Tagged[] {
  const found: Tagged[] = [];
  let isGoingOn = false;
  tokens.forEach(({ start, end }, at) => {
    const chances = sure.subarray(at * TAG_COUNT, (at + 1) * TAG_COUNT);
    const score = Math.max(...chances);
    const it = toldBy(chances.indexOf(score));
    const last = isGoingOn ? found.at(-1) : undefined;
    isGoingOn = it !== undefined;
    if (!it) return;
    const { field, isOwn, isFirst } = it;
    if (last && !isFirst && last.field === field && last.isOwn === isOwn) {
      last.end = end;
      last.score = Math.min(last.score, score);
    } else found.push({ turn, field, isOwn, start, end, score });
  });
  return found;
}
