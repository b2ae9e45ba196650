import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { findAll, isIn, matchesOf, patternOf, perLanguage, type Span } from './pattern.ts';

const MIN_SPOKEN_DIGITS = 7;
/** So many must be words: in "OH 43206. Oh …" two only look like it. */
const MIN_WORDS = 4;
const GAP = '[\\s,.、，،-]{0,3}';

const spokenOf = perLanguage(({ phone: { digits, repeats }, spaceless }) => {
  const byLength = [...Object.keys(digits), ...Object.keys(repeats)].sort((a, b) => b.length - a.length);
  const word = `(?:${byLength.join('|')}|\\d)${spaceless ? '' : '(?![\\p{L}])'}`;
  const start = spaceless ? '' : '(?<![\\p{L}])';
  return {
    run: patternOf(`${start}${word}(?:${GAP}${word}){3,}`),
    only: patternOf(`^[\\s]?${word}(?:${GAP}${word}){0,14}[\\s.!,]{0,3}$`),
    word: patternOf(`(?<word>${byLength.join('|')}|\\d)`),
    digits: new Map(Object.entries(digits).map(([name, digit]) => [foldedOf(name), digit])),
    repeats: new Map(Object.entries(repeats).map(([name, times]) => [foldedOf(name), times])),
  };
});

/** Numbers given in words ("four oh four, double five …") with the digits they stand for. */
export function spokenNumbersIn(text: string, language: Language): (Span & { digits: string })[] {
  return findAll(spokenOf(language).run, text)
    .map((span) => ({ ...span, words: wordsIn(text.slice(span.start, span.end), language) }))
    .filter(({ words }) => words.filter((word) => !/\d/.test(word)).length >= MIN_WORDS)
    .map(({ start, end, words }) => ({ start, end, digits: digitsOf(words, language) }))
    .filter(({ digits }) => digits.replace('+', '').length >= MIN_SPOKEN_DIGITS);
}

/** The digits of a text that is nothing but digits, in figures or words; null for any other. */
export function digitsOnly(text: string, language: Language): string | null {
  if (!isIn(spokenOf(language).only, text)) return null;
  return digitsOf(wordsIn(text, language), language);
}

const wordsIn = (text: string, language: Language) =>
  matchesOf(spokenOf(language).word, text).map(({ groups: { word = '' } }) => word);

function digitsOf(words: readonly string[], language: Language): string {
  const { digits, repeats } = spokenOf(language);
  let times = 1;
  let result = '';
  for (const word of words) {
    const repeat = repeats.get(word);
    if (repeat === undefined) result += (digits.get(word) ?? word).repeat(times);
    times = repeat ?? 1;
  }
  return result;
}
