import type { Language } from './language.ts';
import { DIGIT, LETTER } from './letters.ts';
import { anyOf, blank, findAll, isAnyIn, perLanguage, type Span } from './pattern.ts';

const compiled = perLanguage((language) => {
  const { streets, streetNames, units, postcodes, regions, countries } = language.address;
  return {
    narrow: [streets, streetNames, units].map((phrases) => anyOf(phrases, language)),
    postcodes: anyOf(postcodes, language),
    regions: anyOf(regions, language),
    wide: anyOf([...regions, ...postcodes, ...countries], language),
  };
});

/**
 * The area of an address: its city, else its postcode, else its state or country. Never a street or a unit, since the
 * summary may be public; null when the address names nothing wider.
 */
export function areaOf(address: string, language: Language): string | null {
  const { narrow, postcodes, regions, wide } = compiled(language);
  if (language.spaceless) return textOf(address, findAll(regions, address)[0]);
  const known = findAll(wide, address);
  const parts = partsOf(address).filter(({ text }) => text !== '' && !isAnyIn(narrow, text));
  const cities = partsOf(blank(address, known)).filter(({ index }) => index > 0 || known.length > 0);
  const city = cities.findLast(({ text, index }) => isCity(text) && parts.some((part) => part.index === index));
  const postcode = findAll(postcodes, address).findLast(({ start }) => start > 0);
  const rest = parts.findLast(({ index }) => index > 0);
  return city?.text ?? (postcode ? address.slice(postcode.start, postcode.end) : (rest?.text ?? null));
}

const partsOf = (address: string) =>
  address.split(/[,，、،\n]/u).map((part, index) => ({ index, text: part.replace(/\s+/gu, ' ').trim() }));

const textOf = (address: string, span: Span | undefined) => (span ? address.slice(span.start, span.end) : null);

const isCity = (part: string) => WORD.test(part) && !NUMBER.test(part);
const WORD = new RegExp(`[${LETTER}]{2}`, 'u');
const NUMBER = new RegExp(`[${DIGIT}]`);
