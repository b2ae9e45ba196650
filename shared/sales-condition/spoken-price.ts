import { is, type Token, type TokenKind } from './token.ts';

const isHundredths = (token: Token | undefined, least: number): token is Token & { value: number } =>
  is(token, 'number') &&
  Number.isInteger(token?.value) &&
  (token?.value as number) >= least &&
  (token?.value as number) < 100;

const isWord = (token: Token | undefined) => is(token, 'number') && !is(token, 'multiplier', 'figures');

const withHundredths = (whole: number, hundredths: number) => Number((whole + hundredths / 100).toFixed(2));

/** "Eleven twenty" is 11.20; null for "twenty one" and "two hundred and five". */
export function priceInWords([whole, part, ...rest]: readonly Token[]): number | null {
  if (rest.length > 0 || !isWord(whole) || !isWord(part)) return null;
  return isHundredths(whole, 1) && isHundredths(part, 10) ? withHundredths(whole.value, part.value) : null;
}

/** "Twelve dollars fifty", "seven dollars and ninety cents": the words and the amount; null where no such amount begins. */
export function spokenAt(tokens: readonly Token[], at: number): { words: readonly Token[]; value: number } | null {
  const [whole, currency] = [tokens[at], tokens[at + 1]];
  if (!is(currency, 'currency') || !Number.isInteger(whole?.value)) return null;
  const part = is(tokens[at + 2], 'join', 'and') ? at + 3 : at + 2;
  const [hundredths, next] = [tokens[part], tokens[part + 1]];
  if (!isHundredths(hundredths, 1)) return null;
  const hasCents = is(next, 'minor');
  const isBare =
    part === at + 2 && isWord(whole) && isWord(hundredths) && hundredths.value >= 10 && !is(next, ...COUNTED);
  if (!hasCents && !isBare) return null;
  return {
    words: tokens.slice(at, hasCents ? part + 2 : part + 1),
    value: withHundredths(whole?.value as number, hundredths.value),
  };
}

/** What a number of its own counts: "twelve dollars, fifty pieces". */
const COUNTED: readonly TokenKind[] = [
  'count', 'pack', 'pair', 'measure', 'noun', 'currency', 'percent', 'time', 'size', 'multiplier',
]; // biome-ignore format: a list
