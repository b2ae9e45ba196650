import type { Random } from './random.ts';

const digits = (count: number, { below }: Random) => Array.from({ length: count }, () => below(10));

/** A number of UPS: its check digit is of the digits, each second one twice, and a letter is a digit too (1Z excluded). */
export function upsNumber(random: Random): string {
  const number = digits(15, random);
  const sum = number.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0);
  return `1Z${number.join('')}${(10 - (sum % 10)) % 10}`;
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** A registered item of a national post (UPU S10): eight digits, a check digit, the country. */
export function postNumber(country: string, random: Random): string {
  const number = digits(8, random);
  const rest = 11 - (number.reduce((total, digit, at) => total + digit * (WEIGHTS[at] ?? 0), 0) % 11);
  return `RR${number.join('')}${rest === 10 ? 0 : rest === 11 ? 5 : rest}${country}`;
}
