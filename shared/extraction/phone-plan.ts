import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { remembering } from './fold.ts';
import type { Language } from './language.ts';
import { perLanguage } from './pattern.ts';

/** Digits of a number with its area code, unless a language says otherwise. */
export const FULL = 10;
export const fullLengthOf = ({ phone }: Language): number => phone.fullLength ?? FULL;

/**
 * The number in E.164 by the first country whose plan has it: the one that the customer's address names, then the language's, likeliest
 * first; null when it can be called in none of them.
 */
export const e164Of = (value: string, language: Language, country?: CountryCode): string | null =>
  (country ? numberIn(value, country, true)?.number : undefined) ?? plannedOf(language)(value);

/** More than the messages that a save reads can hold. */
const MAX_REMEMBERED = 20_000;

/** Each save reads again the numbers that were said before, and what reads parcels looks at those of the customer: a plan takes long. */
const plannedOf = perLanguage((language) => remembering((value) => planned(value, language), MAX_REMEMBERED));

function planned(value: string, language: Language): string | null {
  const full = fullLengthOf(language);
  const [first, ...others] = language.countries;
  const own = first && numberIn(value, first, true);
  if (own || !first || INTERNATIONAL.test(value) || OWN_MOBILE[first]?.test(value)) return own?.number ?? null;
  for (const country of others) {
    const number = numberIn(value, country, digitsOf(value).length === full);
    if (number) return number.number;
  }
  return null;
}

/** What nobody takes for a number of another country, although its plan may have it. */
const OWN_MOBILE: Partial<Record<CountryCode, RegExp>> = { SA: /^05/, TR: /^0?5/ };

/** Whether a country's plan has the number, or another country's that it begins with. */
export const isNumberOf = (value: string, country: CountryCode): boolean =>
  numberIn(value, country, true) !== undefined;

const INTERNATIONAL = /^\s*(?:\+|00(?=[1-9]))/;

export const digitsOf = (value: string) => value.replace(/\D/g, '');

/** British numbers that are set aside for stories and examples, which people try a service with; those of other countries are in their plans. */
const EXAMPLE = /^\+44(?:7700900|1632960|3069990)\d{3}$/;

/** `isLikely`: people of that country are expected, so that the number may lack the trunk prefix; of another it would be a number of the first that lacks a digit. */
function numberIn(value: string, country: CountryCode, isLikely: boolean): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(value.replace(/^\s*00(?=[1-9])/, '+'), country);
  if (!number || !(number.isValid() || EXAMPLE.test(number.number)) || !hasMobileLength(number)) return undefined;
  if (INTERNATIONAL.test(value) || (isLikely && !AREA_CODES[country])) return number;
  return (isLikely || hasTrunk(value, number, country)) && isWrittenAs(value, country) ? number : undefined;
}

/** Where people write the zero that national numbers are dialled with. */
const WITH_TRUNK: ReadonlySet<string> = new Set(
  'AE AT AU BE BO CH DE DZ EC EG GB IE IQ JO LB LY MA MY NL NZ PE PY SD SY TW UY VE YE ZA'.split(' '),
);

function hasTrunk(value: string, { nationalNumber }: PhoneNumber, country: CountryCode): boolean {
  return !WITH_TRUNK.has(country) || digitsOf(value).length > nationalNumber.length;
}

/** What the first group of a number is where people write its area code apart, so that "07700 90012" is a British number without a digit and no Australian one. */
const AREA_CODES: Partial<Record<CountryCode, RegExp>> = {
  AT: /^0(?:1|[2-7]\d{2,3})$/,
  AU: /^0(?:[23478]|4\d\d)$/,
  BE: /^0(?:[2349]|[1568]\d|71|4\d\d|800)$/,
  CH: /^0\d\d$/,
  CR: /^\d{4}$/,
  DZ: /^0(?:[2-4]\d|[5-7]\d{1,2})$/,
  EG: /^0\d{1,3}$/,
  GT: /^\d{4}$/,
  IE: /^0(?:1|2[1-9]|[4-9]\d|[45]0\d)$/,
  NZ: /^0(?:[34679]|2[1-9]\d?|[58]\d\d)$/,
  ZA: /^0\d\d$/,
};

function isWrittenAs(value: string, country: CountryCode): boolean {
  const [first = '', ...others] = value.match(/\d+/g) ?? [];
  return others.length === 0 || (AREA_CODES[country]?.test(first) ?? true);
}

/**
 * How many digits mobile numbers have, by how they begin. libphonenumber's small metadata knows a country's numbers as a whole, whose
 * landlines may be shorter or of any length; its large one, which has it by kind, is 70 KB more to read at each start.
 */
const MOBILE: Partial<Record<string, readonly [begins: RegExp, length: RegExp]>> = {
  BE: [/^4[5-9]/, /^\d{9}$/],
  BR: [/^\d/, /^\d\d(?:9\d{8}|[^9]\d{7})$/],
  CN: [/^1[3-9]/, /^\d{11}$/],
  DE: [/^1[567]/, /^\d{10,11}$/],
  EG: [/^[^3]/, /^(?:1\d{9}|[^13]\d{8})$/],
  IT: [/^3/, /^\d{10}$/],
  JP: [/^[5-9]0/, /^\d{10}$/],
  SA: [/^1/, /^1[1-7]\d{7}$/],
};

function hasMobileLength({ country, nationalNumber }: PhoneNumber): boolean {
  const [begins, length] = (country && MOBILE[country]) || [];
  return !begins?.test(nationalNumber) || (length?.test(nationalNumber) ?? true);
}
