import type { Span } from '../extraction/pattern.ts';

/**
 * A word, a run of digits, a line break or a mark; of scripts that put no blanks between words (Han, kana, Thai) each character
 * (https://www.unicode.org/reports/tr29/#Default_Word_Boundaries leaves those to dictionaries).
 */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々〆]|\p{Nd}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー])[\p{L}\p{M}])+|\n|[^\s\p{L}\p{M}\p{Nd}]/gu;

export type Token = Span & { text: string };

/** The tokens of a text with their places in it (UTF-16 units). */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));
