import type { Token } from './token.ts';

const KATAKANA = /[ァ-ヴー]/;
const HIRAGANA_END = /[ぁ-んー]{4,12}$/;
/** How long the ends are that may be a known noun. */
const ENDS = [2, 3, 4, 5, 6, 7, 8];
const HIRAGANA = /^[ぁ-んー]+$/;
const OKURIGANA = /[ぁ-ん]{0,12}/y;

/** Whether a phrase would begin or end inside a word in katakana: "トン" in "カートン". */
export const isInKatakana = (text: string, start: number, end: number): boolean => cuts(text, start) || cuts(text, end);
const cuts = (text: string, at: number) => KATAKANA.test(text[at - 1] ?? '') && KATAKANA.test(text[at] ?? '');

/** The end of a verb whose stem ends at `at`: "届" of "届きますか". */
export function okuriganaEnd(text: string, at: number): number {
  OKURIGANA.lastIndex = at;
  return OKURIGANA.test(text) ? OKURIGANA.lastIndex : at;
}

const BOUND: ReadonlySet<string> = new Set([
  'count', 'pack', 'pair', 'measure', 'size', 'time', 'multiplier', 'currency', 'minor', 'percent', 'paid', 'taken', 'stop',
]); // biome-ignore format: a list

/** A character that is a unit after a number and a part of words anywhere else: 台 of 3台 and 台车. */
export function isBound({ text, kinds, value }: Token, last: Token | undefined): boolean {
  const isOpen = text.length > 1 || kinds.includes('number') || /[^a-z\u3040-\u9fff]/.test(text);
  if (isOpen || kinds.every((kind) => kind === 'stop') || !kinds.every((kind) => BOUND.has(kind))) return false;
  if (kinds.includes('multiplier')) return !isPowerOfTen(value as number) && !last?.kinds.includes('number');
  // "两个柜", but "3000件T恤"
  const before = /[a-z]/.test(text) ? NUMBERS : COUNTERS;
  return !last?.kinds.some((kind) => before.has(kind));
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'multiplier', 'per']);
const COUNTERS: ReadonlySet<string> = new Set([...NUMBERS, 'count', 'pack']);
const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(value));

/** A character that means something by itself is a part of the noun it stands in: 能 of 节能灯. */
export function withInner(tokens: readonly Token[], inner: ReadonlySet<string>): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [last, token, next] = [result.at(-1), tokens[at] as Token, tokens[at + 1]];
    const isInner = inner.has(token.text) && token.isGlued && next?.isGlued && isNoun(last) && isNoun(next);
    if (isInner) {
      const [before, after] = [last as Token, next as Token];
      result[result.length - 1] = { ...before, end: after.end, text: before.text + token.text + after.text };
      at++;
    } else result.push(token);
  }
  return result;
}

const isNoun = (token: Token | undefined) => token?.kinds.length === 1 && token.kinds[0] === 'noun';

/** Words in hiragana that nothing knows are endings of verbs and particles, seldom names of things. */
export function withoutEndings(tokens: readonly Token[], known: ReadonlySet<string>): Token[] {
  return tokens.flatMap((token): Token[] => {
    if (!isNoun(token) || known.has(token.text)) return [token];
    if (HIRAGANA.test(token.text)) return [{ ...token, kinds: ['stop'] }];
    const ending = HIRAGANA_END.exec(token.text)?.[0];
    if (!ending || ENDS.some((length) => known.has(token.text.slice(-length)))) return [token];
    const at = token.end - ending.length;
    return [
      { ...token, end: at, text: token.text.slice(0, -ending.length) },
      { ...token, start: at, text: ending, kinds: ['stop'], isGlued: true },
    ];
  });
}
