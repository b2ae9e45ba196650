import { type Correction, corrected, hasUnitLike } from './address-correction.ts';
import type { AddressCandidate } from './address-shape.ts';
import { type Candidate, lastValid } from './candidate.ts';
import type { Language } from './language.ts';
import { DIGIT, LETTER, MARK } from './letters.ts';
import { anyOf, isIn, perLanguage } from './pattern.ts';

const patternsOf = perLanguage((language) => ({
  blocks: anyOf(language.address.blocks ?? [], language),
  levels: (language.address.levels ?? []).map((phrases) => anyOf(phrases, language)),
}));

/**
 * The customer's address: the last street, with the units and places told apart from it ("Street?" "Unit?" "City?").
 * A street with its own place starts anew and drops the pieces before it.
 */
export function assembleAddress(all: readonly AddressCandidate[], language: Language) {
  const candidates = withBlocks(all, language);
  const street = streetOf(candidates);
  if (!street) return null;
  const number =
    street.parts.street === 'name' ? candidates.findLast((it) => isNumberOf(it, street, language)) : undefined;
  const { order, separator } = language.address;
  const isCityFirst = order === 'city-first';
  const places = placesOf(candidates, isCityFirst, street);
  const told = candidates.filter((it) => it.kind === 'unit' && isMissing(it, street, language));
  const units = isCityFirst
    ? inARow(told)
    : told.filter((it, index) => index === told.length - 1 || NAMED.test(it.value));
  const house = withNumber(withBuilding(street, candidates, separator), number?.value, language);
  const own = units.reduce((address, unit) => withUnit(address, unit, language), house);
  const place = placeOf(places, language);
  const rest = place === undefined ? '' : separator + place;
  const pieces = isCityFirst ? [...places, number, street, ...units] : [number, street, ...units, ...places];
  return {
    value: isCityFirst ? behindPlace(place ?? '', own, language) : own + rest,
    pieces: pieces.filter((it) => it !== undefined),
    street: street.message,
  };
}

const streetOf = (candidates: readonly AddressCandidate[]) =>
  lastValid(candidates.filter(({ kind }) => kind === 'street')) ??
  candidates.findLast(isList) ??
  firstPiece(candidates) ??
  candidates.findLast(({ kind, parts }) => kind === 'unit' && parts.street === 'full') ??
  candidates.findLast(({ kind, parts }) => kind === 'place' && parts.street === 'name');

/** "静安路12号" "湖畔花园3栋": a block that names no road goes with the street told before. */
function withBlocks(candidates: readonly AddressCandidate[], language: Language): readonly AddressCandidate[] {
  const isBlock = ({ value }: AddressCandidate) => isIn(patternsOf(language).blocks, value);
  const road = candidates.findIndex((it) => it.kind === 'street' && it.parts.street === 'full' && !isBlock(it));
  const isOfRoad = (it: AddressCandidate, index: number) =>
    road >= 0 && index > road && it.kind === 'street' && it.rule === 'answer' && !it.parts.place && isBlock(it);
  return candidates.map((it, index) => (isOfRoad(it, index) ? { ...it, kind: 'unit' } : it));
}

/** "横浜市" "横浜市緑区長津田1-2": what is told twice stands once; a place of the same level is another one. */
function behindPlace(place: string, own: string, language: Language): string {
  const shared = Array.from(place, (_, at) => place.slice(at)).find((end) => end.length > 1 && own.startsWith(end));
  if (own.includes(place)) return own;
  if (shared) return place.slice(0, -shared.length) + own;
  const { levels } = patternsOf(language);
  if (levels.some((it) => isIn(it, place) && isIn(it, own.slice(0, place.length + 4)))) return own;
  return `${place}${place.startsWith('〒') ? ' ' : ''}${own}`;
}

/** "Tower D, Palm Greens, Thane 400607" or "Tower D Palm Greens Thane", where streets have no names: an answer of several pieces. */
const isList = (it: AddressCandidate) =>
  it.rule === 'answer' &&
  ((it.kind === 'unit' && ((LIST.test(it.value) && hasNumber(it)) || it.parts.place)) ||
    (it.kind === 'place' && (hasNumber(it) ? LIST : LONG_LIST).test(it.value)));
/** "Building?" "Al Waha" "Flat?" "14" "Area?" "Al Jimi": the first of several pieces, a town among them. */
const firstPiece = (candidates: readonly AddressCandidate[]) =>
  candidates.some((it) => it.kind === 'place' && it.rule === 'answer')
    ? candidates.find((it) => it.kind === 'unit' && it.rule === 'answer')
    : undefined;
const LIST = /[,،]\s*[^\s,،]/u;
const LONG_LIST = /(?:[,،]\s*[^\s,،][^,،]*){2}/u;

const withUnit = (address: string, unit: AddressCandidate, language: Language): string =>
  hasUnitLike(address, unit.value, language)
    ? corrected(address, { ...unit, kind: 'unit' }, language)
    : `${address}${language.address.separator}${unit.value}`;

/** "Building 5", not "5", which the next may correct. */
const NAMED = new RegExp(`^[${LETTER}${MARK}]{1,15}[.\\s]`, 'u');

/** What was told one by one, without what was told again with more. */
const inARow = (pieces: readonly AddressCandidate[]) =>
  pieces.filter(({ value }, index) => !pieces.slice(index + 1).some((it) => it.value.includes(value)));

/** "80331 Munich", but "Leeds, LS1 6AA". */
function placeOf(places: readonly AddressCandidate[], { address }: Language): string | undefined {
  const [first] = places;
  if (!first) return undefined;
  const gap = address.order === 'city-first' ? '' : hasNumber(first) ? ' ' : address.separator;
  return places.map(({ value }) => value).join(gap);
}

/** The last town and, told apart from it, the postcode; from the city down, all that were told in a row. */
function placesOf(candidates: readonly AddressCandidate[], isCityFirst: boolean, street: AddressCandidate) {
  const places = candidates.filter(({ kind }) => kind === 'place');
  if (isCityFirst) return inARow(street.parts.place ? places.filter((it) => it.message < street.message) : places);
  const last = places.at(-1);
  if (!last || street.parts.place || street.kind === 'place') return [];
  const answers = inARow(places.filter(({ rule }) => rule === 'answer'));
  if (answers.length > 1 && answers.includes(last)) return answers;
  const other = places.findLast((it) => hasNumber(it) !== hasNumber(last) && !last.value.includes(it.value));
  return other ? [other, last] : [last];
}

/** "Flat and building?" "Flat 4, Elm Court" "Street and city?" "Mill Road, Leeds" */
function withBuilding(street: AddressCandidate, candidates: readonly AddressCandidate[], separator: string): string {
  const building =
    street.goesOn && street.parts.place
      ? candidates.find(
          (it) => it.message === street.message - 2 && it.kind === 'street' && it.parts.unit && !it.parts.place,
        )
      : undefined;
  return building ? building.value + separator + street.value : street.value;
}

const hasNumber = ({ value }: AddressCandidate) => NUMBER.test(value);
const NUMBER = new RegExp(`[${DIGIT}]`);

/** Told right before or after the street. */
const isNumberOf = (it: AddressCandidate, street: AddressCandidate, { spaceless }: Language) =>
  (it.kind === 'number' || (spaceless && it.parts.street === 'number' && !it.parts.place)) &&
  Math.abs(it.message - street.message) <= 2;

function withNumber(street: string, number: string | undefined, { spaceless, address }: Language): string {
  if (!number) return street;
  if (address.numberFirst) return `${number} ${street}`;
  return street.replace(/(?=,|$)/u, `${spaceless ? '' : ' '}${number}`);
}

/** A unit that the street does not come with, or that was told after it, or beside one of another kind. */
const isMissing = (unit: AddressCandidate, street: AddressCandidate, language: Language) =>
  !street.parts.unit ||
  (!street.value.includes(unit.value) &&
    (unit.message > street.message || (NAMED.test(unit.value) && !hasUnitLike(street.value, unit.value, language))));

export type Assembled = { value: string; pieces: readonly Candidate[]; street: number };

/** The address with what the customer said later of its unit, its postcode, its number or its names; the latter two whatever piece was added since. */
export function withCorrections(
  { value, pieces, street }: Assembled,
  corrections: readonly Correction[],
  language: Language,
): Assembled {
  const last = Math.max(...pieces.map(({ message }) => message));
  return corrections
    .filter(({ kind, message }) => message >= (kind === 'number' || kind === 'words' ? street : last))
    .reduce<Assembled>(
      (address, correction) => {
        const next = corrected(address.value, correction, language);
        return next === address.value ? address : { value: next, pieces: [...address.pieces, correction], street };
      },
      { value, pieces, street },
    );
}
