import type { AddressCandidate } from './address.ts';
import { type Correction, corrected } from './address-correction.ts';
import { type Candidate, lastValid } from './candidate.ts';
import type { Language } from './language.ts';
import { isIn, patternOf, perLanguage } from './pattern.ts';

/**
 * The customer's address: the last street, with the units and places told apart from it ("Street?" "Unit?" "City?").
 * A street with its own place starts anew and drops the pieces before it.
 */
export function assembleAddress(candidates: readonly AddressCandidate[], language: Language) {
  const street = lastValid(candidates.filter(({ kind }) => kind === 'street'));
  if (!street) return null;
  const unit = candidates.findLast((it) => it.kind === 'unit' && isMissing(it, street));
  const places = street.parts.place ? [] : lastPlaces(candidates, language);
  const place = places.map(({ value }) => value).join(' ') || undefined;
  const { order, separator } = language.address;
  const isCityFirst = order === 'city-first';
  const number =
    isCityFirst || street.parts.street === 'full' ? undefined : candidates.findLast(({ kind }) => kind === 'number');
  const pieces = (isCityFirst ? [...places, street, unit] : [street, number, unit, ...places]).filter(
    (it) => it !== undefined,
  );
  const values = isCityFirst
    ? [`${place ?? ''}${street.value}`, unit?.value]
    : [withNumber(street, number), unit?.value, place];
  return { value: values.filter((it) => it !== undefined).join(separator), pieces };
}

const postcodeOf = perLanguage((language) => patternOf(`^(?:${language.address.postcodes.join('|')})$`));

/** The last place; of a postcode and a town that were told one by one both. */
function lastPlaces(candidates: readonly AddressCandidate[], language: Language): AddressCandidate[] {
  const places = candidates.filter(({ kind }) => kind === 'place');
  const last = places.at(-1);
  if (!last) return [];
  const isCode = ({ value }: Candidate) => isIn(postcodeOf(language), value.trim());
  const isTown = ({ value }: Candidate) => !/\d/u.test(value);
  const other = places.findLast(isCode(last) ? isTown : isTown(last) ? isCode : () => false);
  return other ? [other, last] : [last];
}

/** In the order in which they were told. */
function withNumber(street: AddressCandidate, number: AddressCandidate | undefined): string {
  if (!number) return street.value;
  return number.message < street.message ? `${number.value} ${street.value}` : `${street.value} ${number.value}`;
}

/** A unit that the street does not come with, or that was told after it. */
const isMissing = (unit: AddressCandidate, street: AddressCandidate) =>
  !street.parts.unit || (unit.message > street.message && !street.value.includes(unit.value));

type Assembled = { value: string; pieces: readonly Candidate[] };

/** The address with what the customer said later of its unit, its postcode or its number. */
export function withCorrections(
  { value, pieces }: Assembled,
  corrections: readonly Correction[],
  language: Language,
): Assembled {
  const last = Math.max(...pieces.map(({ message }) => message));
  return corrections
    .filter(({ message }) => message >= last)
    .reduce<Assembled>(
      (address, correction) => {
        const next = corrected(address.value, correction, language);
        return next === address.value ? address : { value: next, pieces: [...address.pieces, correction] };
      },
      { value, pieces },
    );
}
