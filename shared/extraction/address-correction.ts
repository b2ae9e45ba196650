import type { Candidate } from './candidate.ts';
import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import type { Passage } from './passage.ts';
import { anyOf, findAll, isIn, perLanguage, type Span } from './pattern.ts';

/** A part of an address that replaces the one told before: "sorry, it's flat 5", "the postcode is LS1 6AA, not 5". */
export type Correction = Candidate & {
  kind: 'unit' | 'postcode' | 'number';
  numbers?: readonly [string, string];
  other?: string;
};

const patternsOf = perLanguage((language) => ({
  corrections: anyOf(language.corrections, language),
  whole: anyOf([...language.address.streets, ...language.address.streetNames], language),
  unit: anyOf(language.address.units, language),
  postcode: anyOf(language.address.postcodes, language),
}));

const HOUSE_NUMBER = /(?<![\p{L}\p{N}/])\d{1,5}\p{L}?(?:\/\d{1,4}\p{L}?)?(?![\p{L}\p{N}/])/gu;
const PART_OF_NUMBER = /(?<![\p{L}\p{N}])\d{1,5}\p{L}?(?![\p{L}\p{N}])/gu;

/** The parts that a passage corrects; none when it names a street, which is an address of its own. */
export function correctionsIn(passage: Passage, taken: readonly Span[], language: Language): Correction[] {
  const { corrections, whole, unit, postcode } = patternsOf(language);
  const { text } = passage;
  if (!isIn(corrections, text)) return [];
  if (isIn(whole, text) || taken.length > 0) return correctedAtOnce(passage, taken, language);
  const units = findAll(unit, text).slice(0, 2);
  const postcodes = findAll(postcode, text).slice(0, 1);
  if (units.length + postcodes.length > 0) {
    return [...unitsIn(passage, units), ...postcodes.map((span) => correction(passage, span, { kind: 'postcode' }))];
  }
  const [first, second, ...more] = [...text.matchAll(HOUSE_NUMBER)].map(({ 0: it, index }) => ({
    start: index,
    end: index + it.length,
  }));
  if (!first || !second || more.length > 0) return [];
  const [one, other] = [text.slice(first.start, first.end), text.slice(second.start, second.end)];
  return [
    { ...correction(passage, { start: first.start, end: second.end }, { kind: 'number' }), numbers: [one, other] },
  ];
}

/** "Flat 5", "not flat 4 but flat 5" */
function unitsIn(passage: Passage, [first, second]: readonly Span[]): Correction[] {
  if (!first) return [];
  const told = correction(passage, first, { kind: 'unit' });
  return [second ? { ...told, other: passage.text.slice(second.start, second.end) } : told];
}

const MAX_TAIL = 40;

/** "12 Oak Street, no, 14": the house number right behind the address that it corrects. */
function correctedAtOnce(
  { text, start, ...passage }: Passage,
  taken: readonly Span[],
  language: Language,
): Correction[] {
  const { corrections, whole } = patternsOf(language);
  const [address, ...others] = taken.map((it) => ({ start: it.start - start, end: it.end - start }));
  if (!address || others.length > 0) return [];
  const [typed, tail] = [text.slice(address.start, address.end), text.slice(address.end)];
  if (tail.length > MAX_TAIL || !isIn(corrections, tail) || !isIn(whole, typed) || isIn(whole, tail)) return [];
  const [old] = typed.match(HOUSE_NUMBER) ?? [];
  const [right, ...more] = [...tail.matchAll(HOUSE_NUMBER)];
  if (!old || !right || more.length > 0) return [];
  const at = address.end + right.index;
  const span = { start: at, end: at + right[0].length };
  return [{ ...correction({ ...passage, start, text }, span, { kind: 'number' }), numbers: [old, right[0]] }];
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
  if (numbers) return replacedNumber(address, numbers);
  const { unit, postcode } = patternsOf(language);
  const known = findAll(kind === 'unit' ? unit : postcode, address);
  const old = known.findLast((it) => isAlike(address.slice(it.start, it.end), value)) ?? known.at(-1);
  const isOld = old && other && numberOf(address.slice(old.start, old.end)) === numberOf(value);
  return old
    ? address.slice(0, old.start) + (isOld ? other : value) + address.slice(old.end)
    : `${address}${language.address.separator}${value}`;
}

/** "m. 4" and "mieszkanie 4" are one unit. */
const numberOf = (unit: string) => foldedOf(unit.match(/\d+\p{L}?/u)?.[0] ?? unit);

/** Both are flats, or both floors. */
const isAlike = (one: string, other: string) => wordsOf(one).some((word) => wordsOf(other).includes(word));

const wordsOf = (unit: string): readonly string[] => foldedOf(unit).match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** Of the two numbers of a correction the one that the address has is the wrong one; "33/4" is one number before it is two. */
function replacedNumber(address: string, numbers: readonly [string, string]): string {
  return replacedIn(address, HOUSE_NUMBER, numbers) ?? replacedIn(address, PART_OF_NUMBER, numbers) ?? address;
}

function replacedIn(address: string, numbers: RegExp, [one, other]: readonly [string, string]): string | undefined {
  const known: readonly string[] = address.match(numbers) ?? [];
  if (known.includes(one) === known.includes(other)) return undefined;
  const [wrong, right] = known.includes(one) ? [one, other] : [other, one];
  return address.replace(numbers, (it) => (it === wrong ? right : it));
}
