import type { AddressCandidate } from './address.ts';
import { type Correction, corrected } from './address-correction.ts';
import { type Candidate, lastValid } from './candidate.ts';
import type { Language } from './language.ts';

/**
 * The customer's address: the last street, with the units and places told apart from it ("Street?" "Unit?" "City?").
 * A street with its own place starts anew and drops the pieces before it.
 */
export function assembleAddress(candidates: readonly AddressCandidate[], language: Language) {
  const street = lastValid(candidates.filter(({ kind }) => kind === 'street'));
  if (!street) return null;
  const unit = candidates.findLast((it) => it.kind === 'unit' && isMissing(it, street));
  const place = street.parts.place ? undefined : candidates.findLast(({ kind }) => kind === 'place');
  const { order, separator } = language.address;
  const isCityFirst = order === 'city-first';
  const pieces = (isCityFirst ? [place, street, unit] : [street, unit, place]).filter((it) => it !== undefined);
  const values = isCityFirst
    ? [`${place?.value ?? ''}${street.value}`, unit?.value]
    : [street.value, unit?.value, place?.value];
  return { value: values.filter((it) => it !== undefined).join(separator), pieces };
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
    .filter(({ message }) => message > last)
    .reduce<Assembled>(
      (address, correction) => {
        const next = corrected(address.value, correction, language);
        return next === address.value ? address : { value: next, pieces: [...address.pieces, correction] };
      },
      { value, pieces },
    );
}
