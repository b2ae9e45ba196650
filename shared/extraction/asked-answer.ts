import { type Candidate, VALID } from './candidate.ts';
import { isYes } from './choice.ts';
import type { Ask, Language } from './language.ts';
import { DIGIT, hasLetter, LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, blank, hasWord, isIn, perLanguage, type Span, setOf } from './pattern.ts';
import { contentWords, hasProblem } from './problem.ts';

/** Rule of what counts for no better reason than that it answers the question for it. */
const ASKED = 'asked';
const STREET_ASKS: readonly Ask[] = ['address', 'street'];
const MAX_ANSWER = 160;

/** A passage with what other fields have read in it. */
type Answered = { passage: Passage; taken: readonly Span[] };

const patternsOf = perLanguage((language) => ({
  refusals: anyOf(language.refusals, language),
  functionWords: setOf(language.functionWords),
}));

/**
 * The answer to the question for the address where no rule finds one in it: with a letter and a digit, or, when it was asked for
 * right before, of two words or more. No question, refusal, yes, aside or statement of trouble.
 */
export function answeredAddress(answers: readonly Answered[], language: Language): Candidate | undefined {
  const asked = answers.filter(
    ({ passage }) =>
      passage.setting === 'dialogue' &&
      STREET_ASKS.some((ask) => passage.asked.has(ask)) &&
      !NUMBER.test(passage.before), // who tells an address, with its numbers, asks for none
  );
  const messages = new Set(asked.map(({ passage }) => passage.message));
  const isAgain = ({ message }: Passage) => messages.has(message - 1) || messages.has(message - 2);
  return asked
    .map((it) => addressIn(it, isAgain(it.passage), language))
    .findLast((candidate) => candidate !== undefined);
}

function addressIn({ passage, taken }: Answered, isAgain: boolean, language: Language): Candidate | undefined {
  const { text, message, start: from } = passage;
  if (text.length > MAX_ANSWER || isElse(text, language)) return undefined;
  const own = spansIn(passage, taken).sort((a, b) => a.start - b.start);
  const rest = blank(text, own);
  const start =
    skipOpeners(rest, 0, language) + (LEADING.exec(rest.slice(skipOpeners(rest, 0, language)))?.[0].length ?? 0);
  const value = rest.slice(start).replace(TRAILING, '');
  const isOne =
    !own.some((it) => it.start > start && it.start < start + value.length) && isAddressLike(value, isAgain, language);
  const span = { start: from + start, end: from + start + value.length };
  return isOne ? { ...span, whole: span, message, value, rule: ASKED, score: VALID } : undefined;
}

const LEADING = /^[\s,;:.!-]+/u;
const TRAILING = /[\s,;.!…。]+$/u;
const WORD = new RegExp(`[${LETTER}${MARK}${DIGIT}]+`, 'gu');
const NUMBER = new RegExp(`[${DIGIT}]`);
const QUESTION = /[?？؟]/u;

/** What is said where an answer could be. */
const isElse = (text: string, language: Language) =>
  QUESTION.test(text) ||
  isIn(patternsOf(language).refusals, text) ||
  isYes(text, language) ||
  hasProblem(text, language);

/** Names of places are no sentences: few words, most of them with content. */
function isAddressLike(value: string, isAgain: boolean, language: Language): boolean {
  const words = value.match(WORD) ?? [];
  const { functionWords } = patternsOf(language);
  const links = words.filter((word) => hasWord(functionWords, word)).length / words.length;
  const isShort = language.spaceless ? value.length <= MAX_SPACELESS && words.length < 3 : words.length <= MAX_WORDS;
  const isNumbered = hasLetter(value) && NUMBER.test(value) && !TIME.test(value) && links <= FEW;
  const isLong = isAgain && (words.length > 1 || language.spaceless === true) && links < HALF;
  return isShort && (isNumbered || isLong) && contentWords(value, language) > 0;
}

const [MAX_WORDS, MAX_SPACELESS] = [8, 20];
const [FEW, HALF] = [0.2, 0.5];
/** "8 pm", "16:30" */
const TIME = /^\D{0,12}\d{1,2}(?:[:.]\d\d|\s?(?:[ap]\.?m\.?|h|uhr|時|点))\D{0,3}$/iu;
