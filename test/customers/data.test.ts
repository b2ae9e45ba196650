import { expect, test } from '@jest/globals';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CODES, type Code } from './customer.ts';
import { customersOf } from './run.ts';

const all = CODES.flatMap((code) => customersOf[code].map((customer) => ({ code, ...customer })));

test('there are 150 customers and more: 22 in each of four languages, 8 in each other', () => {
  const few = CODES.filter((code) => customersOf[code].length < (['en', 'de', 'es', 'fr'].includes(code) ? 22 : 8));

  expect(few).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(150);
});

test('every customer is another person, with a name, a number, a street and words of his own', () => {
  const known = all.map(({ knows: { name, phone, address } }) => [[name ?? []].flat()[0], phone, address]);
  const values = [...known.flat(), ...all.map(({ id }) => id)].filter((value) => value !== undefined);

  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('a customer is called after his language', () => {
  expect(all.filter(({ id, code }) => !id.startsWith(`${code}-`))).toEqual([]);
});

const COUNTRIES: Record<
  Code,
  readonly (
    | 'US'
    | 'GB'
    | 'DE'
    | 'ES'
    | 'MX'
    | 'AR'
    | 'FR'
    | 'BR'
    | 'PT'
    | 'IT'
    | 'NL'
    | 'TR'
    | 'PL'
    | 'JP'
    | 'CN'
    | 'SA'
    | 'EG'
    | 'JO'
    | 'AE'
    | 'LB'
    | 'MA'
    | 'IQ'
    | 'IN'
  )[]
> = {
  en: ['US', 'GB'],
  de: ['DE'],
  es: ['ES', 'MX', 'AR'],
  fr: ['FR'],
  pt: ['BR', 'PT'],
  it: ['IT'],
  nl: ['NL'],
  tr: ['TR'],
  pl: ['PL'],
  ja: ['JP'],
  zh: ['CN'],
  ar: ['SA', 'EG', 'JO', 'AE', 'LB', 'MA', 'IQ'],
  hi: ['IN'],
};

test('numbers can be called, but for that of the one who insists', () => {
  const dead = all.filter(
    ({ code, knows: { phone } }) =>
      phone && !COUNTRIES[code].some((country) => parsePhoneNumberFromString(phone, country)?.isValid()),
  );

  expect(dead.map(({ id }) => id)).toEqual(['en-odd-number-insists']);
});
