import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { echoesIn } from './echoes.ts';
import { type Token, tokensOf } from './tokens.ts';
import { FIGURE, hashOf, mix, type SeenWord, seenWordIn } from './words.ts';

/** A conversation as one sequence: of each turn its tokens and the place of the first of them, and of each place its features. */
export type Sequence = { turns: { tokens: readonly Token[]; from: number }[]; features: number[][] };

/** So many tokens of a turn are looked at, and of all turns together, the latest first: the work is bounded, whatever is sent. */
const [MOST_OF_TURN, MOST_OF_ALL, MOST_OF_QUESTION] = [600, 6000, 60];

/** Characters of a turn that are cut into tokens. */
const LONGEST_TURN = 6000;

/** Who says something; what the service itself asked is the third. */
type Speaker = 'customer' | 'agent' | 'service';
/** Stands before the first token of a turn. */
const BEGIN = { customer: hashOf('<customer'), agent: hashOf('<agent') };
const MARK = hashOf('<');

// Sorts of features.
const [WORD, SHAPE, SPEAKER, SPEAKERS_SHAPE, EDGE, SPOKEN, LENGTH, BEFORE, AFTER, ECHO, LANGUAGE, SPEAKERS_LANGUAGE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
];

/**
 * The tokens of all turns, one behind another, with what is seen of each: the word, how it begins, ends and looks, who says it, where in the
 * turn, and who else says it. System turns have none.
 */
export function sequenceOf(turns: readonly Turn[], language: Language): Sequence {
  const told = lookedAt(turns);
  const all = told.map(({ tokens }) => tokens);
  const seen = all.map((tokens) => seenIn(tokens, language));
  const echoes = echoesIn(
    turns,
    seen.map((words) => ({ words: words.map(({ hash }) => hash), shapes: words.map(({ shape }) => shape) })),
  );
  const features: number[][] = [];
  const add = (speaker: Speaker, words: readonly SeenWord[], tokens: readonly Token[], sides?: readonly number[][]) =>
    words.forEach((word, at) => {
      const own = featuresOf(word, tokens[at] as Token, speaker, language);
      own.push(mix(BEFORE, Math.min(at, 3)), mix(AFTER, Math.min(words.length - 1 - at, 3)));
      for (const side of sides?.[at] ?? []) own.push(mix(ECHO, side));
      features.push(own);
    });
  const places = turns.map(({ role }, turn) => {
    const { tokens, question } = told[turn] as Told;
    if (tokens.length === 0) return { tokens, from: features.length };
    add('service', seenIn(question, language), question);
    const speaker = role === 'assistant' ? 'agent' : 'customer';
    features.push([mix(WORD, BEGIN[speaker]), ...ofSpeaker(speaker, MARK, language)]);
    const from = features.length;
    add(speaker, seen[turn] as SeenWord[], tokens, echoes[turn]);
    return { tokens, from };
  });
  return { turns: places, features };
}

/** What is said in a turn, and what the service had asked before it. */
type Told = { tokens: Token[]; question: Token[] };

/** The tokens of each turn that are looked at. */
function lookedAt(turns: readonly Turn[]): Told[] {
  let left = MOST_OF_ALL;
  const told = turns.toReversed().map(({ role, text, asked = '' }): Told => {
    if (role === 'system' || left <= 0) return { tokens: [], question: [] };
    const tokens = tokensOf(text.slice(0, LONGEST_TURN)).slice(0, MOST_OF_TURN);
    const question = tokensOf(asked.slice(0, LONGEST_TURN)).slice(0, MOST_OF_QUESTION);
    left -= 1 + tokens.length + question.length;
    return { tokens, question };
  });
  return told.reverse();
}

const seenIn = (tokens: readonly Token[], language: Language): SeenWord[] => {
  const seenWord = seenWordIn(language);
  return tokens.map(({ text }) => seenWord(text));
};

function featuresOf({ hash, shape, edges, isSpoken }: SeenWord, { text }: Token, speaker: Speaker, language: Language) {
  const found = [mix(WORD, hash), ...ofSpeaker(speaker, shape, language)];
  for (const edge of edges) found.push(mix(EDGE, edge));
  if (isSpoken) found.push(mix(SPOKEN, 1));
  if (FIGURE.test(text)) found.push(mix(LENGTH, text.length));
  return found;
}

const SPEAKERS = { customer: 0, agent: 1, service: 2 };

function ofSpeaker(name: Speaker, shape: number, { code }: Language): number[] {
  const [speaker, language] = [SPEAKERS[name], hashOf(code)];
  return [
    mix(SHAPE, shape),
    mix(SPEAKER, speaker),
    mix(SPEAKERS_SHAPE, mix(shape, speaker)),
    mix(LANGUAGE, language),
    mix(SPEAKERS_LANGUAGE, mix(language, speaker)),
  ];
}
