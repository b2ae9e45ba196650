import type { FoundDate } from '../date/read-dates.ts';
import type { SalesLanguage } from './language.ts';
import { composed } from './number.ts';
import { is, type Token } from './token.ts';

export type FigureKind = 'number' | 'money' | 'percent' | 'duration';

/** What one or more tokens mean together. `tokens` are the words of a noun. */
export type Phrase = Token & {
  kind: FigureKind | 'range' | 'noun' | 'unit' | 'date' | 'break' | 'end' | 'cue';
  /** Written in figures with a decimal part: "3.30". */
  isDecimal?: boolean;
  /** A number word that means other things too: "one". */
  isWeak?: boolean;
  words?: readonly Token[];
  date?: FoundDate;
};

const UNIT = ['count', 'pack', 'pair', 'measure'] as const;

/** Numbers are put together, then what belongs to them: currencies, per cents, units of time, sizes; then words to nouns. */
export function phrasesIn(tokens: readonly Token[], language: SalesLanguage, isSpaceless: boolean): Phrase[] {
  const numbers = withNumbers(tokens, isSpaceless);
  return withNouns(withFigures(numbers), language);
}

const spanning = (tokens: readonly Token[]) => ({
  start: (tokens[0] as Token).start,
  end: (tokens.at(-1) as Token).end,
  text: tokens.map(({ text }) => text).join(' '),
  ...(tokens[0]?.isGlued ? { isGlued: true } : {}),
});

const isNumeric = (token: Token | undefined) => is(token, 'number', 'multiplier');

function withNumbers(tokens: readonly Token[], isSpaceless: boolean): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = numberRun(tokens, at);
    if (run.length === 0) result.push(tokens[at++] as Token);
    else {
      at += run.length;
      result.push(numberOfRun(run, tokens[at], isSpaceless));
    }
  }
  return result;
}

/** "two hundred and five", "10 thousand", "5万": never two figures in a row. */
function numberRun(tokens: readonly Token[], at: number): Token[] {
  const run: Token[] = [];
  for (let i = at; i < tokens.length && run.length < 12; i++) {
    const token = tokens[i] as Token;
    const isJoin =
      is(token, 'join') &&
      run.length > 0 &&
      isNumeric(tokens[i + 1]) &&
      !is(tokens[i + 1], 'figures') &&
      !is(run[0], 'figures');
    if (isJoin) run.push(token);
    else if (!isNumeric(token) || (is(token, 'figures') && run.length > 0)) break;
    else if (is(run.at(-1), 'figures') && !is(token, 'multiplier')) break;
    else run.push(token);
  }
  return run;
}

function numberOfRun(run: readonly Token[], next: Token | undefined, isSpaceless: boolean): Token {
  const parts = run.filter(isNumeric);
  const first = parts[0] as Token;
  // "k" and "m" mean nothing without figures before them
  if (
    parts.length === 1 &&
    is(first, 'multiplier') &&
    !is(first, 'number') &&
    first.text.length === 1 &&
    !isSpaceless
  ) {
    return { ...first, kinds: ['noun'] };
  }
  const isWord = !is(first, 'figures');
  // 一, 三 and 十 are parts of many words
  if (
    isSpaceless &&
    isWord &&
    !is(next, 'count', 'pack', 'pair', 'measure', 'size', 'time', 'currency', 'percent', 'paid', 'taken')
  ) {
    return { ...spanning(run), text: run.map(({ text }) => text).join(''), kinds: ['noun'] };
  }
  const value = composed(
    parts.map((it) => ({ value: it.value as number, multiplies: is(it, 'multiplier') && !is(it, 'figures') })),
  );
  const kinds: Token['kinds'] = [
    'number',
    ...(isWord ? [] : ['figures' as const]),
    ...(parts.length === 1 && is(first, 'weak') ? ['weak' as const] : []),
  ];
  return { ...spanning(run), kinds, value };
}

function withFigures(tokens: readonly Token[]): Phrase[] {
  const result: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [phrase, length] = figureAt(tokens, at, result.at(-1)) ?? [plain(tokens[at] as Token, result.at(-1)), 1];
    result.push(phrase);
    at += length;
  }
  return result;
}

function figureAt(tokens: readonly Token[], at: number, before: Phrase | undefined): [Phrase, number] | null {
  const [token, next, third] = tokens.slice(at, at + 3) as [Token, Token | undefined, Token | undefined];
  if (is(token, 'half')) return [{ ...token, kind: 'percent' }, 1];
  if (is(token, 'currency') && is(next, 'number') && !ownsNumber(next as Token, third, token)) {
    const multiplied = next as Token;
    return [money([token, multiplied], multiplied, token), 2];
  }
  if (is(token, 'percent') && is(next, 'number') && !is(third, 'percent'))
    return [percent([token, next as Token], next as Token), 2];
  if (!is(token, 'number')) return null;
  if (is(next, 'currency') && !(is(before, 'quantity', 'count') && is(third, 'number') && !third?.isGlued)) {
    return [money([token, next as Token], token, next as Token), 2];
  }
  if (is(next, 'percent') || (is(next, 'paren') && is(third, 'percent')))
    return [percent([token, next as Token], token), 2];
  if (is(next, 'paid'))
    return [{ ...percent([token, next as Token], token), value: 100 - tenths(token.value as number) }, 2];
  if (is(next, 'taken')) return [{ ...percent([token, next as Token], token), value: 10 * (token.value as number) }, 2];
  if (is(next, 'time'))
    return [
      { ...spanning([token, next as Token]), kinds: ['time'], kind: 'duration', value: token.value as number },
      2,
    ];
  return null;
}

/** 九折 is 90 % to pay, 八五折 and 85折 are 85 %. */
const tenths = (value: number) => (value < 10 ? value * 10 : value);

/** In "500 USD 4.20" the sign may stand between two numbers; one that touches a number is that number's. */
function ownsNumber(number: Token, next: Token | undefined, sign: Token): boolean {
  return is(next, 'currency') && !number.isGlued && (next as Token).isGlued === true && sign.text !== next?.text;
}

const money = (tokens: readonly Token[], number: Token, sign: Token): Phrase => ({
  ...spanning(tokens),
  kinds: [],
  kind: 'money',
  value: number.value as number,
  ...(sign.code === undefined ? {} : { code: sign.code }),
});

const percent = (tokens: readonly Token[], number: Token): Phrase => ({
  ...spanning(tokens),
  kinds: [],
  kind: 'percent',
  value: number.value as number,
});

function plain(token: Token, before: Phrase | undefined): Phrase {
  if (is(token, 'number')) {
    return {
      ...token,
      kind: 'number',
      isDecimal: /\d[.,]\d{1,2}$/.test(token.text) && !Number.isNaN(token.value),
      isWeak: is(token, 'weak'),
    };
  }
  if (is(token, 'date')) return { ...token, kind: 'date' };
  if (is(token, 'range', 'ignored')) return { ...token, kind: 'range' };
  if (is(token, 'end')) return { ...token, kind: 'end' };
  if (is(token, 'break')) return { ...token, kind: 'break' };
  if (is(token, 'noun') && token.kinds.length === 1) return { ...token, kind: 'noun', words: [token] };
  // "can" is a tin after a number only
  if (is(token, ...UNIT) && (!is(token, 'stop') || before?.kind === 'number' || is(before, 'per')))
    return { ...token, kind: 'unit' };
  return { ...token, kind: 'cue' };
}

/** Words that follow each other are one noun, with the sizes among them and "of" between them. */
function withNouns(phrases: readonly Phrase[], language: SalesLanguage): Phrase[] {
  const result: Phrase[] = [];
  for (let at = 0; at < phrases.length; ) {
    const length = nounLength(phrases, at, result.at(-1), language);
    if (length === 0) {
      result.push(phrases[at++] as Phrase);
      continue;
    }
    const parts = phrases.slice(at, at + length);
    result.push({ ...spanning(parts), kinds: ['noun'], kind: 'noun', words: parts });
    at += length;
  }
  return result;
}

const MAX_WORDS = 8;

function nounLength(
  phrases: readonly Phrase[],
  at: number,
  before: Phrase | undefined,
  language: SalesLanguage,
): number {
  let length = 0;
  let hasWord = false;
  while (length < MAX_WORDS) {
    const step = stepAt(phrases, at + length, length > 0 ? phrases[at + length - 1] : before, { hasWord, language });
    if (step === 0) break;
    hasWord ||= phrases[at + length]?.kind === 'noun' || step > 1;
    length += step;
  }
  return phrases.slice(at, at + length).some(({ kind }) => kind === 'noun' || kind === 'unit') && hasWord ? length : 0;
}

/** How many phrases go on the noun here. */
function stepAt(
  phrases: readonly Phrase[],
  at: number,
  before: Phrase | undefined,
  { hasWord, language }: { hasWord: boolean; language: SalesLanguage },
): number {
  const [phrase, next, third] = phrases.slice(at, at + 3);
  if (!phrase) return 0;
  if (phrase.kind === 'noun') return 1;
  if (phrase.kind === 'number' && is(next, 'size')) return hasWord || isNounAfter(phrases, at + 2, language) ? 2 : 0;
  if (phrase.kind === 'number' && is(next, 'measure') && !hasWord) {
    return language.compounds &&
      (before?.kind === 'number' || is(before, 'stop')) &&
      (third?.kind === 'noun' || is(third, 'pack', 'count'))
      ? 2
      : 0;
  }
  if (!hasWord) return 0;
  if (phrase.kind === 'number' && is(phrase, 'figures') && next?.kind === 'noun' && !phrase.isDecimal) return 1;
  if (
    phrase.kind === 'unit' &&
    language.compounds &&
    is(phrase, 'pack', 'count') &&
    (before?.kind === 'noun' || is(before, 'size', 'measure'))
  )
    return 1;
  if (is(phrase, 'of') && next?.kind === 'noun') return 1;
  return 0;
}

const isNounAfter = (phrases: readonly Phrase[], at: number, language: SalesLanguage) =>
  phrases[at]?.kind === 'noun' || (language.compounds === true && is(phrases[at], 'pack', 'count'));
