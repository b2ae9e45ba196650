import type { Candidate } from './candidate.ts';
import type { Language } from './language.ts';
import { DIGIT, LETTER } from './letters.ts';
import { skipOpeners } from './opener.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, blank, isIn, perLanguage, type Span } from './pattern.ts';
import { contentWords, hasProblem } from './problem.ts';

const patternsOf = perLanguage((language) => ({
  requests: anyOf(language.asks.requests, language),
}));

/** A passage with what other fields have read in it. */
type Read = { passage: Passage; taken: readonly Span[] };

/**
 * The issue of a conversation about a parcel or a sale: what the customer wants, "Where is my parcel?", "We need 80 bearings", and
 * not the number or the price of last year that stands before it. The first sentence that is a question, a request or of trouble;
 * else nothing.
 */
export function requestIn(read: readonly Read[], language: Language): Candidate | undefined {
  for (const { passage, taken } of read) {
    const free = blank(
      passage.text,
      spansIn(passage, taken).sort((a, b) => a.start - b.start),
    );
    const request = passage.sentences.find((sentence) =>
      isRequest(withoutNumbers(free.slice(sentence.start, sentence.end)), language),
    );
    if (request) return candidate(passage, behindNumbers(passage.text, request, language));
  }
  return undefined;
}

const QUESTION = /[?？؟]\s*$|[吗呢嗎][。\s]*$/u;
/** "1Z999AA10123456784", "4.20": what has a digit is no word. */
const NUMBER = new RegExp(`[${LETTER}${DIGIT}.,-]*[${DIGIT}][${LETTER}${DIGIT}.,-]*`, 'gu');
const LONG_NUMBER = new RegExp(`[${LETTER}]{0,4}[${DIGIT}][A-Z${DIGIT} -]{6,}`, 'u');

function isRequest(sentence: string, language: Language): boolean {
  const words = sentence.replace(NUMBER, ' ');
  const isAsked = QUESTION.test(sentence) || isIn(patternsOf(language).requests, sentence);
  return (isAsked || hasProblem(words, language)) && contentWords(words, language) > 0;
}

/** Without a greeting, and without the clauses around it that give a long number ("tracking 1Z…, where is my parcel?"). */
function behindNumbers(text: string, sentence: Span, language: Language): Span {
  const own = text.slice(sentence.start, sentence.end).trimEnd();
  const numbered = findClauses(own).filter(({ start, end }) => LONG_NUMBER.test(own.slice(start, end)));
  const [first, last] = [numbered[0]?.start ?? own.length, numbered.at(-1)?.end ?? 0];
  const isRest = ({ start, end }: Span) => isRequest(own.slice(start, end), language);
  const parts = [
    { start: last, end: own.length },
    { start: 0, end: first },
  ];
  const { start, end } = parts.find(isRest) ?? { start: 0, end: own.length };
  const opened = Math.min(skipOpeners(own, start, language), end);
  return { start: sentence.start + opened, end: sentence.start + own.slice(0, end).trimEnd().length };
}

/** Without the clauses that give a long number. */
const withoutNumbers = (sentence: string) =>
  blank(
    sentence,
    findClauses(sentence).filter(({ start, end }) => LONG_NUMBER.test(sentence.slice(start, end))),
  );

function findClauses(text: string): Span[] {
  const ends = [...text.matchAll(/[,;:،؛，；、]\s*/gu)].map((it) => it.index + it[0].length);
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}

function candidate({ message, start: from, text }: Passage, { start, end }: Span): Candidate {
  const span = { start: from + start, end: from + end };
  return { ...span, whole: span, message, value: text.slice(start, end), rule: 'request', score: 0.9 };
}
