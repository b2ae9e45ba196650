import { isPart } from '../extraction/digits.ts';
import { foldedOf, remembering } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A turn's tokens, and what is known of each: features, each of which is a number made of its sort and what was seen. */
export type Observed = { tokens: Token[]; features: () => Uint32Array[] };

/** So many words of a question or of an answer are looked at; what is longer asks for nothing more. */
const WORDS_OF_QUESTION = 16;
const WORDS_OF_ANSWER = 4;
/** So many tokens of a turn are looked at, and of all turns together, the latest first: the work is bounded, whatever is sent. */
const [MOST_OF_TURN, MOST_OF_ALL] = [600, 6000];

/** Characters of a turn that are cut into tokens. */
const LONGEST_TURN = 6000;

/**
 * The tokens of every turn with their features: the word and its neighbours, how they begin, end and look, where they stand, and what
 * was asked right before; of the agent's words what is answered to them. System turns have none.
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
  return turns.map((turn, at) => {
    const tokens = all[at] as Token[];
    const isOwn = turn.role === 'user';
    const around = () =>
      isOwn ? [...askedBefore(turns, seen, at, language), ...saidAfter(turns, seen, at)] : answeredTo(turns, seen, at);
    return { tokens, features: () => featuresOf(seen[at] as Seen, isOwn, around()) };
  });
}

/** A word as numbers: the hashes of its folded form, of its shape, and of how it begins and ends; whether it may be part of a spoken number. */
type SeenWord = { hash: number; shape: number; edges: Uint32Array; isSpoken: boolean };

const REMEMBERED = 4000;
const seenWordIn = perLanguage((language) => remembering((text) => seenWord(text, language), REMEMBERED));

function seenWord(text: string, language: Language): SeenWord {
  const folded = foldedOf(text);
  const isSpoken = LETTERS.test(folded) && isPart(folded, language);
  return {
    hash: hashOf(folded),
    shape: hashOf(isSpoken ? SPOKEN : shapeOf(text)),
    edges: edgesOf(folded),
    isSpoken,
  };
}

const LETTERS = /^\p{L}/u;
const SPOKEN = 'N';

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
const FIGURE = /^\p{Nd}/u;

function askedBefore(turns: readonly Turn[], seen: readonly Seen[], at: number, language: Language): number[] {
  const own = turns[at]?.asked;
  if (own !== undefined)
    return [...seenOf(tokensOf(own), language).words].slice(-WORDS_OF_QUESTION).map((it) => mix(ASKED, it));
  const before = turns.findLastIndex(({ role }, place) => place < at && role === 'assistant');
  const sort = before === at - 1 ? ASKED : ASKED_EARLIER;
  return [...(seen[before]?.words ?? [])].slice(-WORDS_OF_QUESTION).map((it) => mix(sort, it));
}

/** How the customer goes on, who may take something back. */
function saidAfter(turns: readonly Turn[], seen: readonly Seen[], at: number): number[] {
  const next = turns.findIndex(({ role }, place) => place > at && role === 'user');
  return [...(seen[next]?.words ?? [])].slice(0, 2).map((it, place) => mix(AFTER + place, it));
}

function answeredTo(turns: readonly Turn[], seen: readonly Seen[], at: number): number[] {
  const next = turns.findIndex(({ role }, place) => place > at && role === 'user');
  return [...(seen[next]?.words ?? [])].slice(0, WORDS_OF_ANSWER).map((it, place) => mix(ANSWERED + place, it));
}

// Sorts of features; those with neighbours take several numbers.
const [ASKED, ASKED_EARLIER, AFTER, ANSWERED] = [1, 2, 3, 8];
const [WORD, SHAPE, EDGES, PLACE, DIGITS, LINE, AROUND] = [20, 40, 60, 70, 80, 90, 100];
const EDGE = 0x9e3779b9;

function featuresOf(seen: Seen, isOwn: boolean, around: readonly number[]): Uint32Array[] {
  const role = isOwn ? 0 : AGENTS;
  const size = sizeOf(seen.words.length);
  let lineStart = 0;
  return Array.from(seen.words, (_, at) => {
    if (seen.words[at - 1] === NEW_LINE) lineStart = at;
    const shape = seen.shapes[at] as number;
    const found = featuresAt(seen, at, lineStart);
    for (const edge of seen.edges[at] as Uint32Array) found.push(mix(EDGES, edge));
    for (const it of around) found.push(mix(mix(AROUND, it), size), mix(mix(AROUND + 1, it), shape));
    return Uint32Array.from(found, (it) => (it ^ role) >>> 0);
  });
}

const AGENTS = 0x5bd1e995;

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

const LONGEST_EDGE = 4;

/** How a word begins and ends. */
function edgesOf(word: string): Uint32Array {
  const letters = [...word];
  if (letters.length < 2) return new Uint32Array();
  const sizes = Array.from({ length: Math.min(LONGEST_EDGE, letters.length) }, (_, at) => at + 1);
  return Uint32Array.from(
    sizes.flatMap((size) => [
      hashOf(`<${letters.slice(0, size).join('')}`),
      hashOf(`${letters.slice(-size).join('')}>`),
    ]),
  );
}

const SIZES = [1, 2, 3, 5, 8, 13, 21];
const sizeOf = (tokens: number): number => SIZES.findIndex((size) => tokens <= size);

const SCRIPTS: readonly [RegExp, string][] = [
  [/^\p{Script=Han}/u, 'H'],
  [/^\p{Script=Katakana}|^ー/u, 'K'],
  [/^\p{Script=Hiragana}/u, 'h'],
  [/^\p{Script=Arabic}/u, 'A'],
  [/^\p{Script=Devanagari}/u, 'D'],
];

/** How a token looks: "Xx", "x", "XX", "d4" of four digits, else the mark itself; of other scripts the script. */
function shapeOf(text: string): string {
  if (FIGURE.test(text)) return `d${Math.min(text.length, 9)}`;
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  return WORDLIKE.test(text) ? caseOf(text) : text;
}

const WORDLIKE = /^[\p{L}\p{M}]/u;

function caseOf(text: string): string {
  const isLower = text === text.toLowerCase();
  if (text.length === 1) return isLower ? 'i' : 'I';
  return isLower ? 'x' : text === text.toUpperCase() ? 'XX' : 'Xx';
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), over UTF-16 units. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const NEW_LINE = hashOf('\n');

/** One number of two, as MurmurHash3 mixes them (https://github.com/aappleby/smhasher, public domain). */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x85ebca6b, 0xcc9e2d51) ^ b;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
