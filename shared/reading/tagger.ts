import { endOfYes } from '../extraction/affirmation.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import type { Tagged } from './assemble.ts';
import { type Features, observe } from './features.ts';
import { TAG_COUNT, toldBy } from './tags.ts';
import type { Token } from './tokens.ts';
import { addTo, type Weights } from './weights.ts';

/**
 * The stretches of the customer's turns that tell something of a person, by a linear-chain conditional random field (Lafferty, McCallum, Pereira
 * 2001, https://repository.upenn.edu/cis_papers/159/): a tag's score is what the token's features speak for it, and what stands
 * before it. A stretch is as sure as its least sure token.
 */
export function tag(turns: readonly Turn[], language: Language, weights: Weights): Tagging {
  const beliefs = observe(turns, language).map(({ tokens, features }, turn) => {
    if (!isRead(turns, turn, language) || tokens.length === 0) return undefined;
    const scores = scoresOf(features(), weights);
    return { tokens, path: likeliest(scores, weights), sure: marginals(scores, weights) };
  });
  return { beliefs, tagged: beliefs.flatMap((it, turn) => (it ? stretches(it, turn) : [])) };
}

/** The customer's turns, and those of the agent that he answers shortly or with a yes: what is stated there may be his. */
export function isRead(turns: readonly Turn[], at: number, language: Language): boolean {
  if (turns[at]?.role !== 'assistant') return turns[at]?.role === 'user';
  const next = turns[at + 1];
  return next?.role === 'user' && (next.text.length <= SHORT || endOfYes(next.text, language) !== null);
}
/** Characters of an answer that may affirm in any words. */
const SHORT = 14;

/** What the tagger thinks of a turn: the likeliest tags together, and how probable each is at each token (a row a token). */
export type Belief = { tokens: readonly Token[]; path: readonly number[]; sure: Float64Array };
export type Tagging = { beliefs: readonly (Belief | undefined)[]; tagged: readonly Tagged[] };

/** What the features of each token speak for each tag; what tokens share is summed once. */
function scoresOf({ ofToken, shapes, ofShape, ofTurn }: Features, weights: Weights): Float64Array {
  const shared = new Map<number, Float64Array>();
  const sharedBy = (shape: number): Float64Array => {
    const known = shared.get(shape);
    if (known) return known;
    const scores = new Float64Array(TAG_COUNT);
    for (const hash of [...ofTurn, ...ofShape(shape)]) addTo(scores, 0, hash, weights);
    shared.set(shape, scores);
    return scores;
  };
  const scores = new Float64Array(ofToken.length * TAG_COUNT);
  ofToken.forEach((features, token) => {
    scores.set(sharedBy(shapes[token] as number), token * TAG_COUNT);
    for (const hash of features) addTo(scores, token * TAG_COUNT, hash, weights);
  });
  return scores;
}

function stretches({ tokens, path, sure }: Belief, turn: number): Tagged[] {
  const found: Tagged[] = [];
  path.forEach((number, at) => {
    const it = toldBy(number);
    const token = tokens[at];
    if (!it || !token) return;
    const { field, isOwn, isFirst } = it;
    const score = sure[at * TAG_COUNT + number] ?? 0;
    const last = path[at - 1] ? found.at(-1) : undefined;
    if (last && !isFirst && last.field === field && last.isOwn === isOwn) {
      last.end = token.end;
      last.score = Math.min(last.score, score);
    } else found.push({ turn, field, isOwn, start: token.start, end: token.end, score });
  });
  return found;
}

/** The likeliest tags of a sequence (Viterbi). */
function likeliest(scores: Float64Array, { transition }: Weights): number[] {
  const tokens = scores.length / TAG_COUNT;
  if (tokens === 0) return [];
  const from = new Uint8Array(scores.length);
  let best = scores.slice(0, TAG_COUNT);
  for (let token = 1; token < tokens; token++) {
    const next = new Float64Array(TAG_COUNT);
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      let top = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < TAG_COUNT; before++) {
        const score = (best[before] as number) + (transition[before * TAG_COUNT + tag] as number);
        if (score > top) {
          top = score;
          from[token * TAG_COUNT + tag] = before;
        }
      }
      next[tag] = top + (scores[token * TAG_COUNT + tag] as number);
    }
    best = next;
  }
  const path = new Array<number>(tokens);
  path[tokens - 1] = best.indexOf(Math.max(...best));
  for (let token = tokens - 1; token > 0; token--) {
    path[token - 1] = from[token * TAG_COUNT + (path[token] as number)] as number;
  }
  return path;
}

/** How probable each tag is at each token, given the whole sequence (forward-backward). */
function marginals(scores: Float64Array, { factor }: Weights): Float64Array {
  const tokens = scores.length / TAG_COUNT;
  const local = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  for (let token = 0; token < tokens; token++) {
    const row = token * TAG_COUNT;
    const top = largest(scores, row);
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      local[row + tag] = Math.exp((scores[row + tag] as number) - top);
      let before = token === 0 ? 1 : 0;
      for (let it = 0; token > 0 && it < TAG_COUNT; it++) {
        before += (forward[row - TAG_COUNT + it] as number) * (factor[it * TAG_COUNT + tag] as number);
      }
      forward[row + tag] = before * (local[row + tag] as number);
    }
    normalize(forward, row);
  }
  backward.fill(1, (tokens - 1) * TAG_COUNT);
  for (let row = (tokens - 1) * TAG_COUNT; row > 0; row -= TAG_COUNT) {
    for (let before = 0; before < TAG_COUNT; before++) {
      let sum = 0;
      for (let tag = 0; tag < TAG_COUNT; tag++) {
        sum +=
          (factor[before * TAG_COUNT + tag] as number) * (local[row + tag] as number) * (backward[row + tag] as number);
      }
      backward[row - TAG_COUNT + before] = sum;
    }
    normalize(backward, row - TAG_COUNT);
  }
  for (let at = 0; at < forward.length; at++) forward[at] = (forward[at] as number) * (backward[at] as number);
  for (let row = 0; row < forward.length; row += TAG_COUNT) normalize(forward, row);
  return forward;
}

function largest(values: Float64Array, from: number): number {
  let top = values[from] as number;
  for (let at = from + 1; at < from + TAG_COUNT; at++) top = Math.max(top, values[at] as number);
  return top;
}

function normalize(values: Float64Array, from: number): void {
  let sum = 0;
  for (let at = from; at < from + TAG_COUNT; at++) sum += values[at] as number;
  for (let at = from; at < from + TAG_COUNT; at++) values[at] = (values[at] as number) / sum;
}
