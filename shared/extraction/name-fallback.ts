import type { Candidate } from './candidate.ts';
import { isPart } from './digits.ts';
import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { MAX_ANSWER } from './name-again.ts';
import { isOnlyName } from './name-answer.ts';
import { namePatternsOf } from './name-pattern.ts';
import type { FoundName } from './name-shape.ts';
import { type Word, wordAt } from './name-word.ts';
import { skipOpeners } from './opener.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, blank, findAll, isAnyIn, isIn, perLanguage, setOf, wordKey } from './pattern.ts';
import { isNumberWord } from './phone.ts';
import { hasProblem } from './problem.ts';

const [MAX_WORDS, MAX_CLAUSES] = [5, 4];
const CLAUSE = /[^\s,;.!/،؛।:–—](?:[^,;\n!/،؛।:–—.]|\.(?=\S))*/gu;
/** So many of a language's labels say "name"; behind them stands whose it is. */
const NAMED = 3;
/** Under what the other rules find. */
const SCORE = 0.65;

const patternsOf = perLanguage((language) => ({
  leads: [language.name.cues, language.name.weakCues, language.name.answerCues].map((it) => anyOf(it, language)),
  others: [language.refusals, language.corrections, language.greetings, language.otherPeople, language.yes].map((it) =>
    anyOf(it, language),
  ),
  roles: Object.values(language.role).map(({ answers }) => anyOf(answers, language)),
  answers: setOf(language.answers.join(' ')),
  label: anyOf(language.labels.name.slice(0, NAMED), language),
}));

/**
 * What answers the question for the name where the rules find none in it: "Will Turner", "Bill Price, 212 555 0142". Any words
 * that can be a name are one; a question, an aside, a refusal or a trouble is none.
 */
export function wordsOfAnswer(passage: Passage, taken: readonly Candidate[], language: Language): FoundName | null {
  if (language.spaceless || QUESTION.test(passage.text)) return null;
  const others = spansIn(passage, taken).sort((a, b) => a.start - b.start);
  const text = blank(passage.text, others, '\n').slice(0, MAX_ANSWER);
  for (const { 0: clause, index } of execAll(CLAUSE, text).slice(0, MAX_CLAUSES)) {
    const from = skipLeads(text, index, language);
    const words = wordsBetween(text, from, index + clause.length, language);
    const [first, last] = [words?.[0], words?.at(-1)];
    if (words && first && last && mayBeName(words, passage, language))
      return { name: { start: first.start, end: last.end }, from: index, rule: 'asked', score: SCORE, isGuess: true };
    if (words && words.length > 0) return null;
  }
  return null;
}

const QUESTION = /[?？؟]/u;

/** "Sure, I'm …" */
function skipLeads(text: string, index: number, language: Language): number {
  const at = skipOpeners(text, index, language);
  const ends = patternsOf(language).leads.flatMap((cues) =>
    findAll(cues, text).flatMap(({ start, end }) => (start === at ? [end] : [])),
  );
  return skipOpeners(text, Math.max(at, ...ends), language);
}

/** The words up to the end of a clause; null when there is something else in it, or too much. */
function wordsBetween(text: string, from: number, end: number, language: Language): Word[] | null {
  const words: Word[] = [];
  for (let at = from; at < end && text.slice(at, end).trim() !== ''; at = words.at(-1)?.end ?? end) {
    const word = wordAt(text, at, language);
    if (!word || words.length === MAX_WORDS || word.end > end || text.slice(at, word.start).trim() !== '') return null;
    words.push(word);
  }
  return words;
}

function mayBeName(words: readonly Word[], passage: Passage, language: Language): boolean {
  const own = words.filter(({ isParticle }) => !isParticle);
  const [first, ...rest] = own;
  const said = words.map(({ text }) => text).join(' ');
  const isCapital = own.every((it) => it.isCapital && hasCase(it.text));
  if (!first || rest.some(({ isFunction }) => isFunction) || isSomethingElse(said, isCapital, language)) return false;
  if (isTrouble(own, isCapital, language)) return false;
  if (rest.length === 0) return isCapital && !first.isFunction && isNameAsked(passage, said, language);
  return isCapital || mayBeLower(first, rest, passage, language);
}

/** The question has the word for it ("Your name?" "Hope"), and is for nothing else unless a number comes with the name. */
const isNameAsked = ({ asked, before, text }: Passage, said: string, language: Language) =>
  isIn(patternsOf(language).label, before) &&
  (isOnlyName(asked) || (NUMBER.test(text) && !isNumberWord(said, language)));
const NUMBER = /\d{3}/u;

/** "will turner", "summer rain", but not "one moment", "a sec". */
function mayBeLower(first: Word, rest: readonly Word[], { asked }: Passage, language: Language): boolean {
  if (isPart(wordKey(first.text), language) || first.text.length < MIN_LETTERS) return false;
  if (first.isFunction) return rest.every((it) => isUnheard(it, language));
  return isOnlyName(asked) && hasCase(first.text);
}

/** Where a capital says nothing of a noun. */
const NOUNS_CAPITAL = 'de';
const MAX_TROUBLE = 3;
/** "a sec", "un attimo" */
const MIN_LETTERS = 3;

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

/** Many words with one of trouble, or none that says anything else, unless capitals say that they are a name. */
function isTrouble(words: readonly Word[], isCapital: boolean, language: Language): boolean {
  if (!hasProblem(words.map(({ text }) => text).join(' '), language)) return false;
  const isOther = ({ isCommon, isFunction, text }: Word) => !isCommon && !isFunction && !hasProblem(text, language);
  const isMarked = isCapital && words.length > 1 && language.code !== NOUNS_CAPITAL;
  return words.length > MAX_TROUBLE || !(isMarked || words.some(isOther));
}

/** "will turner", but not "one moment": a word that none of the language's phrases has. */
const isUnheard = ({ isCommon, text }: Word, language: Language) =>
  hasCase(text) &&
  !isCommon &&
  text.length > 1 &&
  !isIn(namePatternsOf(language).unlikely, text) &&
  !vocabularyOf(language).has(wordKey(text));

const vocabularyOf = perLanguage(
  ({ asks, phone, issue, signals, corrections, refusals, openers, otherPeople, name }) => {
    const { given, ...phrases } = name;
    const source = JSON.stringify([asks, phone, issue, signals, corrections, refusals, openers, otherPeople, phrases]);
    const words = source.replace(/\\\\./gu, ' ').match(SOURCE_WORD) ?? [];
    return new Set(
      words.flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word])).map(wordKey),
    );
  },
);
const SOURCE_WORD = new RegExp(`[${LETTER}]{2,}[?]?`, 'gu');

/** A yes, a refusal, a role, somebody else, what a number is called. */
function isSomethingElse(said: string, isCapital: boolean, language: Language): boolean {
  const { others, roles, answers } = patternsOf(language);
  return (
    isAnyIn([...others, ...roles], said) ||
    (!isCapital && isNumberWord(said, language)) ||
    foldedOf(said)
      .split(' ')
      .some((word) => answers.has(wordKey(word)))
  );
}
