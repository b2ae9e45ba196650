import { type AddressCandidate, endOfAddress, isBareAddress, type Parts, partsOf } from './address-shape.ts';
import { ADDRESS_ASKS, STREET_ASKS, type Start, startsOf } from './address-start.ts';
import { VALID, withoutOverlaps } from './candidate.ts';
import { houseNumberIn } from './house-number.ts';
import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { skipOpeners } from './opener.ts';
import { isUnasked, type Passage } from './passage.ts';
import { anyOf, findAll, isAnyIn, isIn, overlaps, perLanguage, type Span } from './pattern.ts';

const MAX_LENGTH = 200;

const patternsOf = perLanguage((language) => ({
  cues: anyOf(language.address.cues, language),
  notMine: anyOf(language.address.notMine, language),
  units: anyOf(language.address.units, language),
  quarters: anyOf(language.address.quarters ?? [], language),
  places: [language.address.postcodes, language.address.regions, language.address.units].map((phrases) =>
    anyOf(phrases, language),
  ),
}));

/** Addresses and pieces of one; `taken` are the numbers already read in this message. */
export function addressesIn(passage: Passage, taken: readonly Span[], language: Language): AddressCandidate[] {
  const candidates = startsOf(passage, taken, language)
    .map((start) => candidateAt(passage, start, { taken, language }))
    .filter((it) => it !== null)
    .map((it) =>
      it.kind === 'street' && isElsewhere(passage, it, language) ? { ...it, score: 0, rule: ELSEWHERE } : it,
    )
    .filter(({ score, rule }) => score >= VALID || rule === ELSEWHERE);
  const streets = candidates.filter(({ kind, parts }) => kind === 'street' && WITH_NUMBER.has(parts.street));
  const isPart = (it: AddressCandidate) => it.kind !== 'street' && streets.some((street) => overlaps(street, it));
  const houses = houseNumberIn(passage, language).filter(
    (it) => !taken.some((number) => number.end - number.start > MAX_HOUSE && overlaps(number, it)),
  );
  return withoutOverlaps([...candidates.filter((it) => !isPart(it)), ...houses]);
}

/** A longer number is a phone's; "210" may answer "number?" for both. */
const MAX_HOUSE = 6;

const WITH_NUMBER = new Set<Parts['street']>(['full', 'number']);
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
  const goesOn = rule === 'answer' && !parts.unit && !passage.asked.has('address') && !passage.asked.has('unit');
  const base = { message: passage.message, value, parts, kind, rule, score, goesOn };
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
  const asked = (parts.street === 'full' ? ADDRESS_ASKS : STREET_ASKS).some((ask) => passage.asked.has(ask));
  const shape = shapeScore(parts) + (parts.unit ? 0.02 : 0);
  return Math.min(1, shape + (rule === 'cue' || isBare ? 0.3 : 0) + (asked ? 0.3 : 0));
}

function shapeScore({ street, place }: Parts): number {
  if (street === 'full') return place ? 0.7 : 0.55;
  return place ? 0.55 : 0.3;
}

const kindIn = (value: string, parts: Parts, { language, ...told }: Told): AddressCandidate['kind'] =>
  (language.spaceless && isBuilding(parts, told.asked)) ||
  (told.rule !== 'cue' && ADDRESS_ASKS.some((ask) => told.asked.has(ask)) && isOnlyUnit(value, parts, language))
    ? 'unit'
    : told.rule === 'answer' && isIn(patternsOf(language).quarters, value)
      ? 'place'
      : kindOf(value, parts, told);

/** "عمارة 5", which has a number and no street. */
const isOnlyUnit = (value: string, { street }: Parts, language: Language) =>
  street === 'number' && findAll(patternsOf(language).units, value)[0]?.end === value.length;

type Told = { asked: Passage['asked']; rule: Start['rule']; language: Language };

/** A unit or a town alone is a piece of an address, if that was the question or the address is told piece by piece. */
function kindOf(value: string, parts: Parts, { asked, rule }: Omit<Told, 'language'>): AddressCandidate['kind'] {
  const { street, unit, place } = parts;
  if (isWhole(parts, asked)) return 'street';
  if (asked.has('unit') && isUnit(value, unit) && !isAnswered(asked, street)) return 'unit';
  if (asksForPlace(asked, street) && isPlace(value, place || rule === 'answer')) return 'place';
  return rule === 'answer' && street === null ? pieceOf(unit, place) : 'street';
}

const isWhole = ({ street, unit, place }: Parts, asked: Passage['asked']) =>
  street === 'full' || (street === 'number' && ((unit && place) || !asksForPiece(asked)));

/** "丸の内ビル2号棟" looks like a street, and tells the building. */
const isBuilding = ({ street, unit, place }: Parts, asked: Passage['asked']) =>
  street === 'full' && unit && !place && asked.has('unit') && !STREET_ASKS.some((ask) => asked.has(ask));

/** A street was asked for beside what else was. */
const isAnswered = (asked: Passage['asked'], street: Parts['street']) =>
  street === 'name' && STREET_ASKS.some((ask) => asked.has(ask));

/** "Green Park, Mill Road, Pune" answers the question for the society and its area with a street. */
const asksForPlace = (asked: Passage['asked'], street: Parts['street']) =>
  asked.has('city') && !isAnswered(asked, street);

const isUnit = (value: string, isKnown: boolean) => isKnown || UNIT_NUMBER.test(value);

const isPlace = (value: string, isLikely: boolean) => isLikely && PLACE_NAME.test(value);

const pieceOf = (unit: boolean, place: boolean) => (unit ? 'unit' : place ? 'place' : 'street');

/** "Buenos Aires 1425" answers the question for the town. */
const asksForPiece = (asked: Passage['asked']) =>
  !asked.has('address') && !asked.has('street') && (asked.has('unit') || asked.has('city'));

const STREET_NAME = new RegExp(String.raw`^[${LETTER}][${LETTER}${MARK} '’.-]{2,40}(?: \d{1,4}[a-z]?)?$`, 'u');
/** "Mill Farm, 94157 Perlesreut", "मुशहरी, कांटी, मुजफ्फरपुर 843101" */
const HAMLET = new RegExp(
  String.raw`^[${LETTER}][${LETTER}${MARK} '’-]{2,40}(?:,\s[^,\d]{2,40}){0,3},\s[^,]{0,20}\d{4}`,
  'u',
);
/** With the building: "B-1203, Green Meadows" */
const UNIT_NUMBER = new RegExp(
  String.raw`^[${LETTER}#]{0,2}-?\d{1,5}(?:[/-]\d{1,4})?-?[${LETTER}]{0,3}(?:, [${LETTER}][^,\d]{2,40})?$`,
  'u',
);
const PLACE_NAME = new RegExp(
  String.raw`^(?=.*(?:[${LETTER}][${MARK}]{0,2}[${LETTER}]|\d{4}))[${LETTER}${MARK}\d\s,،.'’〒-]{2,60}$`,
  'u',
);
