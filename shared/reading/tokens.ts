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

const RUN = /[a-z\d]{10,}/giu;
const [LEAST_KINDS, LEAST_DIGITS] = [3, 6];

/** The codes in a text: a carrier's or a vehicle's number, "1Z975N039000185078", "RR123456785US". No name, number or address has such a word. */
export const codesIn = (text: string): Span[] =>
  [...text.matchAll(RUN)]
    .filter(([code]) => isMixed(code))
    .map(({ 0: code, index }) => ({ start: index, end: index + code.length }));

const isMixed = (code: string): boolean =>
  (code.match(/\d+|\D+/gu)?.length ?? 0) >= LEAST_KINDS && code.replace(/\D/gu, '').length >= LEAST_DIGITS;
