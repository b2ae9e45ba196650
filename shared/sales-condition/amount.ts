import { composed } from './number.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import { is, type Token } from './token.ts';

const isNumeric = (token: Token | undefined) => is(token, 'number', 'multiplier');

/** Number words and multipliers that follow each other are one number. */
export function withNumbers(tokens: readonly Token[], isSpaceless: boolean): readonly Token[] {
  if (!tokens.some((token) => is(token, 'multiplier', 'word', 'number'))) return tokens;
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = numberRun(tokens, at);
    result.push(run.length > 0 ? numberOfRun(run, tokens[at + run.length], isSpaceless) : (tokens[at] as Token));
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
  return isNumeric(token) && !is(token, 'figures');
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

function numberOfRun(run: readonly Token[], next: Token | undefined, isSpaceless: boolean): Token {
  const [only] = run;
  if (only && run.length === 1 && is(only, 'figures')) return only;
  const parts = run.filter(isNumeric);
  if (!isNumber(parts, next, isSpaceless)) return phraseOf(run, { kind: 'noun', kinds: ['noun'] });
  const value = isSpaceless && parts.every(isDigit) ? digitsOf(parts) : sumOf(parts);
  const isWeak = parts.length === 1 && is(parts[0], 'weak');
  const kind = is(parts[0], 'figures') ? 'figures' : 'word';
  return phraseOf(run, { kind: 'number', kinds: isWeak ? ['number', kind, 'weak'] : ['number', kind], value });
}

/** "k" and "m" mean nothing without figures before them, Chinese numerals nothing without a unit after them. */
function isNumber(parts: readonly Token[], next: Token | undefined, isSpaceless: boolean): boolean {
  const first = parts[0] as Token;
  if (is(first, 'figures')) return true;
  if (isSpaceless) return is(next, ...COUNTED);
  return parts.length > 1 || first.text.length > 1 || is(first, 'number');
}

const sumOf = (parts: readonly Token[]) =>
  composed(parts.map((it) => ({ value: it.value as number, multiplies: is(it, 'multiplier') && !is(it, 'figures') })));

/** 九五 is 95 */
const digitsOf = (parts: readonly Token[]) => Number(parts.map(({ value }) => value).join(''));
const isDigit = (token: Token) => is(token, 'number') && (token.value as number) < 10;

/** Numbers with the sign or the word beside them that says of what. */
export function withFigures(tokens: readonly Token[]): Phrase[] {
  const result: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const pair = pairAt(tokens, at, result.at(-1));
    result.push(pair ?? single(tokens[at] as Token, result.at(-1)));
    at += pair ? 2 : 1;
  }
  return result;
}

function pairAt(tokens: readonly Token[], at: number, before: Phrase | undefined): Phrase | null {
  const [first, second] = [tokens[at] as Token, tokens[at + 1]];
  if (!second) return null;
  if (is(first, 'number')) return numberFirst(first, second, { before, third: tokens[at + 2] });
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
  if (!is(sign, 'currency')) return null;
  const isOthers = is(third, 'currency') && !number.isGlued && third?.isGlued === true && sign.text !== third.text;
  return isOthers ? null : money([sign, number], number.value, sign.code);
}

type Around = { before: Phrase | undefined; third: Token | undefined };

function numberFirst(number: Token, unit: Token, around: Around): Phrase | null {
  const value = number.value as number;
  const words = [number, unit];
  if (is(unit, 'currency')) return isNexts(around) ? null : money(words, value, unit.code);
  if (is(unit, 'minor')) return money(words, value / 100, unit.code);
  const share = shareOf(value, unit);
  if (share !== null) return percent(words, share);
  return is(unit, 'time') ? phraseOf(words, { kind: 'duration', kinds: ['time'], value }) : null;
}

/** 九折 is 90 % to pay, 八五折 and 85折 are 85 %. */
function shareOf(value: number, unit: Token): number | null {
  if (is(unit, 'percent')) return value;
  if (is(unit, 'paid')) return 100 - (value < 10 ? 10 * value : value);
  return is(unit, 'taken') ? 10 * value : null;
}

/** In "qty 500 USD 4.20" the currency is the second number's. */
const isNexts = ({ before, third }: Around) =>
  is(before, 'quantity', 'count') && is(third, 'number') && third?.isGlued === false;

const money = (words: readonly Token[], value: number | undefined, code: string | undefined): Phrase =>
  phraseOf(words, { kind: 'money', kinds: [], value, code });

const percent = (words: readonly Token[], value: number | undefined): Phrase =>
  phraseOf(words, { kind: 'percent', kinds: [], value });

const UNIT = ['count', 'pack', 'pair', 'measure'] as const;

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
