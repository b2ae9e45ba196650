import { VALID } from './candidate.ts';
import type { Language } from './language.ts';
import { isLowerCase } from './letters.ts';
import { isMailed, likelihoods, type Token, tokensOf } from './name-model.ts';
import { namePatternsOf } from './name-pattern.ts';
import type { FoundName } from './name-shape.ts';
import { isUnasked, type Passage } from './passage.ts';
import { findAll, type Span } from './pattern.ts';

/** A run of words needs one so likely; every other must be at least possible. */
const LIKELY = 0.5;
/** When a name is made of everyday words alone. */
const SURE = 0.9;
/** When a message of unknown words is nothing else. */
const WHOLE = 0.3;
/** When a cue such as "this is" leads to it, or an e-mail address has it too. */
const LED = 0.1;
const POSSIBLE = 0.05;
const BESIDE = 0.01;
const FOREIGN = 0.005;
const MAX_WORDS = 4;

type Reading = {
  guesses: FoundName[];
  /** A name that a cue announced, without the words at its end that are none ("my name is jane booking number …"). */
  trim: (name: Span) => Span;
};

/**
 * The likely names in a message without capitals, when no agent's question says what it answers; null when the rules
 * must do.
 */
export function guessNames(passage: Passage, language: Language): Reading | null {
  const { text } = passage;
  if (!isUnasked(passage) || !isLowerCase(text)) return null;
  const tokens = tokensOf(text, language);
  const likely = likelihoods(tokens, passage, language);
  if (!likely) return null;
  const guesses = runsOf(passage, tokens, likely, language).filter(({ name }) => !isSomebodyElse(text, name, language));
  return { guesses, trim: (name) => trimmed(name, tokens, likely) };
}

const BEFORE = 40;

/** "my neighbour jane doe", "my landlord is john", "mother's maiden name is doe", "thank you john"; a word as short as "its" says nothing. */
function isSomebodyElse(text: string, { start }: Span, language: Language): boolean {
  const { cues, otherPeople, addressed } = namePatternsOf(language);
  const near = text.slice(Math.max(0, start - BEFORE), start);
  const cue = findAll(cues, near).find((it) => near.length - it.end <= 1);
  const before = near.slice(0, cue?.start);
  const isOther = findAll(otherPeople, before).some((it) => it.end - it.start > 4 && before.length - it.end <= 4);
  return isOther || findAll(addressed, before).some((it) => before.length - it.end <= 1);
}

const belongs = (token: Token | undefined, likely = 0) =>
  likely >= LIKELY || (likely >= POSSIBLE && (token?.kind === 'word' || token?.kind === 'common'));

/** A word that is in no vocabulary, beside one that is likely: "suresh wickramasinghe". */
const isBeside = (tokens: readonly Token[], likely: readonly number[], at: number) =>
  tokens[at]?.kind === 'word' &&
  (likely[at] ?? 0) >= BESIDE &&
  Math.max(likely[at - 1] ?? 0, likely[at + 1] ?? 0) >= LIKELY;

/** "james e conaway" */
const isInitial = (tokens: readonly Token[], likely: readonly number[], at: number) =>
  tokens[at]?.key.length === 1 && belongs(tokens[at - 1], likely[at - 1]) && belongs(tokens[at + 1], likely[at + 1]);

const isPart = (tokens: readonly Token[], likely: readonly number[], at: number) =>
  belongs(tokens[at], likely[at]) || isBeside(tokens, likely, at) || isInitial(tokens, likely, at);

/** "ann dfk 356": no name but a code, part of which are the digits behind it; a longer number may be a phone. */
const isCode = (token: Token | undefined, next: Token | undefined) =>
  next?.kind === 'digits' && next.key.length < 7 && /^(?:..?|[^aeiou]{3,4})$/.test(token?.key ?? '');

function runsOf(
  passage: Passage,
  tokens: readonly Token[],
  likely: readonly number[],
  language: Language,
): FoundName[] {
  const guesses: FoundName[] = [];
  const { titles } = namePatternsOf(language);
  for (let at = 0; at < tokens.length; at++) {
    const whole = isWhole(tokens, at);
    const run = tokens.slice(at, whole ? tokens.length : endOfRun(tokens, likely, at));
    const [first = null] = run;
    if (first === null || titles.has(first.key)) continue;
    const best = Math.max(...likely.slice(at, at + run.length));
    if (run.length <= MAX_WORDS && best >= neededFor(run, whole, isLed(run, passage, language)))
      guesses.push(guess(first, run.at(-1) ?? first, best));
    at += run.length - 1;
  }
  return guesses;
}

/** Whether a cue or an e-mail address speaks for these words. */
const isLed = (run: readonly Token[], { text, mails }: Passage, language: Language): boolean =>
  findAll(namePatternsOf(language).weakCues, text).some(({ end }) => end + 1 === run[0]?.start) ||
  run.some(({ key }) => isMailed(key, mails));

function neededFor(run: readonly Token[], isWhole: boolean, isLed: boolean): number {
  if (run.every(({ kind }) => kind === 'common')) return SURE;
  return isLed ? LED : isWhole ? WHOLE : LIKELY;
}

/** A message of two or three words that are in no vocabulary is a name as a whole or not at all. */
const isWhole = (tokens: readonly Token[], at: number) =>
  at === 0 && tokens.length > 1 && tokens.length <= 3 && tokens.every(({ kind }) => kind === 'word');

function endOfRun(tokens: readonly Token[], likely: readonly number[], start: number): number {
  let end = start;
  while (end < tokens.length && isPart(tokens, likely, end)) end++;
  return end - 1 > start && isCode(tokens[end - 1], tokens[end]) ? end - 1 : end;
}

/** "my name is ann r lee" and nothing more: words that nothing else is known of, and an initial. */
const isEnd = (rest: readonly Token[]) =>
  rest.length <= 3 && rest.every((it, at) => it.kind === 'word' || (it.key.length === 1 && at > 0));

function guess({ start }: Span, { end }: Span, likely: number): FoundName {
  return { name: { start, end }, from: start, rule: 'guess', score: scoreOf(likely), isGuess: true };
}

/** Just valid when it is just likely. */
const scoreOf = (likely: number) =>
  Math.min(0.94, VALID + 0.01 + ((1 - VALID) * Math.max(0, likely - LIKELY)) / (1 - LIKELY));

const isForeign = ({ kind }: Token, likely = 0) => likely < (kind === 'word' ? FOREIGN : POSSIBLE);

function trimmed({ start, end }: Span, tokens: readonly Token[], likely: readonly number[]): Span {
  const first = tokens.findIndex((it) => it.start >= start);
  if (isEnd(tokens.slice(first))) return { start, end };
  const foreign = tokens.find((it, at) => it.start > start && it.start < end && isForeign(it, likely[at]));
  const last = tokens.findLast((it) => it.end <= (foreign?.start ?? end));
  return { start, end: last ? Math.min(end, last.end) : end };
}
