import { asciiDigits } from '../extraction/fold.ts';
import { findAll, patternOf, type Span } from '../extraction/pattern.ts';

/** What may be an order's number, as it stands in a text; `value` is as typed, with digits 0-9. */
export type OrderToken = Span & { value: string };

const DOTTED = '\\d{1,4}(?:\\.\\d{2,4}){2,4}';
const CODE = '(?:[a-z]{1,10}[-_/]{1,2}){0,2}[a-z]{0,10}\\d[a-z0-9]{0,24}(?:[-_/][a-z0-9]{1,24}){0,4}';
const TOKEN = patternOf(
  `(?:(?<![a-z0-9_@.,/-])|(?<=(?:no|nr|num|ref|\\bn)\\.))#?\\x20?(?:${DOTTED}|${CODE})(?![a-z0-9@_%])(?![.,:]\\d)`,
);

/** It bounds the work on a message of nothing but numbers. */
const MAX_TOKENS = 100;
const MAX_LENGTH = 64;

/** A blank, or what means "number" and is no part of it: "nº70647". */
const NUMBER_SIGN = /^(?:\s|(?:n[º°o]|nro|nr|núm|num)\.?(?=\d))/iu;

export function tokensIn(text: string): OrderToken[] {
  const tokens = findAll(TOKEN, text).slice(0, MAX_TOKENS);
  const bare = tokens.map(({ start, end }) => {
    const [sign = ''] = text.slice(start, end).match(NUMBER_SIGN) ?? [];
    return tokenAt(text, start + sign.length, end);
  });
  return bare.filter(({ start, end }) => end - start <= MAX_LENGTH);
}

const tokenAt = (text: string, start: number, end: number): OrderToken => ({
  start,
  end,
  value: asciiDigits(text.slice(start, end)),
});

const GROUP = /^\d{1,4}$/;
const MAX_GROUPS = 8;
/** Two numbers that follow each other are two orders: "orders 4711 4712". */
const APART = 100;

/** A number that was typed in groups, "5512 8834 20" or "4 4 7 1 0 9", from the token `index` on; undefined when it was not. */
export function groupedFrom(tokens: readonly OrderToken[], index: number, text: string): OrderToken | undefined {
  const groups: OrderToken[] = [];
  for (const token of tokens.slice(index, index + MAX_GROUPS)) {
    const previous = groups.at(-1);
    if (!GROUP.test(token.value) || (previous && text.slice(previous.end, token.start) !== ' ')) break;
    if (!isQuantity(token, text)) groups.push(token);
  }
  const [first, last] = [groups[0], groups.at(-1)];
  return first && last && areOfOne(groups) ? tokenAt(text, first.start, last.end) : undefined;
}

function areOfOne(groups: readonly OrderToken[]): boolean {
  const values = groups.map(({ value }) => value);
  if (values.length > 2) return values.join('').length >= 6 && !areNear(values);
  return values.length === 2 && values.every(({ length }) => length > 2) && !areNear(values);
}

const areNear = ([a = '', b = '']: readonly string[]) =>
  a.length === b.length && a.length > 2 && Math.abs(Number(a) - Number(b)) <= APART;

/** Letters that stand before a number with a blank: "NB 2207". Where all is in capitals they may be any word. */
const LETTERS = /(?<![\p{L}\d])[A-Z]{1,4}\x20$/u;
const SMALL = /[a-z]{2}/;

export function withLetters({ start, end }: OrderToken, text: string): OrderToken | undefined {
  const [letters] = text.slice(Math.max(0, start - 6), start).match(LETTERS) ?? [];
  return letters && SMALL.test(text) ? tokenAt(text, start - letters.length, end) : undefined;
}

const MONEY_BEFORE = /(?:[$€£¥₹+]|(?<![a-z])(?:usd|eur|gbp|rs|try|pln|brl|inr|jpy|cny)\.?) ?$/i;
const QUANTITY =
  /^ ?(?:[$€£¥₹]|(?:usd|eur|euros?|gbp|dollars?|pounds?|pieces|pcs|items|units|kg|g|lbs?|x|days?|tl|zł|rs|rupees)(?![a-z]))/i;

const isQuantity = ({ end }: Span, text: string) => QUANTITY.test(text.slice(end, end + 10));

/** Marks of other papers, whatever stands before them. */
const OTHER_PAPER =
  /^#? ?(?:INV|RMA|SKU|DT|CASE|TKT|TICKET|CUST|ACC|REF?UND|RET|CN|ISBN|IBAN|MODEL|EAN|UPC|IMEI|ISO|DIN)[-_#/]{0,2}\d/i;

/** A price, a quantity, or a number whose own letters say that it is another paper's. */
export const isOtherPaper = ({ value, ...span }: OrderToken, text: string): boolean =>
  OTHER_PAPER.test(value) ||
  MONEY_BEFORE.test(text.slice(Math.max(0, span.start - 6), span.start)) ||
  isQuantity(span, text);

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const DATE = new RegExp(`^(?:${DAY}[-/.]${DAY}[-/.](?:\\d{2}|\\d{4})|\\d{4}[-/.]${DAY}[-/.]${DAY}|(?:19|20)\\d{2})$`);
/** "BLQTZ9" */
const CAPITALS = /^(?=\D*\d)(?=[^A-Z]*[A-Z])[A-Z\d]{6,12}$/;

/** Enough of a number, and no date. */
export const isPlausible = ({ value }: OrderToken): boolean =>
  !DATE.test(value) && value.length >= 4 && ((value.match(/\d/g)?.length ?? 0) >= 3 || CAPITALS.test(value));

/** Letters, and about how many figures. */
export const shapeOf = (value: string) =>
  value.toUpperCase().replace(/\d+/g, ({ length }) => String(Math.floor((length + 1) / 2)));

/** Numbers of one shop: as long, with the same letters, and the same at least in their first half; or with figures changed about. */
export function areSiblings(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < MIN_SIBLING || skeletonOf(a) !== skeletonOf(b)) return false;
  const same = [...a].findIndex((it, index) => it !== b[index]);
  return same < 0 || same >= a.length / 2 || sortedOf(a) === sortedOf(b);
}

const sortedOf = (value: string) => [...value].sort().join('');

const MIN_SIBLING = 5;

/** A letter at the end counts on: "7719-C", "7719-D". */
export const skeletonOf = (value: string) =>
  value
    .toUpperCase()
    .replace(/(?<=\d-?)[A-Z]$/, 'A')
    .replace(/\d/g, '0');
