import type { AddressCandidate, Parts } from './address-shape.ts';
import { VALID } from './candidate.ts';
import type { Ask, Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, perLanguage } from './pattern.ts';

const MAY_ASK_NUMBER: ReadonlySet<Ask> = new Set(['street', 'phone', 'other', 'unclear']);

/** "14", "number 14b", "14, flat 2", when nothing but the house number can have been asked for. */
export function houseNumberIn(passage: Passage, language: Language): AddressCandidate[] {
  const { text, asked, setting } = passage;
  const isStreet = asked.has('street');
  if ((setting !== 'dialogue' && !isStreet) || ![...asked].every((it) => MAY_ASK_NUMBER.has(it))) return [];
  const at = skipOpeners(text, 0, language);
  const [unit] = language.spaceless || text.length > MAX_TEXT ? [] : findAll(unitsOf(language), text);
  const own = text.slice(at, unit?.start).replace(/[\s,]{1,3}$/u, '');
  const [, words, value] = (isStreet ? NAMED_NUMBER : HOUSE_NUMBER).exec(own) ?? [];
  if (words === undefined || value === undefined) return [];
  const number = piece(passage, at + words.length, { value, kind: 'number' });
  return unit ? [number, piece(passage, unit.start, { value: text.slice(unit.start).trim(), kind: 'unit' })] : [number];
}

function piece(
  { message, start }: Passage,
  at: number,
  it: Pick<AddressCandidate, 'value' | 'kind'>,
): AddressCandidate {
  const span = { start: start + at, end: start + at + it.value.length };
  const isUnit = it.kind === 'unit';
  const parts: Parts = { street: isUnit ? null : 'number', unit: isUnit, place: false };
  return { ...it, ...span, whole: span, message, parts, rule: 'answer', score: VALID };
}

const MAX_TEXT = 60;
const unitsOf = perLanguage((language) => anyOf(language.address.units, language));

const HOUSE_NUMBER = numberBehind(String.raw`n[${LETTER}]{0,5}[.º°]{0,2}\s{0,2}`);
/** "House number 14" */
const NAMED_NUMBER = numberBehind(String.raw`(?:[${LETTER}${MARK}]{1,12}[.:º°]{0,2}\s{0,2}){1,3}`);

function numberBehind(words: string) {
  return new RegExp(
    String.raw`^((?:${words})?)(\d{1,4}(?:\s?(?:[-/]|番地?の?)\s?\d{1,4}){0,2}\s?[${LETTER}]?)(?:です)?[\s.!。]{0,3}$`,
    'iu',
  );
}
