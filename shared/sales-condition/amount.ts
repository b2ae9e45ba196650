import type { SalesLanguage } from './language.ts';
import { composed } from './number.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import { priceInWords, spokenAt } from './spoken-price.ts';
import { is, type Token } from './token.ts';

const isNumeric = (token: Token | undefined) => is(token, 'number', 'multiplier');

/** Number words and multipliers that follow each other are one number. */
export function withNumbers(
  tokens: readonly Token[],
  { numbers }: SalesLanguage,
  isSpaceless: boolean,
): readonly Token[] {
  if (!tokens.some((token) => is(token, 'multiplier', 'word', 'number'))) return tokens;
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = numberRun(tokens, at);
    const habits = { isSpaceless, shortens: numbers.shortens === true, isAfterMoney: is(tokens[at - 1], 'currency') };
    result.push(run.length > 0 ? numberOfRun(run, tokens[at + run.length], habits) : (tokens[at] as Token));
    at += Math.max(1, run.length);
  }
  return result;
}

const MAX_PARTS = 12;
const NONE: readonly Token[] = [];

function numberRun(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end - at < MAX_PARTS && goesOn(tokens, at, end)) end++;
  return end > at ? tokens.slice(at, end) : NONE;
}

/** "two hundred and five", "10 thousand", "5万": never two figures in a row. */
function goesOn(tokens: readonly Token[], first: number, at: number): boolean {
  const token = tokens[at];
  if (at === first) return isNumeric(token);
  const next = tokens[at + 1];
  if (is(token, 'join')) return !is(tokens[first], 'figures') && isNumeric(next) && !is(next, 'figures');
  if (is(tokens[at - 1], 'figures')) return is(token, 'multiplier');
  // "1万5千"
  if (is(token, 'figures'))
    return (
      is(tokens[first], 'figures') && token?.isGlued === true && /[千百万萬億亿]$/.test(tokens[at - 1]?.text ?? '')
    );
  return isNumeric(token);
}

/** What makes Chinese and Japanese numerals a number: they are parts of many words. */
const COUNTED = [
  'count',
  'pack',
  'pair',
  'measure',
  'size',
  'time',
  'currency',
  'minor',
  'percent',
  'paid',
  'taken',
] as const;

type Habits = { isSpaceless: boolean; shortens: boolean; isAfterMoney: boolean };

function numberOfRun(run: readonly Token[], next: Token | undefined, habits: Habits): Token {
  const { isSpaceless, shortens, isAfterMoney } = habits;
  if (run.length === 1 && is(run[0], 'figures')) return run[0] as Token;
  const parts = run.filter(isNumeric);
  const first = parts[0] as Token;
  const isWord = !is(first, 'figures');
  // "k" and "m" mean nothing without figures before them
  const isLetter = isWord && parts.length === 1 && first.text.length === 1 && is(first, 'multiplier') && !isSpaceless;
  const isPart = isSpaceless && isWord && !isSurely(parts) && !isAfterMoney && !is(next, ...COUNTED);
  if (isLetter || isPart) return { ...phraseOf(run, { kind: 'noun', kinds: ['noun'] }) };
  const value = isSpaceless ? spacelessValue(parts, shortens) : spacedValue(parts);
  const isWeak = parts.length === 1 && is(first, 'weak');
  const kind = isWord ? 'word' : 'figures';
  return phraseOf(run, { kind: 'number', kinds: isWeak ? ['number', kind, 'weak'] : ['number', kind], value });
}

const spacedValue = (parts: readonly Token[]) => priceInWords(parts) ?? composed(parts.map(partOf));

const partOf = (it: Token) => ({ value: it.value as number, multiplies: is(it, 'multiplier') && !is(it, 'figures') });
const isDigit = (it: Token) =>
  is(it, 'number') && !is(it, 'figures') && Number.isInteger(it.value) && (it.value as number) < 10;

/** "三百" and "半打" are numbers whatever follows. */
const isSurely = ([first, second]: readonly Token[]) =>
  is(first, 'number') && (second ? is(second, 'multiplier') : (first as Token).text.length > 1);

/** "九五" is 95; "两千五" is 2500 where people say so, but not "两千零五". */
function spacelessValue(parts: readonly Token[], shortens: boolean): number {
  if (parts.length > 1 && parts.every(isDigit)) return Number(parts.map(({ value }) => value).join(''));
  const [last, before] = [parts.at(-1) as Token, parts.at(-2)];
  const place = before && is(before, 'multiplier') && (before.value as number) >= 100 ? (before.value as number) : 0;
  const isShort = place > 0 && isDigit(last) && shortens;
  const own = isShort ? { value: ((last.value as number) * place) / 10, multiplies: false } : partOf(last);
  return composed([...parts.slice(0, -1).map(partOf), own]);
}

/** Numbers with the sign or the word beside them that says of what. */
export function withFigures(tokens: readonly Token[]): Phrase[] {
  const result: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const pair = pairAt(tokens, at, result.at(-1));
    result.push(pair ?? single(tokens[at] as Token, result.at(-1)));
    at += pair?.words.length ?? 1;
  }
  return result;
}

function pairAt(tokens: readonly Token[], at: number, before: Phrase | undefined): Phrase | null {
  const [first, second] = [tokens[at] as Token, tokens[at + 1]];
  if (!second) return null;
  const spoken = spokenAt(tokens, at);
  if (spoken) return money(spoken.words, spoken.value, second.code);
  if (is(first, 'number')) return numberFirst(first, second, { before, third: tokens[at + 2], fourth: tokens[at + 3] });
  if (is(second, 'number')) return signFirst(first, second, tokens[at + 2]);
  return is(second, 'time') ? durationsOf(first, second) : null;
}

const DAYS = /^\d{1,3}(?:\s?[/-]\s?\d{1,3}){1,5}$/;

/** "30/60/90 days" */
const durationsOf = (list: Token, unit: Token): Phrase | null =>
  is(list, 'ignored', 'range') && DAYS.test(list.text)
    ? phraseOf([list, unit], { kind: 'duration', kinds: ['time'], value: Number.parseInt(list.text, 10) })
    : null;

/** "$4.20", "EUR 12", "%4"; in "USD 500 €4.20" each sign has its own number. */
function signFirst(sign: Token, number: Token, third: Token | undefined): Phrase | null {
  if (is(sign, 'percent')) return is(third, 'percent') ? null : percent([sign, number], number.value);
  if (!is(sign, 'currency') || is(third, 'percent')) return null;
  const isOthers = is(third, 'currency') && !number.isGlued && third?.isGlued === true && sign.text !== third.text;
  return isOthers ? null : money([sign, number], number.value, sign.code);
}

const UNIT = ['count', 'pack', 'pair', 'measure'] as const;

type Around = Record<'third' | 'fourth', Token | undefined> & { before: Phrase | undefined };

function numberFirst(number: Token, unit: Token, around: Around): Phrase | null {
  const value = number.value as number;
  const words = [number, unit];
  const tenth = tenthOf(unit, around);
  if (tenth) return money([...words, tenth], value + (tenth.value as number) / 10, unit.code);
  if (is(unit, 'currency')) return isNexts(around) ? null : money(words, value, unit.code);
  if (is(unit, 'minor')) return money(words, value / (unit.value ?? 100), unit.code);
  const share = shareOf(value, unit);
  if (share !== null) return { ...percent(words, share), kinds: unit.kinds.filter((kind) => kind === 'discount') };
  return is(unit, 'time') ? phraseOf(words, { kind: 'duration', kinds: ['time'], value }) : null;
}

/** The third part of "3块5" and "三块五", not of 52块一斤. */
const tenthOf = (sign: Token, { third, fourth }: Around) =>
  sign.text === '块' && is(third, 'number') && third?.isGlued && (third.value as number) < 10 && !is(fourth, ...COUNTED)
    ? third
    : null;

/** 九折 is 90 % to pay, 八五折 and 85折 are 85 %. */
function shareOf(value: number, unit: Token): number | null {
  if (is(unit, 'percent')) return value;
  if (is(unit, 'paid')) return 100 - (value < 10 ? 10 * value : value);
  const isTaken = is(unit, 'taken') || (is(unit, 'discount') && unit.text.startsWith('割') && unit.isGlued);
  return isTaken ? 10 * value : null;
}

/** In "qty 500 USD 4.20" the currency is the second number's. */
const isNexts = ({ before, third }: Around) =>
  is(before, 'quantity', 'count') && is(third, 'number') && third?.isGlued === false;

const money = (words: readonly Token[], value: number | undefined, code: string | undefined): Phrase =>
  phraseOf(words, { kind: 'money', kinds: [], value, code });

const percent = (words: readonly Token[], value: number | undefined): Phrase =>
  phraseOf(words, { kind: 'percent', kinds: [], value });

function single(token: Token, before: Phrase | undefined): Phrase {
  const { kinds, value, code } = token;
  return phraseOf([token], { kind: kindOf(token, before), kinds, value, code });
}

function kindOf(token: Token, before: Phrase | undefined): Phrase['kind'] {
  if (isNoun(token, before)) return 'noun';
  for (const kind of ['number', 'date', 'end', 'break'] as const) if (is(token, kind)) return kind;
  if (is(token, 'half')) return 'percent';
  if (is(token, 'range', 'ignored')) return 'range';
  // "can" is a tin after a number only
  const isUnit = is(token, ...UNIT) && (!is(token, 'stop') || before?.kind === 'number' || is(before, 'per'));
  return isUnit ? 'unit' : 'cue';
}

/** "HP" is horsepower after a number only. */
const isNoun = (token: Token, before: Phrase | undefined) =>
  (token.kinds.length === 1 && token.kinds[0] === 'noun') ||
  is(token, 'quality') ||
  (token.isCapital && is(token, 'size') && before?.kind !== 'number');
