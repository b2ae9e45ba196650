import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Candidate, Said } from './candidate.ts';
import type { Language } from './language.ts';
import type { Sentence } from './sentences.ts';
import { asciiDigits, findAll, has, wordsOf } from './words.ts';

// A run of digits as people group them; E.164 allows 15 digits, none is shorter than 7 here.
const NUMBER = /(?<![\p{L}\p{N}])(?:\+|\(\+?)?\d(?:[ \t]?[().\-/ \u00a0\u2010-\u2015]{0,2}\d){6,16}(?![\p{L}\p{N}])/gu;
const MAX_NUMBERS = 50; // of a sentence: the last ones count, and looking each up takes time
const EXTENSION = /^[ ,]{0,2}(?:x|ext\.?|extension) ?\d{1,6}/i;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/;
const POSTCODE_PLUS_4 = /^\d{5}-\d{4}$/;

/** The phone numbers of a message, as they are typed, or as digits where they were spelled out. */
export function phonesIn(said: Said): Candidate[] {
  return said.sentences.flatMap((sentence) => [...typed(sentence, said), ...spelled(sentence, said)]);
}

function typed(sentence: Sentence, { asked, language }: Said): Candidate[] {
  const text = asciiDigits(sentence.text);
  return [...text.matchAll(NUMBER)].slice(-MAX_NUMBERS).flatMap(({ 0: match, index }) => {
    if (DATE.test(match) || POSTCODE_PLUS_4.test(match)) return [];
    const end = index + match.length + (EXTENSION.exec(text.slice(index + match.length))?.[0].length ?? 0);
    const value = sentence.text.slice(index, end);
    const score = scored(text, index, end, asked.has('phone'), isCallable(match, language), language);
    return score > 0 ? [at(sentence, value, index, end, 'phone.typed', score)] : [];
  });
}

function spelled(sentence: Sentence, { asked, language }: Said): Candidate[] {
  const { digits, repeats } = language.phone;
  const words = [...sentence.text.matchAll(/[\p{L}]+|\d/gu)];
  const runs: { from: number; to: number; value: string }[] = [];
  let run: (typeof runs)[number] | undefined;
  let times = 1;
  for (const { 0: word, index } of words) {
    const digit = /\d/.test(word) ? word : digits[word.toLowerCase()];
    const repeat = repeats[word.toLowerCase()];
    if (digit === undefined && repeat === undefined) {
      run = undefined;
      times = 1;
      continue;
    }
    run ??= runs[runs.push({ from: index, to: index, value: '' }) - 1];
    if (run && digit !== undefined)
      Object.assign(run, { to: index + word.length, value: run.value + digit.repeat(times) });
    times = repeat ?? 1;
  }
  return runs
    .filter(
      ({ value, from, to }) => value.length >= 7 && value.length <= 15 && /\p{L}/u.test(sentence.text.slice(from, to)),
    )
    .map(({ from, to, value }) => {
      const score = scored(sentence.text, from, to, asked.has('phone'), isCallable(value, language), language);
      return at(sentence, value, from, to, 'phone.spelled', score);
    })
    .filter(({ score }) => score > 0);
}

/** How sure a number is the customer's phone: 0 when it is called something else, is somebody else's, or is dead. */
function scored(
  text: string,
  start: number,
  end: number,
  isAsked: boolean,
  callable: boolean,
  language: Language,
): number {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const { otherNumbers, dead } = language.phone;
  const isOther = new RegExp(`(?:${wordsOf(otherNumbers).source})[^,;:]{0,12}[:#]?\\s{0,2}$`, 'iu').test(before);
  if (isOther || has(dead, after) || has(language.others, before)) return 0;
  const isCued = findAll(language.questions.phone, before).length > 0;
  if (callable) return isAsked || isCued ? 0.95 : 0.85;
  return isAsked || isCued ? 0.5 : 0;
}

const at = ({ start }: Sentence, value: string, from: number, to: number, rule: string, score: number): Candidate => ({
  field: 'phone',
  value,
  start: start + from,
  end: start + to,
  rule,
  score,
});

const isCallable = (number: string, language: Language): boolean => e164Of(number, language) !== null;

/** A number in E.164, under the first of the language's numbering plans that knows it; null when none does. */
export function e164Of(number: string, { countries }: Language): string | null {
  const digits = asciiDigits(number);
  for (const country of countries) {
    const parsed = parsePhoneNumberFromString(digits, country);
    if (parsed?.isValid()) return parsed.number;
  }
  return null;
}
