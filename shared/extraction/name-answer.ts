import type { Candidate } from './candidate.ts';
import { correctionsOf } from './denial.ts';
import type { Language } from './language.ts';
import { hasCapital, LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { endsClause, isDate, isQuestion } from './name-context.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type FoundName, type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import { type Passage, spansIn } from './passage.ts';
import { findAll, isIn, type Span } from './pattern.ts';
import { isNumberWord } from './phone.ts';
import { hasProblem, issuePatternsOf } from './problem.ts';

const CLAUSE = /[^,;\n.!?/、，。；！？،؛؟।]+/gu;

/** An answer gives the name in so much text. */
const MAX_ANSWER = 400;

export const isOnlyName = (asked: Passage['asked']) =>
  [...asked].every((it) => it === 'surnameFirst' || it.toLowerCase().endsWith('name'));

/** The first clause of an answer that is nothing but a name, up to a number or an address. */
export function answeredName(passage: Passage, taken: readonly Candidate[], language: Language): FoundName | null {
  const others = spansIn(passage, taken);
  let refused = false;
  for (const { 0: clause, index } of execAll(CLAUSE, passage.text.slice(0, MAX_ANSWER))) {
    const span = { start: index, end: index + clause.length };
    const next = Math.min(...others.filter(({ start }) => index < start && start < span.end).map(({ start }) => start));
    const text = passage.text.slice(0, next);
    const name =
      !others.some(({ start, end }) => start <= index && index < end) && nameIn({ ...passage, text }, span, language);
    refused ||= isIn(namePatternsOf(language).refusals, clause);
    if (name && isSure(name, { text, isFirst: index === 0, refused, language })) {
      const isOnly = isOnlyName(passage.asked);
      const isInverted = passage.asked.has('surnameFirst');
      const whole = isOnly ? withGiven(text, name, { isInverted, language }) : name;
      return { name: whole, from: index, rule: 'answer', score: 0.9 };
    }
  }
  return null;
}

type Answer = { text: string; isFirst: boolean; refused: boolean; language: Language };

/** No single word with more behind it, in lower case or of a script without capitals unless it comes first; behind a refusal none in lower case. */
function isSure({ isCapital, isCaseless, words, end }: Name, { text, isFirst, refused, language }: Answer): boolean {
  const isMarked = isCaseless ? isFirst || words.length > 1 : isCapital;
  const isWhole = words.length > 1 || endsClause(text, end, language);
  return refused ? isMarked && (isWhole || isCaseless) : isMarked || isFirst || isWhole;
}

/** The name that a clause of an answer begins with. */
function nameIn({ text, asked }: Passage, { start, end }: Span, language: Language): Name | null {
  const at = skipOpeners(text, start, language);
  if (at >= end) return null;
  const name = nameAt(text, at, language, asked.has('lastName') || asked.has('surnameFirst') ? 'last' : true);
  return name && isAnswer(text, name, language) && !isRefused(text.slice(start, end), name.end - start, language)
    ? name
    : null;
}

/** Neither a date, nor a question in return, nor what a number is called ("mob 98400 …"). */
const isAnswer = (text: string, name: Name, language: Language) =>
  !name.isMixed &&
  !isFault(text, name, language) &&
  !isAside(name, language) &&
  !(NUMBER_BEHIND.test(text.slice(name.end, name.end + 8)) && isNumberWord(name.words.join(' '), language)) &&
  !isDate(text, name) &&
  !isQuestion(text, name) &&
  !(language.spaceless && ASKS_BACK.test(text.slice(name.end, name.end + 6))) &&
  (name.isCapital || !/^\s?[?؟]/u.test(text.slice(name.end, name.end + 2)));

/** Without capitals "टीवी चालू" looks like a name with an everyday word in it; "kraan lekt", "leak in the kitchen" is nothing but trouble. */
function isFault(text: string, { end, isCaseless, hasCommon, isCapital, words }: Name, language: Language): boolean {
  if (language.spaceless) return beginsWithTrouble(words.join(' '), language);
  if (isCaseless) return hasCommon && hasProblem(words.join(' '), language);
  const isMore = words.length > 1 || !endsClause(text, end, language);
  return !isCapital && isMore && words.every((word) => hasProblem(word, language));
}

/** "水漏れです", but not "つかごし". */
const beginsWithTrouble = (text: string, language: Language) =>
  findAll(issuePatternsOf(language).problems, text).some(
    ({ start, end }) => start === 0 && end > 1 && !KANA.test(text.slice(0, end)),
  );
const KANA = /^[ぁ-ゖァ-ヺー]+$/u;

/** "One moment", "等一下" */
const isAside = ({ words }: Name, language: Language) =>
  findAll(correctionsOf(language), words.join(' ')).some(({ start }) => start === 0);

/** "なぜですか" */
const ASKS_BACK = /^.{0,3}[か吗嗎呢]\s?[。?？]?\s*$/u;

const NUMBER_BEHIND = /^[.:]?\s{1,2}(?:[+(]{0,2}\d|$)/u;

/** "I won't say", "rather stay anonymous": a refusal begins before what looks like a name ends. */
const isRefused = (clause: string, end: number, language: Language) =>
  findAll(namePatternsOf(language).refusals, clause).some(({ start }) => start < end);

const INITIAL = new RegExp(`(?<![${LETTER}])[${LETTER}]`, 'gu');

const INITIALS_BEHIND = new RegExp(String.raw`^,\s?(?:[${LETTER}]\.\s?){0,4}[${LETTER}]\.(?=\s*$)`, 'u');

/** "Smith, John", which is nothing else. */
export function withGiven(
  text: string,
  name: Name,
  { isInverted, language }: { isInverted: boolean; language: Language },
): Span {
  const surname = text.slice(name.start, name.end);
  const isSurname = (name.length === 1 || isInverted) && (name.isCapital || surname.match(INITIAL)?.some(hasCapital));
  if (language.spaceless || !isSurname || !/^[,،][,\s]/u.test(text.slice(name.end, name.end + 2))) return name;
  const given = nameAt(text, name.end + text.slice(name.end).search(/[^\s,،]/u), language);
  const initials = text.slice(name.end).match(INITIALS_BEHIND)?.[0].length;
  if (initials) return { start: name.start, end: name.end + initials };
  const isGiven = given?.isCapital && given.words.length <= 2 && !given.hasCommon;
  return isGiven && /^[\s.!]{0,3}$/u.test(text.slice(given.end)) ? { start: name.start, end: given.end } : name;
}
