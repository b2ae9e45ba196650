import type { Candidate } from './candidate.ts';
import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { DIGIT, LETTER, MARK, SPACED_LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { type Passage, spansIn } from './passage.ts';
import { anyOf, findAll, isAnyIn, isIn, overlaps, perLanguage, type Span } from './pattern.ts';

/** A part of an address that replaces the one told before: "sorry, it's flat 5", "the postcode is LS1 6AA, not 5". */
export type Correction = Candidate & {
  kind: 'unit' | 'postcode' | 'number' | 'words';
  numbers?: readonly string[];
  other?: string;
};

const patternsOf = perLanguage((language) => ({
  corrections: anyOf(language.corrections, language),
  whole: [language.address.streets, language.address.streetNames].map((phrases) => anyOf(phrases, language)),
  unit: anyOf(language.address.units, language),
  postcode: anyOf(language.address.postcodes, language),
}));

/** "12", "12b", "33/4", "2-3-14"; a script without spaces may write on before and behind it. */
const HOUSE_NUMBER = new RegExp(
  String.raw`(?<![${SPACED_LETTER}${DIGIT}/-])\d{1,5}[${SPACED_LETTER}]?(?:[/-]\d{1,4}[${SPACED_LETTER}]?){0,3}(?![${SPACED_LETTER}${DIGIT}/])`,
  'gu',
);
const PART_OF_NUMBER = new RegExp(
  String.raw`(?<![${SPACED_LETTER}${DIGIT}])\d{1,5}[${SPACED_LETTER}]?(?![${SPACED_LETTER}${DIGIT}])`,
  'gu',
);
/** "14", which is no address by itself. */
export const isHouseNumber = (text: string) => text.replace(HOUSE_NUMBER, '') === '';

/** What corrects a number says little else. */
const MAX_TEXT = 40;

/** The parts that a passage corrects; none when it names a street, which is an address of its own. */
export function correctionsIn(passage: Passage, taken: readonly Span[], language: Language): Correction[] {
  const { corrections, whole, unit, postcode } = patternsOf(language);
  const from = behindAddress(passage, taken, language);
  const text = passage.text.slice(from);
  if (!isIn(corrections, text) || isAnyIn(whole, text)) return [];
  const units = from > 0 ? [] : findAll(unit, text).slice(0, 2);
  const postcodes = from > 0 ? [] : findAll(postcode, text).slice(0, 1);
  if (units.length + postcodes.length > 0) {
    return [...unitsIn(passage, units), ...postcodes.map((span) => correction(passage, span, { kind: 'postcode' }))];
  }
  return numbersIn(passage, from);
}

/** Where a correction may begin: "12 Oak Street, no, 14" corrects at once. */
function behindAddress(passage: Passage, taken: readonly Span[], language: Language): number {
  const { text } = passage;
  const [address, ...others] = spansIn(passage, taken);
  if (!address) return 0;
  const isWhole = isAnyIn(patternsOf(language).whole, text.slice(address.start, address.end));
  return isWhole && others.length === 0 && text.length - address.end <= MAX_TEXT ? address.end : text.length;
}

/** "Flat 5", "not flat 4 but flat 5" */
function unitsIn(passage: Passage, [first, second]: readonly Span[]): Correction[] {
  if (!first) return [];
  const told = correction(passage, first, { kind: 'unit' });
  return [second ? { ...told, other: passage.text.slice(second.start, second.end) } : told];
}

/** "Not 12 but 14"; a single number right behind the address, or right after the question for it. */
function numbersIn(passage: Passage, from: number): Correction[] {
  const { asked, text } = passage;
  const found = execAll(HOUSE_NUMBER, text.slice(from)).map(({ 0: it, index }) => ({
    start: from + index,
    end: from + index + it.length,
  }));
  const [first, last] = [found[0], found.at(-1)];
  const mayBeHouse = from > 0 || ((asked.has('address') || asked.has('street')) && text.length <= MAX_TEXT);
  if (!first || !last || found.length > 2 || (found.length === 1 && !mayBeHouse)) return [];
  const numbers = found.map(({ start, end }) => text.slice(start, end));
  return [{ ...correction(passage, { start: first.start, end: last.end }, { kind: 'number' }), numbers }];
}

function correction({ message, start, text }: Passage, span: Span, about: Pick<Correction, 'kind'>): Correction {
  const place = { start: start + span.start, end: start + span.end };
  return {
    ...about,
    ...place,
    whole: place,
    message,
    value: text.slice(span.start, span.end),
    rule: 'correction',
    score: 0.8,
  };
}

/** The address with the part replaced; as it was when it has no such part and the new one is no addition. */
export function corrected(address: string, { kind, value, other, numbers }: Correction, language: Language): string {
  if (numbers) return replacedNumber(address, numbers, language);
  if (kind === 'words') return other ? address.replace(other, () => value) : address;
  const { unit, postcode } = patternsOf(language);
  const known = findAll(kind === 'unit' ? unit : postcode, address);
  const old = known.findLast((it) => isAlike(address.slice(it.start, it.end), value)) ?? known.at(-1);
  const isOld = old && other && numberOf(address.slice(old.start, old.end)) === numberOf(value);
  return old
    ? address.slice(0, old.start) + (isOld ? other : value) + address.slice(old.end)
    : `${address}${language.address.separator}${value}`;
}

/** "m. 4" and "mieszkanie 4" are one unit. */
const numberOf = (unit: string) => foldedOf(unit.match(NUMBER)?.[0] ?? unit);
const NUMBER = new RegExp(`\\d+[${LETTER}]?`, 'u');

/** "Floor 8" is no second unit beside "floor 7". */
export const hasUnitLike = (address: string, value: string, language: Language) =>
  findAll(patternsOf(language).unit, address).some((it) => isAlike(address.slice(it.start, it.end), value));

/** Both are flats, or both floors. */
const isAlike = (one: string, other: string) => wordsOf(one).some((word) => wordsOf(other).includes(word));

const wordsOf = (unit: string): readonly string[] => foldedOf(unit).match(WORD) ?? [];
const WORD = new RegExp(`[${LETTER}${MARK}]{2,}|(?<=\\d)[${LETTER}]`, 'gu');

/** Of two numbers the one that the address has is the wrong one; a single one is the house's; "33/4" is one before it is two. */
function replacedNumber(address: string, numbers: readonly string[], language: Language): string {
  const [one = '', other = houseNumberOf(address, language)] = numbers;
  if (other === undefined) return address;
  return (
    replacedIn(address, HOUSE_NUMBER, [one, other]) ?? replacedIn(address, PART_OF_NUMBER, [one, other]) ?? address
  );
}

function replacedIn(address: string, numbers: RegExp, [one, other]: readonly [string, string]): string | undefined {
  const known: readonly string[] = address.match(numbers) ?? [];
  if (known.includes(one) === known.includes(other)) return undefined;
  const [wrong, right] = known.includes(one) ? [one, other] : [other, one];
  return address.replace(numbers, (it) => (it === wrong ? right : it));
}

/** The first number that is of no flat and no postcode. */
function houseNumberOf(address: string, language: Language): string | undefined {
  const { unit, postcode } = patternsOf(language);
  const others = [...findAll(unit, address), ...findAll(postcode, address)];
  return execAll(HOUSE_NUMBER, address).find(
    ({ 0: it, index }) => !others.some((other) => overlaps(other, { start: index, end: index + it.length })),
  )?.[0];
}
