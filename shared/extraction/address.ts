import { endOfAddress, isBareAddress, type Parts, partsOf, startsIn } from './address-shape.ts';
import { type Candidate, VALID, withoutOverlaps } from './candidate.ts';
import type { Ask, Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isAnyIn, overlaps, perLanguage, type Span } from './pattern.ts';

/** A whole address, or the number, the unit or the town that was asked for on its own. */
export type AddressCandidate = Candidate & { parts: Parts; kind: 'street' | 'unit' | 'place' | 'number' };

const MAX_LENGTH = 200;
/** Nobody has so many addresses; it bounds the work on a message made of nothing else. */
const MAX_STARTS = 40;

const patternsOf = perLanguage((language) => ({
  cues: anyOf(language.address.cues, language),
  notMine: anyOf(language.address.notMine, language),
  regions: anyOf(language.address.regions, language),
  places: [language.address.postcodes, language.address.regions, language.address.units].map((phrases) =>
    anyOf(phrases, language),
  ),
}));

type Start = { from: number; at: number; rule: 'cue' | 'answer' | 'shape' | 'bare' };

/** Addresses and pieces of one; `taken` are the numbers already read in this message. */
export function addressesIn(passage: Passage, taken: readonly Span[], language: Language): AddressCandidate[] {
  const candidates = startsOf(passage, taken, language)
    .map((start) => candidateAt(passage, start, { taken, language }))
    .filter((it) => it !== null)
    .map((it) =>
      it.kind === 'street' && isElsewhere(passage, it, language) ? { ...it, score: 0, rule: ELSEWHERE } : it,
    )
    .filter(({ score, rule }) => score >= VALID || rule === ELSEWHERE);
  const streets = candidates.filter(({ kind, parts }) => kind === 'street' && parts.street === 'full');
  const isPart = (it: AddressCandidate) => it.kind !== 'street' && streets.some((street) => overlaps(street, it));
  return withoutOverlaps([...candidates.filter((it) => !isPart(it)), ...houseNumberIn(passage, language)]);
}

const MAY_ASK_NUMBER: ReadonlySet<Ask> = new Set(['street', 'phone', 'other', 'unclear']);

/** "14", "number 14b", when nothing but the house number can have been asked for. */
function houseNumberIn({ text, message, start, asked, setting }: Passage, language: Language): AddressCandidate[] {
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
const NAMED_NUMBER = numberBehind(String.raw`(?:[${LETTER}]{1,12}[.:º°]{0,2}\s{0,2}){1,3}`);

function numberBehind(words: string) {
  return new RegExp(
    String.raw`^((?:${words})?)(\d{1,4}(?:\s?(?:[-/]|番地?の?)\s?\d{1,4}){0,2}\s?[${LETTER}]?)(?:です)?[\s.!。]{0,3}$`,
    'iu',
  );
}

const ELSEWHERE = 'not the customer’s address';
const BEFORE = 70;

/** What stands nearest before the street tells whose it is: "the billing address is", "I live at". */
function isElsewhere(passage: Passage, { start }: AddressCandidate, language: Language): boolean {
  const at = start - passage.start;
  const sentence = passage.sentences.find(({ end }) => at < end);
  const before = passage.text.slice(Math.max(sentence?.start ?? 0, at - BEFORE), at);
  const [other] = findAll(patternsOf(language).notMine, before).slice(-1);
  const [own] = findAll(patternsOf(language).cues, before).slice(-1);
  return other !== undefined && (own === undefined || own.start < other.end);
}

const MAX_PLACES = 3;

/** Where the towns begin that are told right before a street: "رام الله، حي الطيرة، شارع …". */
function behindPlaces(text: string, at: number, language: Language): number {
  const places = findAll(patternsOf(language).regions, text.slice(0, at)).slice(-MAX_PLACES).reverse();
  return places.reduce((from, { start, end }) => (/^[،,]\s?$/u.test(text.slice(end, from)) ? start : from), at);
}

function startsOf(passage: Passage, taken: readonly Span[], language: Language): Start[] {
  const { text, asked, start } = passage;
  const free = taken.reduce((rest, it) => closed(rest, it.start - start, it.end - start), text); // no street goes across a number
  const first = asked.has('name') ? behindName(text, language) : 0;
  const answer = ASKS.some((ask) => asked.has(ask)) ? [{ from: first, at: first, rule: 'answer' as const }] : [];
  const cues = findAll(patternsOf(language).cues, text)
    .slice(0, MAX_STARTS)
    .map((it) => ({ from: it.start, at: it.end, rule: 'cue' as const }));
  const shapes = [...new Set(startsIn(free, language))]
    .slice(0, MAX_STARTS)
    .map((at) => townBefore(free, at, language))
    .map((at) => behindPlaces(text, at, language))
    .map((at) => ({ from: at, at, rule: 'shape' as const }));
  return [...answer, ...cues, ...shapes, ...(shapes.length === 0 ? bareStart(passage, taken) : [])];
}

const closed = (text: string, start: number, end: number) =>
  text.slice(0, start) + ';'.repeat(end - start) + text.slice(end);

/** "00-238 Warszawa, ul. Długa 5" begins with its town. */
const townBefore = (text: string, at: number, language: Language): number =>
  findAll(patternsOf(language).regions, text).find(
    ({ start, end }) => end <= at && /^\d/.test(text.slice(start)) && /^,?\s$/u.test(text.slice(end, at)),
  )?.start ?? at;

/** "Ann Lee, 12 Oak Street" and "ann lee 12 oak street" answer two questions: the address begins with its own clause. */
function behindName(text: string, language: Language): number {
  const at = Math.min(...startsIn(text, language));
  const before = at < MAX_NAME ? text.slice(0, at) : '';
  const cut = LAST_CLAUSE.exec(before)?.index;
  if (cut !== undefined) return cut + 1;
  const name = !language.spaceless && nameAt(before, skipOpeners(before, 0, language), language, true);
  return name && name.length > 1 && !name.hasCommon && before.slice(name.end).trim() === '' ? at : 0;
}

const MAX_NAME = 60;
const LAST_CLAUSE = /(?:[,;/\n、，]|\s[–.-](?=\s))[^,;/\n、，]*$/u;

/** The message itself, behind a number that it opens with, when nobody knows what was asked. */
function bareStart(passage: Passage, taken: readonly Span[]): Start[] {
  if (!isUnasked(passage)) return [];
  const number = taken.find(({ start }) => start - passage.start <= MAX_OPENER);
  const at = number ? number.end - passage.start : 0;
  return [{ from: at, at, rule: 'bare' }];
}

const MAX_OPENER = 6;
const isUnasked = ({ setting }: Passage) => setting === 'first' || setting === 'silent';

const STREET_ASKS = ['address', 'street'] as const;
const ASKS = [...STREET_ASKS, 'unit', 'city'] as const;

function candidateAt(
  passage: Passage,
  { from, at, rule }: Start,
  { taken, language }: { taken: readonly Span[]; language: Language },
): AddressCandidate | null {
  const start = rule === 'shape' ? at : skipOpeners(passage.text, at, language);
  const end = endOfAddress(passage.text, { start, end: limitOf(passage, start, { taken, language }) }, language);
  if (end <= start) return null;
  const value = passage.text.slice(start, end);
  const parts = { ...partsOf(value, language) };
  if (rule === 'answer' && (isStreetName(passage, { start, end }) || isHouse(value, parts, passage)))
    parts.street ??= 'name';
  const kind = kindIn(value, parts, { asked: passage.asked, rule, language });
  const isAlone = rule === 'bare' || (isUnasked(passage) && value === passage.text.trim());
  const isBare = isAlone && isBareAddress(value, language);
  const score = kind === 'street' ? streetScore(parts, { passage, rule, isBare }) : PIECE_SCORE;
  const base = { message: passage.message, value, parts, kind, rule, score };
  return {
    ...base,
    start: passage.start + start,
    end: passage.start + end,
    whole: { start: passage.start + from, end: passage.start + end },
  };
}

/** A hamlet, or "Flat 15, The Old Mill, Ennis V95 R2C8": a unit, a house and a town are an address without a street. */
const isHouse = (value: string, { unit, place }: Parts, { asked }: Passage) =>
  asked.has('address') && place && (HAMLET.test(value) || (unit && value.split(/[,،]/u).length > 2));

/** Asked for the street alone, people name it without "street". */
const isStreetName = ({ text, asked }: Passage, { start, end }: Span) =>
  asked.has('street') &&
  asked.size === 1 &&
  STREET_NAME.test(text.slice(start, end)) &&
  /^[\s.!]*$/u.test(text.slice(end));

/** An address ends with its sentence, before a phone number, and goes on in the next line if that is a unit or a place. */
function limitOf(
  passage: Passage,
  start: number,
  { taken, language }: { taken: readonly Span[]; language: Language },
): number {
  const { text, sentences } = passage;
  const index = sentences.findIndex(({ end }) => start < end);
  let limit = sentences[index]?.end ?? text.length;
  for (let at = index + 1; limit < start + MAX_LENGTH; at++) {
    const next = sentences[at];
    if (!next) break;
    const line = text.slice(next.start, next.end);
    if (text[next.start - 1] !== '\n' || line.length > 60 || !isAnyIn(patternsOf(language).places, line)) break;
    limit = next.end;
  }
  const phone = taken.find((it) => it.start - passage.start >= start)?.start ?? Number.POSITIVE_INFINITY;
  return Math.min(limit, phone - passage.start, start + MAX_LENGTH);
}

type Setting = { passage: Passage; rule: Start['rule']; isBare: boolean };

const PIECE_SCORE = 0.8;

/** A flat with its town, where streets have no names; a town where nobody asks. */
const isEnough = ({ unit, place }: Parts, { passage, rule }: Setting) =>
  place && (unit || (rule === 'cue' && isUnasked(passage)));

function streetScore(parts: Parts, { passage, rule, isBare }: Setting): number {
  if (parts.street === null) return isEnough(parts, { passage, rule, isBare }) ? VALID : 0;
  const asked = (parts.street === 'full' ? ASKS : STREET_ASKS).some((ask) => passage.asked.has(ask));
  const shape = shapeScore(parts) + (parts.unit ? 0.02 : 0);
  return Math.min(1, shape + (rule === 'cue' || isBare ? 0.3 : 0) + (asked ? 0.3 : 0));
}

function shapeScore({ street, place }: Parts): number {
  if (street === 'full') return place ? 0.7 : 0.55;
  return place ? 0.55 : 0.3;
}

const kindIn = (value: string, parts: Parts, { language, ...told }: Told): AddressCandidate['kind'] =>
  language.spaceless && isBuilding(parts, told.asked) ? 'unit' : kindOf(value, parts, told);

type Told = { asked: Passage['asked']; rule: Start['rule']; language: Language };

/** A unit or a town alone is a piece of an address, if that was the question or the address is told piece by piece. */
function kindOf(value: string, parts: Parts, { asked, rule }: Omit<Told, 'language'>): AddressCandidate['kind'] {
  const { street, unit, place } = parts;
  if (isWhole(parts, asked)) return 'street';
  if (asked.has('unit') && isUnit(value, unit)) return 'unit';
  if (asksForPlace(asked, street) && isPlace(value, place || rule === 'answer')) return 'place';
  return rule === 'answer' && street === null ? pieceOf(unit, place) : 'street';
}

const isWhole = ({ street, unit, place }: Parts, asked: Passage['asked']) =>
  street === 'full' || (street === 'number' && ((unit && place) || !asksForPiece(asked)));

/** "丸の内ビル2号棟" looks like a street, and tells the building. */
const isBuilding = ({ street, unit, place }: Parts, asked: Passage['asked']) =>
  street === 'full' && unit && !place && asked.has('unit') && !STREET_ASKS.some((ask) => asked.has(ask));

/** "Green Park, Mill Road, Pune" answers the question for the society and its area with a street. */
const asksForPlace = (asked: Passage['asked'], street: Parts['street']) =>
  asked.has('city') && !(street === 'name' && (asked.has('address') || asked.has('street')));

const isUnit = (value: string, isKnown: boolean) => isKnown || UNIT_NUMBER.test(value);

const isPlace = (value: string, isLikely: boolean) => isLikely && PLACE_NAME.test(value);

const pieceOf = (unit: boolean, place: boolean) => (unit ? 'unit' : place ? 'place' : 'street');

/** "Buenos Aires 1425" answers the question for the town. */
const asksForPiece = (asked: Passage['asked']) =>
  !asked.has('address') && !asked.has('street') && (asked.has('unit') || asked.has('city'));

const STREET_NAME = new RegExp(String.raw`^[${LETTER}][${LETTER}${MARK} '’.-]{2,40}(?: \d{1,4}[a-z]?)?$`, 'u');
/** "Mill Farm, 94157 Perlesreut" */
const HAMLET = new RegExp(String.raw`^[${LETTER}][${LETTER}${MARK} '’-]{2,40},\s[^,]{0,20}\d{4}`, 'u');
const UNIT_NUMBER = new RegExp(String.raw`^[${LETTER}#]{0,2}-?\d{1,5}-?[${LETTER}]{0,3}$`, 'u');
const PLACE_NAME = new RegExp(String.raw`^(?=.*(?:[${LETTER}]{2}|\d{4}))[${LETTER}${MARK}\d\s,.'’〒-]{2,60}$`, 'u');
