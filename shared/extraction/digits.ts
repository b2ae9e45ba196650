import { fold, foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { findAll, isIn, matchesOf, patternOf, perLanguage, type Span } from './pattern.ts';

const MIN_SPOKEN_DIGITS = 7;
/** So many must be words: in "OH 43206. Oh …" two only look like it. */
const MIN_WORDS = 4;
const GAP = '[\\s,.、，،-]{0,3}';

/** Hundreds of words in some languages ("trente-quatre"), and few messages have one: the patterns wait for those. */
const patternsOf = perLanguage(({ phone: { digits, repeats }, spaceless }) => {
  const byLength = [...Object.keys(digits), ...Object.keys(repeats)].sort((a, b) => b.length - a.length);
  const word = `(?:${byLength.join('|')}|\\d)${spaceless ? '' : '(?![\\p{L}])'}`;
  const start = spaceless ? '' : '(?<![\\p{L}])';
  return {
    run: patternOf(`${start}${word}(?:${GAP}${word}){3,}`),
    only: patternOf(`^[\\s]?${word}(?:${GAP}${word}){0,14}[\\s.!,]{0,3}$`),
    word: patternOf(`(?<word>${byLength.join('|')}|\\d)`),
  };
});

const valuesOf = perLanguage(({ phone: { digits, repeats } }) => ({
  digits: new Map(Object.entries(digits).map(([name, digit]) => [foldedOf(name), digit])),
  repeats: new Map(Object.entries(repeats).map(([name, times]) => [foldedOf(name), times])),
}));

const TOKEN = /\d|[^\s\d,.;:!?()/、，،-]+/g;
const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** Every word that number words are made of. */
const partsOf = perLanguage((language) => {
  const { digits, repeats } = valuesOf(language);
  return new Set([...digits.keys(), ...repeats.keys()].flatMap(tokensOf));
});

const isDigit = (token: string) => token >= '0' && token <= '9';

/** Whether enough parts of numbers follow each other for one that is spoken. */
function mayHaveSpoken(text: string, language: Language): boolean {
  if (language.spaceless) return true;
  const parts = partsOf(language);
  let words = 0;
  return tokensOf(fold(text).text).some((token) => {
    if (!isDigit(token)) words = parts.has(token) ? words + 1 : 0;
    return words >= MIN_WORDS;
  });
}

/** Numbers given in words ("four oh four, double five …") with the digits they stand for. */
export function spokenNumbersIn(text: string, language: Language): (Span & { digits: string })[] {
  if (!mayHaveSpoken(text, language)) return [];
  return findAll(patternsOf(language).run, text)
    .map((span) => ({ ...span, words: wordsIn(text.slice(span.start, span.end), language) }))
    .filter(({ words }) => words.filter((word) => !/\d/.test(word)).length >= MIN_WORDS)
    .map(({ start, end, words }) => ({ start, end, digits: digitsOf(words, language) }))
    .filter(({ digits }) => digits.replace('+', '').length >= MIN_SPOKEN_DIGITS);
}

const FIGURES = /^\s?\d(?:[\s,.-]{0,3}\d){0,14}[\s.!,]{0,3}$/;
/** Longer texts are more than the digits of a number. */
const MAX_LENGTH = 200;

/** The digits of a text that is nothing but digits, in figures or words; null for any other. */
export function digitsOnly(text: string, language: Language): string | null {
  if (text.length > MAX_LENGTH) return null;
  if (FIGURES.test(text)) return text.replace(/\D/g, '');
  if (!mayBeOnly(text, language) || !isIn(patternsOf(language).only, text)) return null;
  return digitsOf(wordsIn(text, language), language);
}

function mayBeOnly(text: string, language: Language): boolean {
  const tokens = tokensOf(fold(text).text);
  return (
    tokens.length > 0 && (language.spaceless || tokens.every((token) => isDigit(token) || partsOf(language).has(token)))
  );
}

const wordsIn = (text: string, language: Language) =>
  matchesOf(patternsOf(language).word, text).map(({ groups: { word = '' } }) => word);

function digitsOf(words: readonly string[], language: Language): string {
  const { digits, repeats } = valuesOf(language);
  let times = 1;
  let result = '';
  for (const word of words) {
    const repeat = repeats.get(word);
    if (repeat === undefined) result += (digits.get(word) ?? word).repeat(times);
    times = repeat ?? 1;
  }
  return result;
}
