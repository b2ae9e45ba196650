import type { Language } from './language.ts';
import { LETTER } from './letters.ts';
import { namePatternsOf } from './name-pattern.ts';
import type { Name } from './name-shape.ts';
import { anyOf, findAll, isIn, perLanguage } from './pattern.ts';

/** Whole clause after the name, so that "I'm glad you called" gives none. */
const CLAUSE_END = /^\s{0,3}["”’)]?(?:[.,;:!?/\n()–—،؛؟।-]|\p{Extended_Pictographic}|$)/u;
/** "I'm kevin smith 212 555 0142" */
const NUMBER_NEXT = /^\s{1,3}\+?\d(?:[\s-]?\d){6}/u;
/** "luc vermeulen van de …" */
const ADDRESS_NEXT = new RegExp(String.raw`^(?:\s[${LETTER}]{1,5}){1,3}\s?\n{5}`, 'u');

const phoneCuesOf = perLanguage((language) => anyOf(language.phone.cues, language));

/** The clause ends, a phone number or what leads to one follows, or another clause is joined to it: "I'm kevin smith and the sink leaks". */
export const endsClause = (text: string, at: number, language: Language): boolean =>
  CLAUSE_END.test(text.slice(at, at + 10)) ||
  NUMBER_NEXT.test(text.slice(at, at + 20)) ||
  ADDRESS_NEXT.test(text.slice(at, at + 30)) ||
  findAll(phoneCuesOf(language), text.slice(at, at + 40))[0]?.start === 1 ||
  isIn(namePatternsOf(language).joins, text.slice(at, at + 30));

/** "What does it cost?" answers nothing. */
export const isQuestion = (text: string, { end, words }: Name): boolean =>
  words.length > 1 && /^[^.!,\n،؛।]{0,40}[?？؟]/u.test(text.slice(end, end + 42));

/** "June 5th", but not "Ann Lee 212 555 0142", "0 312 …" or "ann lee 12 oak street". */
export const isDate = (text: string, { end, hasCommon, words }: Name): boolean =>
  (words.length === 1 || hasCommon) &&
  /^\.?[^\S\n]{0,2}(?!0\d\s\d)(?:[1-9]\d?|0[1-9]|20\d\d)(?!\d)/u.test(text.slice(end, end + 8));
