import { composed } from './number.ts';
import { type Phrase, spanning } from './phrase.ts';
import { is, type Token } from './token.ts';

const isNumeric = (token: Token | undefined) => is(token, 'number', 'multiplier');

/** Number words and multipliers that follow each other are one number. */
export function withNumbers(tokens: readonly Token[], isSpaceless: boolean): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = numberRun(tokens, at);
    result.push(run.length > 0 ? numberOfRun(run, tokens[at + run.length], isSpaceless) : (tokens[at] as Token));
    at += Math.max(1, run.length);
  }
  return result;
}

const MAX_PARTS = 12;

function numberRun(tokens: readonly Token[], at: number): Token[] {
  let end = at;
  while (end - at < MAX_PARTS && goesOn(tokens, at, end)) end++;
  return tokens.slice(at, end);
}

/** "two hundred and five", "10 thousand", "5万": never two figures in a row. */
function goesOn(tokens: readonly Token[], first: number, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (at === first) return isNumeric(token);
  const isWords = !is(tokens[first], 'figures');
  if (is(token, 'join')) return isWords && isNumeric(next) && !is(next, 'figures');
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
  const parts = run.filter(isNumeric);
  const first = parts[0] as Token;
  const isWord = !is(first, 'figures');
  // "k" and "m" mean nothing without figures before them
  const isLetter = isWord && parts.length === 1 && first.text.length === 1 && is(first, 'multiplier') && !isSpaceless;
  if (isLetter) return { ...first, kinds: ['noun'] };
  if (isSpaceless && isWord && !is(next, ...COUNTED)) {
    return { ...spanning(run), text: run.map(({ text }) => text).join(''), kinds: ['noun'] };
  }
  const value = composed(
    parts.map((it) => ({ value: it.value as number, multiplies: is(it, 'multiplier') && !is(it, 'figures') })),
  );
  const isWeak = parts.length === 1 && is(first, 'weak');
  return {
    ...spanning(run),
    kinds: ['number', isWord ? 'word' : 'figures', ...(isWeak ? ['weak' as const] : [])],
    value,
  };
}

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

type Pair = (
  first: Token,
  second: Token,
  around: { before: Phrase | undefined; third: Token | undefined },
) => Phrase | null;

function pairAt(tokens: readonly Token[], at: number, before: Phrase | undefined): Phrase | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first || !second) return null;
  for (const pair of is(first, 'number') ? NUMBER_FIRST : SIGN_FIRST) {
    const phrase = pair(first, second, { before, third });
    if (phrase) return phrase;
  }
  return null;
}

const SIGN_FIRST: readonly Pair[] = [
  /** "$4.20", "EUR 12"; in "USD 500 €4.20" each has its own */
  function currency(sign, number, { third }) {
    const isOthers = is(third, 'currency') && !number.isGlued && third?.isGlued === true && sign.text !== third.text;
    return is(sign, 'currency') && is(number, 'number') && !isOthers ? money([sign, number], number.value, sign) : null;
  },
  /** Turkish "%4" */
  function percentage(sign, number, { third }) {
    return is(sign, 'percent') && is(number, 'number') && !is(third, 'percent')
      ? percent([sign, number], number.value)
      : null;
  },
];

const NUMBER_FIRST: readonly Pair[] = [
  /** "4.20 EUR"; in "qty 500 USD 4.20" the currency is the second number's */
  function currency(number, sign, { before, third }) {
    const isOthers = is(before, 'quantity', 'count') && is(third, 'number') && !third?.isGlued;
    return is(sign, 'currency') && !isOthers ? money([number, sign], number.value, sign) : null;
  },
  function minor(number, unit) {
    return is(unit, 'minor') ? money([number, unit], (number.value as number) / 100, unit) : null;
  },
  function percentage(number, sign, { third }) {
    return is(sign, 'percent') || (is(sign, 'paren') && is(third, 'percent'))
      ? percent([number, sign], number.value)
      : null;
  },
  /** 九折 is 90 % to pay, 八五折 and 85折 are 85 %. */
  function paid(number, sign) {
    const value = number.value as number;
    return is(sign, 'paid') ? percent([number, sign], 100 - (value < 10 ? 10 * value : value)) : null;
  },
  function taken(number, sign) {
    return is(sign, 'taken') ? percent([number, sign], 10 * (number.value as number)) : null;
  },
  function duration(number, unit) {
    if (!is(unit, 'time')) return null;
    return { ...spanning([number, unit]), kinds: ['time'], kind: 'duration', value: number.value as number };
  },
];

const money = (tokens: readonly Token[], value: number | undefined, { code }: Token): Phrase => ({
  ...spanning(tokens),
  kinds: [],
  kind: 'money',
  value: value as number,
  ...(code ? { code } : {}),
});

const percent = (tokens: readonly Token[], value: number | undefined): Phrase => ({
  ...spanning(tokens),
  kinds: [],
  kind: 'percent',
  value: value as number,
});

const PLAIN = ['date', 'end', 'break'] as const;
const UNIT = ['count', 'pack', 'pair', 'measure'] as const;

function single(token: Token, before: Phrase | undefined): Phrase {
  if (is(token, 'number')) {
    return { ...token, kind: 'number', isDecimal: /\d[.,٫]\d{1,2}$/.test(token.text), isWeak: is(token, 'weak') };
  }
  if (is(token, 'half')) return { ...token, kind: 'percent' };
  if (is(token, 'range', 'ignored')) return { ...token, kind: 'range' };
  const plain = PLAIN.find((kind) => is(token, kind));
  if (plain) return { ...token, kind: plain };
  if (isNoun(token, before)) return { ...token, kind: 'noun', words: [token] };
  // "can" is a tin after a number only
  const isUnit = is(token, ...UNIT) && (!is(token, 'stop') || before?.kind === 'number' || is(before, 'per'));
  return { ...token, kind: isUnit ? 'unit' : 'cue' };
}

/** "HP" is horsepower after a number only. */
const isNoun = (token: Token, before: Phrase | undefined) =>
  (is(token, 'noun') && token.kinds.length === 1) ||
  is(token, 'quality') ||
  (is(token, 'size') && token.isCapital === true && before?.kind !== 'number');
