import { type Candidate, VALID, withoutOverlaps } from './candidate.ts';
import { hasProblem } from './issue.ts';
import type { Language } from './language.ts';
import { hasCapital, LETTER, MARK } from './letters.ts';
import { execAll } from './matches.ts';
import { guessNames } from './name-guess.ts';
import { type Name, nameAt } from './name-shape.ts';
import { isUpper, signature } from './name-signature.ts';
import { isSpelled, withSpelling } from './name-spelling.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import {
  anyOf,
  findAll,
  hasWord,
  isIn,
  overlaps,
  patternOf,
  perLanguage,
  type Span,
  setOf,
  wordKey,
} from './pattern.ts';
import { isNumberWord } from './phone.ts';

const patternsOf = perLanguage((language) => ({
  cues: anyOf(language.name.cues, language),
  weakCues: anyOf(language.name.weakCues, language),
  origins: anyOf(language.name.origins ?? [], language),
  answerCues: anyOf(language.name.answerCues, language),
  after: anyOf(language.name.after, language),
  otherPeople: anyOf(language.otherPeople, language),
  refusals: anyOf(language.refusals, language),
  unlikely: anyOf(language.name.unlikely, language),
  functionWords: setOf(language.functionWords),
  given: setOf(language.name.given ?? ''),

  commonWords: setOf(language.commonWords),
  joins: patternOf(`^ (?:${language.issue.connectors.join('|')})(?![\\p{L}])`),
}));

/** Whole clause after the name, so that "I'm glad you called" gives none. */
const CLAUSE_END = /^\s{0,3}["”’)]?(?:[.,;:!?/\n()–—،؛؟।-]|\p{Extended_Pictographic}|$)/u;
/** "I'm kevin smith 212 555 0142" */
const NUMBER_NEXT = /^\s{1,3}\+?\d(?:[\s-]?\d){6}/u;
/** "luc vermeulen van de …" */
const ADDRESS_NEXT = new RegExp(String.raw`^(?:\s[${LETTER}]{1,5}){1,3}\s?\n{5}`, 'u');
const CLAUSE = /[^,;\n.!?/、，。；！？،؛؟।]+/gu;
const LAST_CLAUSE = /[^.!?,;\n、，。；！？،؛؟।]*$/u;
const BEFORE = 30;
/** A name that only a weak cue leads to is not longer. */
const MAX_WORDS = 4;
const MAX_NAME = 60;
const MAX_ANSWER = 400;
/** Nobody has so many names; it bounds the work on a message made of nothing else. */
const MAX_NAMES = 40;
/** Of each kind; few of them have a name behind them. */
const MAX_CUES = 100;

/** Names in the passage, except in what is already known to be an address or a number. */
export function namesIn(passage: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const found = guessed(passage, language) ?? ruled(passage, taken, language);
  return withoutOverlaps(found.filter((it) => !taken.some((other) => overlaps(it, other))));
}

/** Where the model may guess, only the sure cues count beside it. */
function guessed(passage: Passage, language: Language): Candidate[] | null {
  const reading = guessNames(passage, language);
  if (!reading) return null;
  const sure = cued(passage, 'cues', language, reading.trim);
  const guesses = reading.guesses.map((it) => candidate(passage, it, language));
  const weak = cued(passage, 'weakCues', language).map((it) => ({
    ...it,
    score: together(it, guesses),
    isGuess: true,
  }));
  return [...sure, ...weak, ...guesses];
}

function ruled(whole: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const passage = language.spaceless ? whole : { ...whole, text: withoutAddresses(whole, taken) };
  const asked = passage.asked.has('name');
  const found = [
    ...cued(passage, 'cues', language),
    ...cued(passage, 'weakCues', language),
    ...(asked ? cued(passage, 'answerCues', language) : []),
    ...beforeCue(passage, language),
  ];
  const answers = found.length === 0 && asked ? answered(passage, taken, language) : [];
  const rest = found.length + answers.length > 0 ? answers : unasked(whole, taken, language);
  return [...found.slice(0, MAX_NAMES), ...rest];
}

/** "I'm Ann Lee of 12 Oak Street": an address ends a name as a line does. */
const withoutAddresses = ({ text, start: from }: Passage, taken: readonly Candidate[]) =>
  taken.reduce((rest, { start, end, ...it }) => {
    if (!('parts' in it)) return rest;
    const length = Math.max(0, Math.min(end - from, text.length) - (start - from));
    return rest.slice(0, start - from) + '\n'.repeat(length) + rest.slice(start - from + length);
  }, text);

/** Under what the model is sure of. */
const WEAK_GUESS = 0.55;

/** What a cue and the model both say is a little surer than either. */
const together = (cued: Candidate, guesses: readonly Candidate[]) =>
  Math.max(WEAK_GUESS, ...guesses.filter((it) => overlaps(it, cued)).map(({ score }) => score + 0.005));

type CueKind = 'cues' | 'weakCues' | 'answerCues';

/** "My name is …", "I'm …". */
function cued(passage: Passage, kind: CueKind, language: Language, trim = (name: Span) => name): Candidate[] {
  const isAsked = passage.asked.has('name');
  const [rule, score] = kind === 'cues' ? ['cue', 0.95] : ['weak cue', isAsked ? 0.9 : 0.7];
  const cues = findAll(patternsOf(language)[kind], passage.text).slice(0, MAX_CUES);
  return cues.flatMap((cue) => {
    const name = nameAfter(passage.text, cue, { kind, isAsked, language });
    if (!name) return [];
    const whole = fuller(passage.text, name, language) ?? trim(name);
    return [candidate(passage, { name: whole, from: cue.start, rule, score }, language)];
  });
}

type Cued = { kind: CueKind; isAsked: boolean; language: Language };

function nameAfter(text: string, cue: Span, { kind, isAsked, language }: Cued): Name | null {
  const before = text.slice(Math.max(0, cue.start - BEFORE), cue.start).match(LAST_CLAUSE)?.[0] ?? '';
  const told = nameAt(text, skipColon(text, cue.end), language, kind === 'cues');
  const name = told && withoutOrigin(text, told, language);
  if (!name || isIn(patternsOf(language).otherPeople, before) || isDate(text, name)) return null;
  if (kind === 'answerCues' && (isSpelled(name) || isQuestion(text, name))) return null; // "Karen, that's K-A-R-E-N" answers with Karen
  if (kind === 'cues') return name;
  const isRefusal = isIn(patternsOf(language).refusals, before + text.slice(cue.start, name.end));
  return !isRefusal && isLikely(text, { ...name, end: told.end }, { isAsked, language }) ? name : null;
}

/** Of "रवि शर्मा दिल्ली से" the name without the place, which is at most two words then. */
function withoutOrigin(text: string, name: Name, language: Language): Name {
  const { origins } = patternsOf(language);
  const word = text.slice(name.end, name.end + 22).match(FUNCTION_WORD)?.[1];
  if (!word || name.words.length < 2 || !isIn(origins, word)) return name;
  const words = name.words.slice(0, Math.min(2, name.words.length - 1));
  const last = words.at(-1) ?? '';
  const end = text.indexOf(last, name.start + (words.length > 1 ? (words[0]?.length ?? 0) : 0)) + last.length;
  return { ...name, words, end, length: words.length };
}

/** "What does it cost?" answers nothing. */
const isQuestion = (text: string, { end, words }: Name) =>
  words.length > 1 && /^[^.!,\n،؛।]{0,40}[?？؟]/u.test(text.slice(end, end + 42));

/** "June 5th", but not "Ann Lee 212 555 0142", "0 312 …" or "ann lee 12 oak street". */
const isDate = (text: string, { end, hasCommon, words }: Name) =>
  (words.length === 1 || hasCommon) &&
  /^\.?[^\S\n]{0,2}(?!0\d\s\d)(?:[1-9]\d?|0[1-9]|20\d\d)(?!\d)/u.test(text.slice(end, end + 8));

/** After "I'm" a name is capital, or in lower case nothing but names up to the end of the clause. */
function isLikely(text: string, name: Name, { isAsked, language }: { isAsked: boolean; language: Language }): boolean {
  if (name.isCapital && !name.isCaseless) return name.length <= MAX_WORDS;
  if (name.isMixed || name.hasCommon || name.length > (language.name.lowerWords ?? 3)) return false;
  if (isIn(patternsOf(language).unlikely, name.words.join(' '))) return false;
  if (!isAsked && name.words.length === 1) return false;
  return (
    name.isCut ||
    beginsGiven(name, language) ||
    endsClause(text, name.end, language) ||
    endsBeforeOther(text, name, language)
  );
}

/** "met pieter postma ik bel …" */
const beginsGiven = ({ words }: Name, language: Language) =>
  words.length > 1 && patternsOf(language).given.has(wordKey(words[0] ?? ''));

/** The clause ends, a phone number follows, or another clause is joined to it: "I'm kevin smith and the sink leaks". */
const endsClause = (text: string, at: number, language: Language) =>
  CLAUSE_END.test(text.slice(at, at + 10)) ||
  NUMBER_NEXT.test(text.slice(at, at + 20)) ||
  ADDRESS_NEXT.test(text.slice(at, at + 30)) ||
  isIn(patternsOf(language).joins, text.slice(at, at + 30));

const FUNCTION_WORD = new RegExp(String.raw`^\s([${LETTER}${MARK}]{1,20})`, 'u');

/** Without capitals, a name of two words ends before a word that is in none. */
const endsBeforeOther = (text: string, { end, isCaseless, words }: Name, language: Language) =>
  isCaseless &&
  words.length > 1 &&
  [patternsOf(language).functionWords, patternsOf(language).commonWords].some((list) =>
    hasWord(list, text.slice(end, end + 22).match(FUNCTION_WORD)?.[1] ?? ''),
  );

const skipColon = (text: string, at: number) =>
  at + (text.slice(at, at + 4).match(/^\s{0,2}[:,：，،]?/u)?.[0].length ?? 0);

const isOnlyName = (asked: Passage['asked']) =>
  [...asked].every((it) => it === 'surnameFirst' || it.toLowerCase().endsWith('name'));

/** The first clause of an answer that is nothing but a name, up to a number or an address; "Ann. Ann Lee" is the fuller one. */
function answered(passage: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const others = taken.map(({ start, end }) => ({ start: start - passage.start, end: end - passage.start }));
  let refused = false;
  for (const { 0: clause, index } of execAll(CLAUSE, passage.text.slice(0, MAX_ANSWER))) {
    const span = { start: index, end: index + clause.length };
    const next = Math.min(...others.filter(({ start }) => index < start && start < span.end).map(({ start }) => start));
    const text = passage.text.slice(0, next);
    const name =
      !others.some(({ start, end }) => start <= index && index < end) && nameIn({ ...passage, text }, span, language);
    refused ||= isIn(patternsOf(language).refusals, clause);
    if (name && isSure(name, { text, isFirst: index === 0, refused, language })) {
      const isOnly = isOnlyName(passage.asked);
      const isInverted = passage.asked.has('surnameFirst');
      const whole =
        fullerLater(text, name, language) ??
        fuller(text, name, language) ??
        (isOnly ? withGiven(text, name, { isInverted, language }) : name);
      return [candidate(passage, { name: whole, from: index, rule: 'answer', score: 0.9, isInverted }, language)];
    }
  }
  return [];
}

type Answer = { text: string; isFirst: boolean; refused: boolean; language: Language };

/** In lower case, none behind a refusal, and no single word with more behind it unless it comes first. */
const isSure = ({ isCapital, words, end }: Name, { text, isFirst, refused, language }: Answer) =>
  isCapital || (!refused && (isFirst || words.length > 1 || endsClause(text, end, language)));

/** The name that a clause of an answer begins with. */
function nameIn({ text, asked }: Passage, { start, end }: Span, language: Language): Name | null {
  const at = skipOpeners(text, start, language);
  if (at >= end) return null;
  const name = nameAt(text, at, language, asked.has('lastName') ? 'last' : true);
  return name && isAnswer(text, name, language) && !isRefused(text.slice(start, end), name.end - start, language)
    ? name
    : null;
}

/** Neither a date, nor a question in return, nor what a number is called ("mob 98400 …"). */
const isAnswer = (text: string, name: Name, language: Language) =>
  !name.isMixed &&
  !(NUMBER_BEHIND.test(text.slice(name.end, name.end + 8)) && isNumberWord(name.words.join(' '), language)) &&
  !isDate(text, name) &&
  !isQuestion(text, name) &&
  (name.isCapital || !/^\s?[?؟]/u.test(text.slice(name.end, name.end + 2)));

const NUMBER_BEHIND = /^[.:]?\s{1,2}(?:[+(]{0,2}\d|$)/u;

const PART = /[^,:;\n.!?…–、，。；！？،؛؟।]+/gu;
const [AGAIN, MAX_PARTS] = [120, 6];

/** The name said again with more of it: "Bond, James Bond", "Call me Bond. James Bond." */
function fuller(text: string, { end, words, isCapital }: Name, language: Language): Name | null {
  if (language.spaceless) return null;
  const known = words.map(wordKey);
  const parts = execAll(PART, text.slice(end, end + AGAIN)).slice(0, MAX_PARTS);
  const names = parts.map(({ index }) => nameAt(text, skipOpeners(text, end + index, language), language, true));
  const isFuller = (it: Name | null) => {
    const own = it?.isCapital === isCapital && it.words.length > words.length ? it.words.map(wordKey).join(' ') : '';
    return own.startsWith(`${known.join(' ')} `) || own.endsWith(` ${known.join(' ')}`);
  };
  return names.find(isFuller) ?? null;
}

/** Without spaces: "田中です。田中 花子" */
function fullerLater(text: string, { end, words: [name = ''] }: Name, language: Language): Name | null {
  const at = language.spaceless ? text.slice(0, MAX_ANSWER).lastIndexOf(name) : -1;
  const again = at > end ? nameAt(text, at, language, true) : null;
  return again && again.end - again.start > name.length ? again : null;
}

/** "I won't say", "rather stay anonymous": a refusal begins before what looks like a name ends. */
const isRefused = (clause: string, end: number, language: Language) =>
  findAll(patternsOf(language).refusals, clause).some(({ start }) => start < end);

const INITIAL = new RegExp(`(?<![${LETTER}])[${LETTER}]`, 'gu');

const INITIALS_BEHIND = new RegExp(String.raw`^,\s?(?:[${LETTER}]\.\s?){0,4}[${LETTER}]\.(?=\s*$)`, 'u');

/** "Smith, John", which is nothing else. */
function withGiven(
  text: string,
  name: Name,
  { isInverted, language }: { isInverted: boolean; language: Language },
): Span {
  const surname = text.slice(name.start, name.end);
  const isSurname = (name.length === 1 || isInverted) && (name.isCapital || surname.match(INITIAL)?.some(hasCapital));
  if (language.spaceless || !isSurname || !/^[,،]\s/u.test(text.slice(name.end, name.end + 2))) return name;
  const given = nameAt(text, name.end + 1, language);
  const initials = text.slice(name.end).match(INITIALS_BEHIND)?.[0].length;
  if (initials) return { start: name.start, end: name.end + initials };
  const isGiven = given?.isCapital && given.words.length <= 2 && !given.hasCommon && !isSpelled(given);
  return isGiven && /^[\s.!]{0,3}$/u.test(text.slice(given.end)) ? { start: name.start, end: given.end } : name;
}

/** "Bob Smith here". */
function beforeCue(passage: Passage, language: Language): Candidate[] {
  const { text } = passage;
  const cues = findAll(patternsOf(language).after, text).slice(0, MAX_CUES);
  return cues.flatMap((cue) => {
    const clause = text.slice(Math.max(0, cue.start - MAX_NAME), cue.start).match(LAST_CLAUSE)?.[0] ?? '';
    const from = cue.start - clause.length;
    const starts = language.spaceless ? clause.length : 1;
    const name = nameBefore(text, { start: skipOpeners(text, from, language), end: cue.start }, { starts, language });
    if (!name || isIn(patternsOf(language).otherPeople, text.slice(from, name.start))) return [];
    return [candidate(passage, { name, from: name.start, rule: 'cue after', score: 0.9 }, language)];
  });
}

/** The name that ends where the cue begins; without spaces it may start anywhere in the clause. */
function nameBefore(text: string, { start, end }: Span, { starts, language }: { starts: number; language: Language }) {
  for (let at = start; at < Math.min(end, start + starts); at++) {
    const name = nameAt(text, at, language, language.spaceless);
    if (name?.isCapital && text.slice(name.end, end).trim() === '') return name;
  }
  return null;
}

/** Scripts that people we can read write their names in; runes are no answer to a question that we did not see. */
const KNOWN_SCRIPT = new RegExp(
  `^(?![\\u0980-\\u1cff\\u2c00-\\u2dff\\ua000-\\uabff\\u{10000}-\\u{1efff}])[${LETTER}]`,
  'u',
);

/** Nobody asked in words we can see: a message that is nothing but a name, or is signed with one. */
function unasked(passage: Passage, taken: readonly Candidate[], language: Language): Candidate[] {
  const { setting } = passage;
  const name = setting === 'first' || setting === 'silent' ? bareName(passage, language) : null;
  const found = name ?? fullAnswer(passage, language) ?? signature(passage, taken, language);
  return found ? [candidate(passage, { name: found, from: found.start, rule: 'bare', score: VALID }, language)] : [];
}

const SHORT_QUESTION = 30;

/** "Petitioner?" "Ann Lee": nothing but a full name behind a short question that we do not understand. */
function fullAnswer({ text, asked, before, setting }: Passage, language: Language): Name | null {
  if (setting !== 'dialogue' || before === '' || before.length > SHORT_QUESTION) return null;
  if ([...asked].some((it) => it !== 'unclear')) return null;
  const name = nameAt(text, skipOpeners(text, 0, language), language);
  const isFull = name && name.words.length > 1 && name.words.length <= 3 && isUpper(name, text) && !name.hasCommon;
  return isFull && /^[\s.!]*$/u.test(text.slice(name.end)) && !hasProblem(text, language) ? name : null;
}

function bareName({ text, setting }: Passage, language: Language): Name | null {
  const name = nameAt(text, skipOpeners(text, 0, language), language);
  if (!name || name.hasCommon || name.words.length > 3 || text.slice(name.end).trim() !== '') return null;
  if (!KNOWN_SCRIPT.test(text.slice(name.start))) return null;
  return setting === 'first' && !(isUpper(name, text) && name.words.length > 1) ? null : name;
}

type Found = { name: Span; from: number; rule: string; score: number; isGuess?: boolean; isInverted?: boolean };

const TWO_WORDS = /^(\S+)\s(\S+)$/u;

/** "Hofer Maria", and what answers the question for the surname and the first name. */
function inOrder(told: string, isInverted: boolean, language: Language): string {
  const { given } = patternsOf(language);
  const words = told.split(/\s+/u);
  const last = words.pop() ?? '';
  if (words.length === 0 || words.some((word) => given.has(wordKey(word)))) return told;
  return given.has(wordKey(last)) || (isInverted && TWO_WORDS.test(told)) ? [last, ...words].join(' ') : told;
}

function candidate(
  { message, start, text }: Passage,
  { name, from, isInverted, ...found }: Found,
  language: Language,
): Candidate {
  const { value: told, end } = withSpelling(text, name, language);
  const value = inOrder(told, isInverted === true && !text.slice(name.start, name.end).includes(','), language);
  const span = { start: start + name.start, end: start + end };
  return { message, ...span, whole: { start: start + from, end: span.end }, value, ...found };
}
