import { type CountryCode, getCountries } from 'libphonenumber-js/min';
import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { hasLetter } from './letters.ts';
import { perLanguage } from './pattern.ts';

/** The countries by their names and abbreviations, in the language and in English, as the runtime has them ("Deutschland", "Germany", "UK"). */
const namesOf = perLanguage(({ code }) => {
  const named = (['short', 'long'] as const).flatMap((style) => [
    new Intl.DisplayNames(['en'], { type: 'region', style }),
    new Intl.DisplayNames([code], { type: 'region', style }),
  ]);
  const names = getCountries().flatMap((country) =>
    named.map((it) => [foldedOf(it.of(country) ?? country), country] as const),
  );
  return new Map<string, CountryCode>(names);
});

const PIECE = /[,،、\n]/u;

/** The country that an address ends or begins with, when it names one. */
export function countryIn(address: string, language: Language): CountryCode | undefined {
  const pieces = address.split(PIECE).map((it) => it.trim());
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  return [last, first]
    .filter(isName)
    .map((it) => namesOf(language).get(foldedOf(it)))
    .find((it) => it !== undefined);
}

const isName = (piece: string) => hasLetter(piece) && !/\d/.test(piece);
