import type { Code, Customer, Terms } from './customer.ts';
import { digitsOf, fold, tokensOf } from './text.ts';

/** Titles and the like, which a name may be written with or without. */
const TITLES =
  /^(mr|mrs|ms|miss|dr|herr|frau|sr|sra|srta|don|dona|m|mme|mlle|monsieur|madame|signor|signora|sig|dhr|mevr|meneer|mevrouw|bey|hanim|pan|pani|senhor|senhora|श्री|श्रीमती|जी|السيد|السيدة)$/u;
const HONORIFICS = /(さん|様|です|先生|女士|小姐)$/u;

/** Whether a record's name is one of those that are right, in whatever order its words stand. */
export function isSameName(got: string, meant: string | readonly string[], code: Code): boolean {
  const key = (name: string) =>
    tokensOf(name.trim().replace(HONORIFICS, ''), code)
      .filter((token) => !TITLES.test(token))
      .sort()
      .join(' ');
  return [meant].flat().some((name) => key(name) === key(got));
}

/** Whether two numbers are the same telephone, with or without the country's code. */
export function isSamePhone(got: string, meant: string): boolean {
  const [a, b] = [got, meant].map((it) => digitsOf(it).replace(/^0+/u, '')) as [string, string];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 7 && long.endsWith(short) && long.length - short.length <= 4);
}

/** How much of the words that were meant a text holds, from 0 to 1. */
export function overlap(text: string, meant: string, code: Code): number {
  const [there, wanted] = [new Set(tokensOf(text, code)), tokensOf(meant, code)];
  return wanted.length === 0 ? 1 : wanted.filter((token) => there.has(token)).length / wanted.length;
}

/** What is wrong with an address: too little of what was meant, its house number or street missing, or much besides. */
export function faultOfAddress(got: string, meant: string, code: Code): string | undefined {
  if (overlap(got, meant, code) < 0.8) return 'too little of it';
  const [there, wanted] = [tokensOf(got, code), tokensOf(meant, code)];
  const house = wanted.find((token) => /^\p{Nd}{1,4}\p{L}?$/u.test(token));
  if (house && !there.includes(house)) return 'its house number is missing';
  const street = wanted.find((token) => /^[\p{L}\p{M}]{4,}$/u.test(token) && !GENERIC.test(token));
  if (street && !there.includes(street)) return 'its street is missing';
  return overlap(meant, got, code) < 0.4 ? 'more other words than its own are in it' : undefined;
}

const GENERIC =
  /^(calle|avenida|avda|plaza|paseo|street|road|avenue|allee|boulevard|place|piazza|viale|corso|ulica|aleja|mahallesi|caddesi|sokak|travessa|largo|شارع|مدينة)$/u;

/** The terms that differ from what was meant, as lines. */
export function wrongTerms(got: Record<string, unknown>, meant: Terms, code: Code): string[] {
  return Object.entries(meant).flatMap(([term, value]) => {
    const found = got[term] ?? null;
    const isSame =
      typeof value === 'string' && typeof found === 'string' ? isSameThing(found, value, code) : found === value;
    return isSame ? [] : [`${term} is ${JSON.stringify(found)}, and ${JSON.stringify(value)} was meant`];
  });
}

/** Whether all that was meant is there, in whatever number and case: "garden chair" for "garden chairs". */
function isSameThing(got: string, meant: string, code: Code): boolean {
  const there = tokensOf(got, code);
  const isThere = (token: string) =>
    there.some((it) => it.startsWith(token) || (it.length >= 3 && token.startsWith(it)));
  return tokensOf(meant, code).every(isThere) && overlap(meant, got, code) >= 0.3;
}

export type Info = Record<string, string | null | undefined>;

/** What is wrong in a record or ticket, as lines that begin with the field. */
export function wrongValues(info: Info, knows: Customer['knows'], code: Code): string[] {
  return FIELDS.flatMap((field) => {
    const meant = knows[field];
    const fault = meant && faultOf(field, info[field] ?? '', knows, code);
    if (!fault) return [];
    const why = fault === true ? '' : ` (${fault})`;
    return [`${field} is ${JSON.stringify(info[field] ?? null)}, and ${JSON.stringify(meant)} was meant${why}`];
  });
}

const FIELDS = ['name', 'phone', 'address', 'issue', 'priority', 'type', 'role'] as const;

function faultOf(field: (typeof FIELDS)[number], got: string, knows: Customer['knows'], code: Code) {
  switch (field) {
    case 'name':
      return !isSameName(got, knows.name ?? '', code);
    case 'phone':
      return !isSamePhone(got, knows.phone ?? '');
    case 'address':
      return faultOfAddress(got, knows.address ?? '', code);
    case 'issue':
      return !knows.issue?.every((stem) => fold(got, code).includes(fold(stem, code)));
    default:
      return ![knows[field]].flat().includes(got);
  }
}
