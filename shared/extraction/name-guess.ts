import { VALID } from './candidate.ts';
import type { Language } from './language.ts';
import { likelihoods, type Token, tokensOf } from './name-model.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, perLanguage, type Span } from './pattern.ts';

export type Guess = { name: Span; from: number; rule: string; score: number; isGuess: boolean };

/** A run of words needs one so likely; every other must be at least possible. */
const LIKELY = 0.5;
/** When a name is made of everyday words alone. */
const SURE = 0.9;
/** When a message of unknown words is nothing else. */
const WHOLE = 0.3;
const POSSIBLE = 0.05;
const FOREIGN = 0.005;
const MAX_WORDS = 4;

type Reading = {
  guesses: Guess[];
  /** A name that a cue announced, without the words at its end that are none ("my name is jane booking number …"). */
  trim: (name: Span) => Span;
};

/**
 * The likely names in a message without capitals, when no agent's question says what it answers; null when the rules
 * must do.
 */
export function guessNames(passage: Passage, language: Language): Reading | null {
  const { text, setting } = passage;
  if ((setting !== 'first' && setting !== 'silent') || !isLowerCase(text)) return null;
  const tokens = tokensOf(text, language);
  const likely = likelihoods(tokens, passage, language);
  if (!likely) return null;
  const guesses = runsOf(tokens, likely).filter(({ name }) => !isSomebodyElse(text, name, language));
  return { guesses, trim: (name) => trimmed(name, tokens, likely) };
}

/** And of a script that has capitals. */
const isLowerCase = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

const patternsOf = perLanguage((language) => ({
  otherPeople: anyOf(language.otherPeople, language),
  addressed: anyOf(language.name.addressed ?? [], language),
}));
const BEFORE = 40;

/** "my neighbour jane doe", "my landlord is john", "thank you john"; a word as short as "its" says nothing. */
function isSomebodyElse(text: string, { start }: Span, language: Language): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const { otherPeople, addressed } = patternsOf(language);
  const isOther = findAll(otherPeople, before).some((it) => it.end - it.start > 4 && before.length - it.end <= 4);
  return isOther || findAll(addressed, before).some((it) => before.length - it.end <= 1);
}

const belongs = (token: Token | undefined, likely = 0) =>
  likely >= LIKELY || (likely >= POSSIBLE && (token?.kind === 'word' || token?.kind === 'common'));

/** "james e conaway" */
const isInitial = (tokens: readonly Token[], likely: readonly number[], at: number) =>
  tokens[at]?.key.length === 1 && (likely[at - 1] ?? 0) >= LIKELY && (likely[at + 1] ?? 0) >= LIKELY;

function runsOf(tokens: readonly Token[], likely: readonly number[]): Guess[] {
  const guesses: Guess[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const whole = isWhole(tokens, at);
    const end = whole ? tokens.length : endOfRun(tokens, likely, at);
    const best = Math.max(0, ...likely.slice(at, end));
    const isEveryday = tokens.slice(at, end).every(({ kind }) => kind === 'common');
    if (best >= neededFor(whole, isEveryday) && end - at <= MAX_WORDS)
      guesses.push(guess(tokens[at] as Token, tokens[end - 1] as Token, best));
    at = Math.max(at, end - 1);
  }
  return guesses;
}

const neededFor = (isWhole: boolean, isEveryday: boolean) => (isEveryday ? SURE : isWhole ? WHOLE : LIKELY);

/** A message of two or three words that are in no vocabulary is a name as a whole or not at all. */
const isWhole = (tokens: readonly Token[], at: number) =>
  at === 0 && tokens.length > 1 && tokens.length <= 3 && tokens.every(({ kind }) => kind === 'word');

function endOfRun(tokens: readonly Token[], likely: readonly number[], start: number): number {
  let end = start;
  while (end < tokens.length && (belongs(tokens[end], likely[end]) || isInitial(tokens, likely, end))) end++;
  return end;
}

function guess({ start }: Span, { end }: Span, likely: number): Guess {
  return { name: { start, end }, from: start, rule: 'guess', score: scoreOf(likely), isGuess: true };
}

/** Just valid when it is just likely. */
const scoreOf = (likely: number) =>
  Math.min(0.94, VALID + 0.01 + ((1 - VALID) * Math.max(0, likely - LIKELY)) / (1 - LIKELY));

const isForeign = ({ kind }: Token, likely = 0) => likely < (kind === 'word' ? FOREIGN : POSSIBLE);

function trimmed({ start, end }: Span, tokens: readonly Token[], likely: readonly number[]): Span {
  const foreign = tokens.find((it, at) => it.start > start && it.start < end && isForeign(it, likely[at]));
  const last = tokens.findLast((it) => it.end <= (foreign?.start ?? end));
  return { start, end: last ? Math.min(end, last.end) : end };
}
