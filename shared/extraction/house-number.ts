import type { AddressCandidate, Parts } from './address-shape.ts';
import { VALID } from './candidate.ts';
import type { Ask, Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';

const MAY_ASK_NUMBER: ReadonlySet<Ask> = new Set(['street', 'phone', 'other', 'unclear']);

/** "14", "number 14b", when nothing but the house number can have been asked for. */
export function houseNumberIn(
  { text, message, start, asked, setting }: Passage,
  language: Language,
): AddressCandidate[] {
  const isStreet = asked.has('street');
  if ((setting !== 'dialogue' && !isStreet) || ![...asked].every((it) => MAY_ASK_NUMBER.has(it))) return [];
  const at = skipOpeners(text, 0, language);
  const [found, words, value] = (isStreet ? NAMED_NUMBER : HOUSE_NUMBER).exec(text.slice(at)) ?? [];
  if (found === undefined || words === undefined || value === undefined) return [];
  const from = start + at + words.length;
  const span = { start: from, end: from + value.length };
  const parts: Parts = { street: 'number', unit: false, place: false };
  return [{ ...span, whole: span, message, value, parts, kind: 'number', rule: 'answer', score: VALID }];
}

const HOUSE_NUMBER = numberBehind(String.raw`n[${LETTER}]{0,5}[.º°]{0,2}\s{0,2}`);
/** "House number 14" */
const NAMED_NUMBER = numberBehind(String.raw`(?:[${LETTER}${MARK}]{1,12}[.:º°]{0,2}\s{0,2}){1,3}`);

function numberBehind(words: string) {
  return new RegExp(
    String.raw`^((?:${words})?)(\d{1,4}(?:\s?(?:[-/]|番地?の?)\s?\d{1,4}){0,2}\s?[${LETTER}]?)(?:です)?[\s.!。]{0,3}$`,
    'iu',
  );
}
