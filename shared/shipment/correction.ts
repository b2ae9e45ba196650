import type { Language } from '../extraction/language.ts';
import {
  anyOf,
  findAll,
  isIn,
  type Pattern,
  patternOf,
  perLanguage,
  type Span,
  wholeWords,
} from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { isDenied } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';

type Placed = Span & { message: number };

const patternsOf = perLanguage((language) => {
  const { wrong, also, notMine, notMineAfter, mine, examples = [] } = shipmentLanguageOf(language);
  return {
    wrong: anyOf(wrong, language),
    also: anyOf(also, language),
    notMine: anyOf(notMine, language),
    notMineAfter: anyOf(notMineAfter, language),
    mine: anyOf(mine, language),
    sorry: patternOf(`^[^\\d]{0,25}${wholeWords(language.corrections, language)}[\\x20,.:;–—…-]{0,5}$`),
    examples: patternOf(`${wholeWords(examples, language)}[ ,:：("'“「]{0,4}$`),
  };
});

/** How far before a number its owner is told, and behind it; and what says right before it that it is none. */
const BEFORE = 70;
const AFTER = 50;
const DENIAL = 25;
/** A correction comes soon. */
const MAX_BETWEEN = 4;

/** `isRight`: a mention that counts; `ofOthers`: mentions of other people's numbers. */
export type Judgement<P> = { isRight: (mention: P) => boolean; ofOthers: readonly P[] };

/**
 * What is said of numbers (`all`, in order, also those that are no value): called wrong before another one came, denied, somebody else's, or an
 * agent's example. Mentions of one number have one name.
 */
export function judgementOf<P extends Placed>(
  all: readonly P[],
  nameOf: (it: P) => string,
  turns: readonly Turn[],
  language: Language,
): Judgement<P> {
  const mentions = all.map((it, index) => ({ it, before: textBefore(it, all[index - 1], turns, language) }));
  const ofOthers = mentions
    .filter(({ it, before }, index) => isSomebodyElses(before, textBehind(it, all[index + 1], turns), language))
    .map(({ it }) => it);
  const denied = mentions.filter(({ it, before }) => isNoValue(it, before, turns, language)).map(({ it }) => it);
  const corrected = all.filter((it, index) => {
    const next = mentions[index + 1];
    return next && nameOf(it) !== nameOf(next.it) && isCorrected(it, next.it, next.before, turns, language);
  });
  const lastWrong = new Map([...ofOthers, ...denied, ...corrected].sort(byPlace).map((it) => [nameOf(it), it]));
  return { isRight: (it) => isAfter(it, lastWrong.get(nameOf(it))), ofOthers };
}

export const byPlace = (a: Placed, b: Placed) => a.message - b.message || a.start - b.start;

/** What was called wrong once was wrong before too. */
const isAfter = (it: Placed, wrong: Placed | undefined) =>
  !wrong || it.message > wrong.message || (it.message === wrong.message && it.start > wrong.start);

/** Without what is said of the number before: "… is not mine but". */
function textBefore(it: Placed, previous: Placed | undefined, turns: readonly Turn[], language: Language): string {
  const text = turns[it.message]?.text ?? '';
  if (previous?.message !== it.message) return text.slice(0, it.start);
  const between = text.slice(previous.end, it.start);
  const [ofPrevious] = findAll(patternsOf(language).notMineAfter, firstSentence(between.slice(0, AFTER)));
  return between.slice(ofPrevious?.end ?? 0);
}

/** Up to the next number; what the customer answers when the agent's message ends with one. */
function textBehind({ message, end }: Placed, next: Placed | undefined, turns: readonly Turn[]): string {
  const upTo = (at: number) => (next?.message === at ? next.start : Number.POSITIVE_INFINITY);
  const own = turns[message]?.text.slice(end, Math.min(end + AFTER, upTo(message))) ?? '';
  const reply = turns[message + 1];
  const isAnswered = turns[message]?.role === 'assistant' && reply?.role === 'user' && next?.message !== message;
  if (!isAnswered) return firstSentence(own);
  return `${firstSentence(own)}\n${reply.text.slice(0, Math.min(AFTER, upTo(message + 1)))}`;
}

const firstSentence = (text: string) => text.split(/[.!?;。！？؟।\n]/u)[0] ?? '';

const isNoValue = (it: Placed, before: string, turns: readonly Turn[], language: Language) =>
  isDenied(before.slice(-DENIAL), language) ||
  (turns[it.message]?.role === 'assistant' && isIn(patternsOf(language).examples, before.slice(-DENIAL)));

/** Whether somebody said between two numbers that the first is wrong. */
function isCorrected(
  previous: Placed,
  it: Placed,
  before: string,
  turns: readonly Turn[],
  language: Language,
): boolean {
  if (it.message - previous.message > MAX_BETWEEN) return false;
  const { wrong, also, sorry } = patternsOf(language);
  const rest = turns[previous.message]?.text.slice(previous.end) ?? '';
  const others = turns.slice(previous.message + 1, it.message).map(({ text }) => text);
  const between = previous.message === it.message ? before : [rest, ...others, before].join('\n');
  if (isIn(also, before)) return false;
  if (previous.message < it.message && STAR.test(before)) return true;
  return (
    isIn(sorry, before) || isIn(wrong, between) || (previous.message < it.message && isOtherThan(before, language))
  );
}

/** "*55102": what was mistyped in the message before. */
const STAR = /^\s{0,3}\*\s?$/u;

/** "that's for my colleague, mine is". */
function isOtherThan(before: string, language: Language): boolean {
  const { notMineAfter, mine } = patternsOf(language);
  const [other] = findAll(notMineAfter, before.slice(-BEFORE));
  return other !== undefined && lastIn(mine, before.slice(-BEFORE)) > other.end;
}

function isSomebodyElses(before: string, behind: string, language: Language): boolean {
  const { notMine, notMineAfter, mine } = patternsOf(language);
  const clause =
    before
      .slice(-BEFORE)
      .split(/[.!?。！？؟।](?=\s|$)|[。！？]/u)
      .at(-1) ?? '';
  const [other, own] = [lastIn(notMine, clause), lastIn(mine, clause)];
  return (other >= 0 && other >= own) || isIn(notMineAfter, behind);
}

const lastIn = (pattern: Pattern, text: string) => findAll(pattern, text).at(-1)?.end ?? -1;
