import type { SalesLanguage } from './language.ts';

const PLAIN = /^\d+$/;
const BOTH = /^\d{1,3}(?:([.,'٬ ])\d{2,3})(?:\1\d{2,3}){0,6}([.,٫])\d{1,6}$/;
const GROUPED = /^\d{1,3}(?:([.,'٬ ])\d{2,3})(?:\1\d{2,3}){0,6}$/;
const DECIMAL = /^\d{1,12}([.,٫])\d{1,6}$/;
/** No quantity and no price is longer; a number of so many digits names something. */
const MAX_DIGITS = 12;

export type Habit = '.' | ',';

/**
 * What figures mean: a separator that comes twice, or before another one, groups; one before other than three digits is
 * the decimal sign; before three digits the habit decides. Null when it is no number.
 */
export function numberOf(figures: string, habit: Habit): number | null {
  if (figures.length > 2 * MAX_DIGITS) return null;
  if (PLAIN.test(figures)) return figures.length > MAX_DIGITS ? null : Number(figures);
  const both = BOTH.exec(figures);
  if (both && both[1] !== both[2]) return joined(figures, both[2]);
  const grouped = GROUPED.exec(figures);
  if (grouped && isGrouping(figures, grouped[1] as string, habit)) return joined(figures, undefined);
  const decimal = DECIMAL.exec(figures);
  return decimal ? joined(figures, decimal[1]) : null;
}

function isGrouping(figures: string, separator: string, habit: Habit): boolean {
  if (!/\d{3}$/.test(figures)) return false;
  if (separator !== '.' && separator !== ',') return true;
  const count = figures.split(separator).length - 1;
  if (figures.startsWith('0')) return false;
  // nobody writes 48.500 for 48.5
  return count > 1 || separator !== habit || figures.endsWith('00');
}

function joined(figures: string, decimal: string | undefined): number {
  const at = decimal === undefined ? figures.length : figures.lastIndexOf(decimal);
  return Number(`${figures.slice(0, at).replace(/\D/g, '')}.${figures.slice(at + 1) || 0}`);
}

const EVIDENCE = /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{3}){1,4}|\d{1,9})([.,])\d{1,2}(?![\d]|[.,]\d|\s?%)/g;

const SEPARATED = /\d[.,]\d/;

/** The decimal sign that the conversation itself shows ("4.50"), else the language's. */
export function habitOf(texts: readonly string[], { decimal }: SalesLanguage): Habit {
  const telling = texts.filter((text) => SEPARATED.test(text));
  const signs = new Set(telling.flatMap((text) => [...text.matchAll(EVIDENCE)].map((match) => match[1])));
  return signs.size === 1 ? ([...signs][0] as Habit) : decimal;
}

/** One part of a number in words: "three" is added, "hundred" multiplies what is smaller before it. */
export type NumberPart = { value: number; multiplies: boolean };

/** 3, ×100, 20, 5 → 325; 25, ×10000 → 250000. */
export function composed(parts: readonly NumberPart[]): number {
  const sums: number[] = [];
  for (const { value, multiplies } of parts) {
    if (!multiplies) {
      sums.push(value);
      continue;
    }
    let smaller = 0;
    while (sums.length > 0 && (sums.at(-1) as number) < value) smaller += sums.pop() as number;
    sums.push((smaller || 1) * value);
  }
  // 3.3 × 1000 must not end in …0000005
  return Number(sums.reduce((sum, value) => sum + value, 0).toPrecision(12));
}

/** The parts of a number that is written as one word ("fünfhundert", "twenty-five"); null when it is none. */
export function partsOfWord(word: string, atoms: ReadonlyMap<string, NumberPart>, joins: readonly string[]) {
  const parts: NumberPart[] = [];
  let at = 0;
  while (at < word.length && parts.length < 12) {
    const atom = atomAt(word, at, atoms);
    if (atom) parts.push(atoms.get(atom) as NumberPart);
    const found = atom ?? (at > 0 && joinAt(word, at, atoms, joins));
    if (!found) return null;
    at += found.length;
  }
  return at === word.length && parts.length > 1 ? parts : null;
}

const LONGEST_ATOM = 14;

const joinAt = (word: string, at: number, atoms: ReadonlyMap<string, NumberPart>, joins: readonly string[]) =>
  ['-', ...joins].find((it) => word.startsWith(it, at) && atomAt(word, at + it.length, atoms));

function atomAt(word: string, at: number, atoms: ReadonlyMap<string, NumberPart>): string | undefined {
  for (let length = Math.min(LONGEST_ATOM, word.length - at); length > 1; length--) {
    const atom = word.slice(at, at + length);
    if (atoms.has(atom)) return atom;
  }
  return undefined;
}
