import type { Candidate } from './candidate.ts';
import { spokenNumbersIn } from './digits.ts';
import { asciiDigits } from './fold.ts';
import type { Language } from './language.ts';
import { DIGIT, SPACED_LETTER } from './letters.ts';
import { execAll } from './matches.ts';
import { anyOf, blank, findAll, overlaps, patternWith, perLanguage, type Span } from './pattern.ts';
import { e164Of, FULL, fullLengthOf } from './phone-plan.ts';

/** A run of digits that could be a phone number; `e164` when some country's plan knows it, `dialled` without an extension and in 0-9. */
export type PhoneShape = Span & {
  value: string;
  dialled: string;
  e164: string | null;
  digits: number;
  spoken: boolean;
};

/** `dialled`: without its extension, in 0-9; `isShort`: so few digits that only the question for it makes them a number. */
export type PhoneCandidate = Candidate & { e164: string | null; dialled: string; isShort?: boolean };

export const MIN_DIGITS = 7;
export const MAX_DIGITS = 15;
/** The whole run in its line, however long, so that no part of a card number passes for a phone. */
const RUN = new RegExp(
  String.raw`(?<![${SPACED_LETTER}${DIGIT}_@$£€¥])(?:\+\s?)?\(?\d(?:(?:(?![\n\r])[\s()·/–-]|\.(?!\s)){0,3}\d)*(?![${SPACED_LETTER}@_%]|[.,]\d)`,
  'gu',
);
/** "1) 0342 …" */
const LISTED = /^\d\)\s?/;
/** "And" that Arabic writes onto a number. */
const GLUED = /(?<![\p{L}])و(?=\+?\d{5})/gu;
const DATE =
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))$/;
/** Sixteen digits and more in groups of four. */
const CARD = /^\d{4}(?:[\s.-]{1,2}\d{4}){3,}$/;
/** Nobody has so many numbers; it bounds the work on a message made of nothing else. */
const MAX_NUMBERS = 20;
const CHUNK = /[^\s]+/gu;
const MAX_CHUNKS = 8;

const extensionOf = perLanguage(({ phone }) =>
  patternWith(phone.extension, (any) => `^[,、，]?\\s?(?:${any})\\.?\\s?\\d{1,6}(?!\\d)`),
);

/** "0532 111 22 33den" */
const suffixOf = perLanguage(({ suffixes }) =>
  patternWith(suffixes?.cases, (any) => `(?<=\\d\\d)(?:${any})(?![\\p{L}\\d])`),
);

export function phoneShapesIn(text: string, language: Language): PhoneShape[] {
  const digits = asciiDigits(text).replace(GLUED, ';');
  const ascii = blank(digits, findAll(suffixOf(language), digits));
  const runs = /\d/.test(ascii) ? runsIn(ascii, language) : [];
  const written = runs.length > 0 ? runs.flatMap(withoutAddress(ascii, language)) : [];
  const spoken = spokenNumbersIn(ascii, language)
    .slice(0, MAX_NUMBERS)
    .filter((it) => !written.some(({ start, end }) => it.start < end && start < it.end))
    .map(({ start, end, digits }) => ({ ...spokenShape(digits, start, language), end, spoken: true }));
  return [...written.map((it) => asTyped(it, text, language)), ...spoken].sort((a, b) => a.start - b.start);
}

/** What is written in figures and may be a number, or has one within it. */
const runsIn = (ascii: string, language: Language): PhoneShape[] =>
  execAll(RUN, ascii)
    .filter(([run]) => countDigits(run) >= MIN_DIGITS)
    .slice(0, MAX_NUMBERS)
    .flatMap(({ 0: run, index }) => {
      const open = LISTED.exec(run)?.[0].length ?? (run.startsWith('(') && !run.includes(')') ? 1 : 0); // "Bob (212 555 0142"
      return shapesOf(run.slice(open), index + open, language);
    });

/** Without spaces a word behind the number, or a character before it ("浅見浩二、零九零 …"), may read as one more digit. */
function spokenShape(digits: string, start: number, language: Language): PhoneShape {
  const whole = shape(digits, start, language);
  if (whole.e164 || !language.spaceless) return whole;
  const others = [shape(digits.slice(0, -1), start, language), shape(digits.slice(1), start + 1, language)];
  return others.find(({ e164 }) => e164) ?? whole;
}

/** As the customer typed it, with an extension if one follows. */
function asTyped(it: PhoneShape, text: string, language: Language): PhoneShape {
  const [extension] = findAll(extensionOf(language), text.slice(it.end, it.end + 24));
  const end = it.end + (extension?.end ?? 0);
  return { ...it, end, value: text.slice(it.start, end) };
}

function shapesOf(run: string, index: number, language: Language): PhoneShape[] {
  const digits = countDigits(run);
  if (digits < MIN_DIGITS || digits > MAX_DIGITS + 6 || DATE.test(run) || CARD.test(run)) return [];
  const whole = shape(run, index, language);
  const full = fullLengthOf(language);
  if (whole.e164 || digits <= full) return digits <= MAX_DIGITS ? [whole] : [];
  const part = partsOf(run, full)
    .map((it) => shape(it.text, index + it.start, language))
    .find(({ e164 }) => e164 !== null);
  return part ? [part] : digits <= MAX_DIGITS ? [whole] : [];
}

const addressOf = perLanguage((language) => {
  const { postcodes, regions, streets, units } = language.address;
  return {
    postcodes: anyOf(postcodes, language),
    regions: anyOf(regions, language),
    units: anyOf(units, language),
    numbers: anyOf(language.spaceless ? [...streets, ...units] : streets, language),
  };
});

/** A number without what is part of the text's addresses, which are looked for once. */
function withoutAddress(text: string, language: Language): (it: PhoneShape) => PhoneShape[] {
  const { postcodes, regions, units, numbers } = addressOf(language);
  const [houses, flats, towns] = [findAll(numbers, text), findAll(units, text), findAll(regions, text)];
  const places = [...towns, ...findAll(postcodes, text)];
  const isPostcode = ({ value }: PhoneShape) =>
    findAll(postcodes, value).some((it) => it.start === 0 && it.end === value.length);
  return (it) => {
    const number = behindHouse(it, houses, language) ?? it;
    const isNoPart =
      !isOfRegion(number, towns) &&
      !isHouseAndPostcode(number, [...houses, ...flats], places) &&
      !houses.some((house) => isWithin(number, house)) &&
      (number.e164 !== null || !(isPostcode(number) || houses.some((house) => overlaps(house, number))));
    return isNoPart ? [number] : [];
  };
}

/** "Main Street 5 612 345 678": the rest, where that is a whole number. */
function behindHouse(run: PhoneShape, houses: readonly Span[], language: Language): PhoneShape | undefined {
  return houses
    .filter(({ start, end }) => start < run.start && run.value[end - run.start] === ' ')
    .map(({ end }) => shape(run.value.slice(end + 1 - run.start), end + 1, language))
    .find(({ e164, digits }) => e164 !== null && digits >= fullLengthOf(language));
}

/** "8836 152 Street": a house, and a street that is a number. */
const isWithin = ({ start, end, digits }: PhoneShape, house: Span) =>
  digits < FULL - 1 && house.start === start && end < house.end;

/** "Seattle, WA 981551628": all of it is the postcode of a region that stands before it. */
const isOfRegion = ({ start, end, value }: PhoneShape, towns: readonly Span[]) =>
  /^[1-9]\d*$/.test(value) && towns.some((it) => it.start < start && end === it.end);

/** "Main Street 63 80331 Munich": the number of a house or a flat, and then a postcode. */
const isHouseAndPostcode = ({ start, end }: PhoneShape, houses: readonly Span[], places: readonly Span[]) =>
  houses.some((it) => it.start < start && start < it.end && it.end < end) &&
  places.some((it) => it.start > start && it.start < end && end <= it.end);

/** "Apt 5 212 555 0142": the run without its first chunks, unless it begins as numbers do, or its last ones, longest first. */
function partsOf(run: string, full: number): { text: string; start: number }[] {
  const chunks = execAll(CHUNK, run);
  if (chunks.length > MAX_CHUNKS) return [];
  return [1, 2]
    .flatMap((dropped) => [/^[+0(]/.test(run) ? [] : chunks.slice(dropped), chunks.slice(0, -dropped)])
    .filter((kept) => kept.length > 0)
    .map((kept) => ({ start: kept[0]?.index ?? 0, text: textOf(run, kept) }))
    .filter(({ text }) => countDigits(text) >= full);
}

const textOf = (run: string, kept: RegExpExecArray[]) => {
  const last = kept.at(-1);
  return run.slice(kept[0]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0));
};

function shape(value: string, start: number, language: Language): PhoneShape {
  const e164 = e164Of(value, language);
  return { start, end: start + value.length, value, dialled: value, e164, digits: countDigits(value), spoken: false };
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;
