import { correctionsOf } from '../extraction/denial.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { DIGIT, LETTER, MARK, SPACED_LETTER } from '../extraction/letters.ts';
import { anyOf, blank, findAll, perLanguage, type Span } from '../extraction/pattern.ts';

/** A word, a number or a few words of a message. */
export type Part = Span & { text: string };
/** What of an address gives way, and to what. */
export type Exchange = { from: string; to: Part };

/** A whole one: "12.80" is a price. */
export const NUMBER = new RegExp(
  `(?<![${SPACED_LETTER}${DIGIT}]|[${DIGIT}][.,])[${DIGIT}]{1,5}[a-z]?(?![${SPACED_LETTER}${DIGIT}]|[.,][${DIGIT}])`,
  'gu',
);

export const WORD = new RegExp(`[${LETTER}${MARK}${DIGIT}][${LETTER}${MARK}${DIGIT}'’/-]*`, 'gu');
export const NUMBERED = new RegExp(`[${DIGIT}]`);

/** A part of the address as it stands there, in whole words. */
export function knownIn(address: string, part: string): string | undefined {
  const key = foldedOf(part);
  const folded = foldedOf(address);
  const isSame = folded.length === address.length; // what folds to another length is found as it was typed
  const at = isSame ? folded.indexOf(key) : address.indexOf(part);
  const length = isSame ? key.length : part.length;
  const isWhole = at >= 0 && !WITHIN.some((kind) => kind.test(address.slice(Math.max(0, at - 1), at + 1)));
  const isEnd = !WITHIN.some((kind) => kind.test(address.slice(at + length - 1, at + length + 1)));
  return isWhole && isEnd && length > 0 ? address.slice(at, at + length) : undefined;
}

/** Two letters or two digits in a row: no place where a part begins or ends. */
const WITHIN = [new RegExp(`^[${SPACED_LETTER}${MARK}]{2}$`, 'u'), new RegExp(`^[${DIGIT}]{2}$`)];

const patternsOf = perLanguage((language) => ({
  greetings: anyOf(language.greetings, language),
  streets: anyOf(language.address.streets, language),
}));

export const streetIn = (text: string, language: Language): Span | undefined =>
  findAll(patternsOf(language).streets, text)[0];

/** A message without its greetings and the words that announce a correction; places are as they were. */
export const withoutAnnouncement = (text: string, language: Language): string =>
  [correctionsOf(language), patternsOf(language).greetings].reduce(
    (rest, it) => blank(rest, findAll(it, rest), ';'),
    text,
  );
