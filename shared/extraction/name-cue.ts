import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { isOnlyName, withGiven } from './name-answer.ts';
import { endsClause, isDate, isQuestion } from './name-context.ts';
import { namePatternsOf } from './name-pattern.ts';
import { type FoundName, type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { findAll, hasWord, isIn, type Span, wordKey } from './pattern.ts';
import { hasProblem } from './problem.ts';

const LAST_CLAUSE = /[^.!?,;\n、，。；！？،؛؟।]*$/u;
const BEFORE = 30;
/** A name that only a weak cue leads to is not longer. */
const MAX_WORDS = 4;
const MAX_NAME = 60;
/** Of each kind; few of them have a name behind them. */
const MAX_CUES = 100;

type CueKind = 'cues' | 'weakCues' | 'answerCues';

/** "My name is …", "I'm …" */
export function namesAfterCues(passage: Passage, kind: CueKind, language: Language): FoundName[] {
  const isAsked = passage.asked.has('name');
  const [rule, score] = kind === 'cues' ? ['cue', 0.95] : ['weak cue', isAsked ? 0.9 : 0.7];
  const cues = findAll(namePatternsOf(language)[kind], passage.text).slice(0, MAX_CUES);
  return cues.flatMap((cue) => {
    const name = nameAfter(passage.text, cue, { kind, isAsked, language });
    if (!name) return [];
    const isInverted = passage.asked.has('surnameFirst');
    const mayBeSurname = kind === 'weakCues' && isAsked && isOnlyName(passage.asked); // "Mrs Lee, Ann"
    const whole = mayBeSurname ? withGiven(passage.text, name, { isInverted, language }) : name;
    return [{ name: whole, from: cue.start, rule, score }];
  });
}

/** Without spaces most of what follows a cue in an answer is a name. */
const isSureOf = (kind: CueKind, { spaceless }: Language) =>
  kind === 'cues' || (spaceless === true && kind === 'answerCues');

const NO_WORD = new RegExp(`[^${LETTER}${MARK}'’-]+`, 'u');

/** "Karen Lee, that's Lee with two e's" */
const isTold = (before: string, { words }: Name) => {
  const known = before.split(NO_WORD).map(wordKey);
  return words.every((word) => known.includes(wordKey(word)));
};

/** "Karen, that's K-A-R-E-N" answers with Karen; "302の照明です" names a lamp. */
function isNone(text: string, cue: Span, name: Name, { kind, language }: { kind: CueKind; language: Language }) {
  if (kind === 'cues') return language.spaceless === true && hasProblem(name.words[0] ?? '', language);
  return kind === 'answerCues' && (isQuestion(text, name) || isTold(text.slice(0, cue.start), name));
}

type Cued = { kind: CueKind; isAsked: boolean; language: Language };

function nameAfter(text: string, cue: Span, { kind, isAsked, language }: Cued): Name | null {
  const before = text.slice(Math.max(0, cue.start - BEFORE), cue.start).match(LAST_CLAUSE)?.[0] ?? '';
  const name = nameAt(text, skipColon(text, cue.end), language, isSureOf(kind, language));
  if (!name || isIn(namePatternsOf(language).otherPeople, before) || isDate(text, name)) return null;
  if (isNone(text, cue, name, { kind, language })) return null;
  if (kind === 'cues') return name;
  const isRefusal = isIn(namePatternsOf(language).refusals, before + text.slice(cue.start, name.end));
  return !isRefusal && isLikely(text, name, { isAsked, language }) ? name : null;
}

/** After "I'm" a name is capital, or in lower case nothing but names up to the end of the clause. */
function isLikely(text: string, name: Name, { isAsked, language }: { isAsked: boolean; language: Language }): boolean {
  if (name.isCapital && !name.isCaseless) return name.length <= MAX_WORDS;
  if (name.isMixed || name.hasCommon || name.length > (language.name.lowerWords ?? 3)) return false;
  if (name.isCaseless && hasProblem(name.words.join(' '), language)) return false;
  if (!isAsked && name.words.length === 1) return false;
  return name.isCut || endsClause(text, name.end, language) || endsBeforeOther(text, name, language);
}

const FUNCTION_WORD = new RegExp(String.raw`^\s([${LETTER}${MARK}]{1,20})`, 'u');

/** Without capitals, a name of two words ends before a word that is in none. */
const endsBeforeOther = (text: string, { end, isCaseless, words }: Name, language: Language) =>
  isCaseless &&
  words.length > 1 &&
  [namePatternsOf(language).functionWords, namePatternsOf(language).commonWords].some((list) =>
    hasWord(list, text.slice(end, end + 22).match(FUNCTION_WORD)?.[1] ?? ''),
  );

const skipColon = (text: string, at: number) =>
  at + (text.slice(at, at + 4).match(/^\s{0,2}[:,：，،]?/u)?.[0].length ?? 0);

/** "Bob Smith here". */
export function namesBeforeCues({ text }: Passage, language: Language): FoundName[] {
  const cues = findAll(namePatternsOf(language).after, text).slice(0, MAX_CUES);
  return cues.flatMap((cue) => {
    const clause = text.slice(Math.max(0, cue.start - MAX_NAME), cue.start).match(LAST_CLAUSE)?.[0] ?? '';
    const from = cue.start - clause.length;
    const starts = language.spaceless ? clause.length : 1;
    const name = nameBefore(text, { start: skipOpeners(text, from, language), end: cue.start }, { starts, language });
    if (!name || isIn(namePatternsOf(language).otherPeople, text.slice(from, name.start))) return [];
    return [{ name, from: name.start, rule: 'cue after', score: 0.9 }];
  });
}

/** In lower case two words at least, none of them everyday or of trouble: "bob smith here". */
const isFull = ({ isCapital, isMixed, hasCommon, words }: Name, language: Language) =>
  isCapital || (words.length > 1 && !isMixed && !hasCommon && !hasProblem(words.join(' '), language));

/** The name that ends where the cue begins; without spaces it may start anywhere in the clause. */
function nameBefore(text: string, { start, end }: Span, { starts, language }: { starts: number; language: Language }) {
  for (let at = start; at < Math.min(end, start + starts); at++) {
    const name = nameAt(text, at, language, language.spaceless);
    if (name && isFull(name, language) && text.slice(name.end, end).trim() === '') return name;
  }
  return null;
}
