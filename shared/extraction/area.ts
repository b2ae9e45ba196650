import type { Language } from './language.ts';
import { findAll, has, wordsOf } from './words.ts';

/**
 * The area of an address: its city, else its postcode. Never a street or a unit, since the summary may be public; null
 * when the address names nothing wider.
 */
export function areaOf(address: string, { address: { postcodes, streets, units } }: Language): string | null {
  const [, ...behindStreet] = address.split(/[,\n]/).map((part) => part.trim());
  const wider = behindStreet.filter((part) => part !== '' && !isNarrow(part, units, streets));
  const cities = wider.map((part) => part.replace(wordsOf(postcodes), '').replace(/\s+/g, ' ').trim());
  const city = cities.find((part) => /\p{L}{3}/u.test(part) && !/\d/.test(part));
  return city ?? wider.flatMap((part) => findAll(postcodes, part)).map(([postcode]) => postcode)[0] ?? null;
}

/** A street ("Mill Lane") or a part of a building: when in doubt, narrow. */
const isNarrow = (part: string, units: readonly string[], streets: readonly string[]): boolean =>
  has(units, part) ||
  /^#/.test(part) ||
  has(streets, part.split(/\s+/).at(-1) ?? '') ||
  (/^\d+\S*\s+\p{L}/u.test(part) && has(streets, part));
