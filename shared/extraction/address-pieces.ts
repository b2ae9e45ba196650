import type { AddressCandidate } from './address.ts';
import { lastValid } from './candidate.ts';
import type { Language } from './language.ts';

/**
 * The customer's address: the last street, with the units and places told apart from it ("Street?" "Unit?" "City?").
 * A street with its own place starts anew and drops the pieces before it.
 */
export function assembleAddress(candidates: readonly AddressCandidate[], language: Language) {
  const street = lastValid(candidates.filter(({ kind }) => kind === 'street'));
  if (!street) return null;
  const unit = street.parts.unit ? undefined : candidates.findLast(({ kind }) => kind === 'unit');
  const place = street.parts.place ? undefined : candidates.findLast(({ kind }) => kind === 'place');
  const pieces = [street, unit, place].filter((it) => it !== undefined);
  const ordered =
    language.address.order === 'city-first' ? [place, street, unit].filter((it) => it !== undefined) : pieces;
  return { value: ordered.map(({ value }) => value).join(language.address.separator), pieces: ordered };
}
