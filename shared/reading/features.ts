import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { aroundIn } from './around.ts';
import { echoesIn } from './echoes.ts';
import { type Token, tokensOf } from './tokens.ts';
import { EDGE, FIGURE, hashOf, mix, seenWordIn } from './words.ts';

/** A turn's tokens, and what is known of them. */
export type Observed = { tokens: Token[]; features: () => Features };

/** Features, each of which is a number made of its sort and what was seen: of each token alone, of those of the same shape, of all of a turn. */
export type Features = {
  ofToken: readonly (readonly number[])[];
  shapes: Uint32Array;
  ofShape: (shape: number) => number[];
  ofTurn: readonly number[];
};

/** So many tokens of a turn are looked at, and of all turns together, the latest first: the work is bounded, whatever is sent. */
const [MOST_OF_TURN, MOST_OF_ALL] = [600, 6000];

/** Characters of a turn that are cut into tokens. */
const LONGEST_TURN = 6000;

/**
 * The tokens of every turn with their features: the word and its neighbours, how they begin, end and look, where they stand, and what
 * was asked right before. System turns have none.
 */
export function observe(turns: readonly Turn[], language: Language): Observed[] {
  let left = MOST_OF_ALL;
  const tokensLeft = ({ role, text }: Turn) => {
    const tokens = role === 'system' || left <= 0 ? [] : tokensOf(text.slice(0, LONGEST_TURN)).slice(0, MOST_OF_TURN);
    left -= tokens.length;
    return tokens;
  };
  const all = turns.toReversed().map(tokensLeft).reverse();
  const seen = all.map((tokens) => seenOf(tokens, language));
  const echoes = echoesIn(turns, seen, ECHO);
  const aroundOf = aroundIn(
    turns,
    (turn) => seen[turn]?.words,
    (text) => seenOf(tokensOf(text), language).words,
  );
  return turns.map((turn, at) => ({
    tokens: all[at] as Token[],
    features: () => {
      const own = featuresOf(seen[at] as Seen, aroundOf(at), echoes[at] ?? []);
      return turn.role === 'assistant' ? ofAgent(own) : own;
    },
  }));
}

/** What an agent says means something else than the same words of the customer's. */
const ofAgent = ({ ofToken, shapes, ofShape, ofTurn }: Features): Features => {
  const own = (features: readonly number[]) => features.map((it) => mix(AGENTS, it));
  return { ofToken: ofToken.map(own), shapes, ofShape: (shape) => own(ofShape(shape)), ofTurn: own(ofTurn) };
};

/** A turn's tokens as numbers. */
type Seen = { words: Uint32Array; shapes: Uint32Array; edges: Uint32Array[]; digits: Uint32Array };

function seenOf(tokens: readonly Token[], language: Language): Seen {
  const seen = tokens.map(({ text }) => seenWordIn(language)(text));
  return {
    words: Uint32Array.from(seen, ({ hash }) => hash),
    shapes: Uint32Array.from(seen, ({ shape }) => shape),
    edges: seen.map(({ edges }) => edges),
    digits: digitsAround(
      tokens,
      seen.map(({ isSpoken }) => isSpoken),
    ),
  };
}

/** How many digits stand together at each token, in figures or words, with nothing but marks between them. */
function digitsAround(tokens: readonly Token[], isSpoken: readonly boolean[]): Uint32Array {
  const counts = new Uint32Array(tokens.length);
  const digitsAt = tokens.map(({ text }, at) => (isSpoken[at] ? 1 : FIGURE.test(text) ? text.length : 0));
  const goesOn = tokens.map(({ text }, at) => isSpoken[at] || NUMERIC.test(text));
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < from + LONGEST_NUMBER && goesOn[to]) to += 1;
    while (to > from && digitsAt[to - 1] === 0) to -= 1;
    const digits = digitsAt.slice(from, to).reduce((sum, it) => sum + it, 0);
    counts.fill(Math.min(digits, MOST_DIGITS), from, to);
    from = Math.max(to, from + 1);
  }
  return counts;
}

const MOST_DIGITS = 16;
const LONGEST_NUMBER = 30;
const NUMERIC = /^[\p{Nd}+()/.,–-]/u;

const NEW_LINE = hashOf('\n');

// Sorts of features; those with neighbours take several numbers, and those below ten are what is said around a turn.
const AGENTS = 8;
const [WORD, SHAPE, EDGES, PLACE, DIGITS, LINE, AROUND, ECHO] = [20, 40, 60, 70, 80, 90, 100, 110];

function featuresOf(seen: Seen, around: readonly number[], echoes: readonly number[][]): Features {
  const size = sizeOf(seen.words.length);
  let lineStart = 0;
  const ofToken = Array.from(seen.words, (_, at) => {
    if (seen.words[at - 1] === NEW_LINE) lineStart = at;
    const shape = seen.shapes[at] as number;
    const found = featuresAt(seen, at, lineStart);
    for (const edge of seen.edges[at] as Uint32Array) found.push(mix(EDGES, edge));
    for (const it of echoes[at] ?? []) found.push(it, mix(it, shape));
    return found;
  });
  const beside = around.map((it) => mix(AROUND + 1, it));
  return {
    ofToken,
    shapes: seen.shapes,
    ofShape: (shape) => beside.map((it) => mix(it, shape)),
    ofTurn: around.map((it) => mix(mix(AROUND, it), size)),
  };
}

/** The token, where it stands, and what stands around it. */
function featuresAt({ words, shapes, digits }: Seen, at: number, lineStart: number): number[] {
  const [before, after] = [at, words.length - 1 - at];
  const word = neighbours(words, at);
  const shape = neighbours(shapes, at);
  const own = word(0);
  const count = digits[at] as number;
  const line = words[lineStart] as number;
  return [
    0,
    mix(PLACE, Math.min(before, 3) * 8 + Math.min(after, 3)),
    mix(PLACE + 1, sizeOf(words.length) * 16 + Math.min(before, 2) * 4 + Math.min(after, 2)),
    mix(WORD, own),
    mix(WORD + 1, word(-1)),
    mix(WORD + 2, word(-2)),
    mix(WORD + 3, word(-3)),
    mix(WORD + 4, word(1)),
    mix(WORD + 5, word(2)),
    mix(WORD + 6, mix(word(-2), word(-1))),
    mix(WORD + 7, mix(word(-1), own)),
    mix(WORD + 8, mix(own, word(1))),
    mix(WORD + 9, mix(mix(word(-3), word(-2)), word(-1))),
    mix(WORD + 10, mix(word(-1), shape(0))),
    mix(WORD + 11, mix(word(1), shape(0))),
    mix(WORD + 12, mix(word(1), word(2))),
    mix(WORD + 13, mix(mix(word(1), word(2)), word(3))),
    mix(WORD + 14, mix(mix(word(-1), own), word(1))),
    mix(WORD + 15, word(3)),
    mix(WORD + 16, word(-4)),
    mix(WORD + 17, word(4)),
    mix(SHAPE, shape(0)),
    mix(SHAPE + 1, mix(shape(-1), shape(0))),
    mix(SHAPE + 2, mix(shape(0), shape(1))),
    mix(SHAPE + 3, mix(mix(shape(-1), shape(0)), shape(1))),
    mix(SHAPE + 4, mix(mix(mix(shape(-2), shape(-1)), mix(shape(0), shape(1))), shape(2))),
    mix(SHAPE + 5, mix(mix(shape(0), shape(1)), shape(2))),
    mix(SHAPE + 6, mix(mix(shape(-2), shape(-1)), shape(0))),
    mix(DIGITS, count),
    mix(DIGITS + 1, mix(count, shape(0))),
    mix(LINE, line),
    mix(LINE + 1, mix(line, shape(0))),
  ];
}

const neighbours = (hashes: Uint32Array, at: number) => (by: number) => hashes[at + by] ?? EDGE;

const SIZES = [1, 2, 3, 5, 8, 13, 21];
const sizeOf = (tokens: number): number => SIZES.findIndex((size) => tokens <= size);
