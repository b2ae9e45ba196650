import type { Language } from './language.ts';
import { perLanguage, type Span } from './pattern.ts';

/** First code points of the digit rows people type: Arabic-Indic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Signs of other scripts inside numbers, and the "no" and the long vowel that Japanese writes for a hyphen. */
const SIGNS: Readonly<Record<string, string>> = {
  '＋': '+',
  '（': '(',
  '）': ')',
  ...Object.fromEntries([...'－−‐‑―ーの'].map((it) => [it, '-'])),
};

/** The text with every script's digits as 0-9, of the same length. */
export const asciiDigits = (text: string) =>
  text.replace(
    /[٠-٩۰-۹०-९０-９＋]|(?<=[\d０-９)）])[－−‐‑―ーの](?=[\d０-９(（])|（(?=[\d０-９])|(?<=[\d０-９])）/gu,
    (it) => {
      const sign = SIGNS[it];
      if (sign) return sign;
      const code = it.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
    },
  );

const MIN_SPOKEN_DIGITS = 7;
/** So many must be words: in "OH 43206. Oh …" two only look like it. */
const MIN_WORDS = 4;
const GAP = '[\\s,.、，-]{0,3}';

const spokenOf = perLanguage(({ phone: { digits, repeats }, spaceless }) => {
  const byLength = [...Object.keys(digits), ...Object.keys(repeats)].sort((a, b) => b.length - a.length);
  const word = `(?:${byLength.join('|')}|\\d)${spaceless ? '' : '(?![\\p{L}\\p{M}])'}`;
  const start = spaceless ? '' : '(?<![\\p{L}\\p{M}])';
  return {
    run: new RegExp(`${start}${word}(?:${GAP}${word}){3,}`, 'giu'),
    word: new RegExp(`${byLength.join('|')}|\\d`, 'giu'),
  };
});

/** Numbers given in words ("four oh four, double five …") with the digits they stand for. */
export function spokenNumbersIn(text: string, language: Language): (Span & { digits: string })[] {
  return [...text.matchAll(spokenOf(language).run)]
    .filter(([words]) => countWords(words, language) >= MIN_WORDS)
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length, digits: digitsOf(words, language) }))
    .filter(({ digits }) => digits.replace('+', '').length >= MIN_SPOKEN_DIGITS);
}

const countWords = (words: string, language: Language) =>
  [...words.matchAll(spokenOf(language).word)].filter(([word]) => !/\d/.test(word)).length;

function digitsOf(words: string, language: Language): string {
  const { digits, repeats } = language.phone;
  let times = 1;
  let result = '';
  for (const [match] of words.matchAll(spokenOf(language).word)) {
    const word = match.toLowerCase();
    const repeat = repeats[word];
    if (repeat === undefined) result += (digits[word] ?? word).repeat(times);
    times = repeat ?? 1;
  }
  return result;
}
