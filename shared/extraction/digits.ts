import { fold, foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { findAll, isIn, matchesOf, patternOf, patternWith, perLanguage, type Span } from './pattern.ts';

const MIN_SPOKEN_DIGITS = 7;
/** Longer texts are more than the digits of a number. */
const MAX_LENGTH = 300;
/** So many must be words: in "OH 43206. Oh …" two only look like it. */
const MIN_WORDS = 4;
const GAP = '[\\s,.…、，،–—−‐－-]{0,4}';

/** A hundred words in some languages ("trente-quatre"), and few messages have one: the patterns wait for those. */
const patternsOf = perLanguage((language) => {
  const { digits, repeats, hundredJoins = [], joins } = language.phone;
  const byLength = [...Object.keys(digits), ...Object.keys(repeats)].sort((a, b) => b.length - a.length);
  const [start, end] = language.spaceless ? ['', ''] : ['(?<![\\p{L}])', '(?![\\p{L}])'];
  const glued = hundredJoins.includes('') ? `|(?:${hundredsOf(language).join('|')})(?=\\p{L})` : '';
  const word = `(?:(?:${byLength.join('|')}|\\d)${end}${glued})`;
  const between = joins ? `${GAP}(?:(?:${joins.replaceAll(' ', '|')})${GAP}){0,2}` : GAP;
  const gap = `(?:${[...hundredJoins.filter((join) => join.trim() !== ''), between].join('|')})`;
  return {
    run: patternOf(`${start}${word}(?:${gap}${word}){3,}`),
    some: patternOf(`${start}${word}(?:${gap}${word})+`),
    only: patternOf(`^[\\s]?${word}(?:${gap}${word}){0,14}[\\s.!,…–-]{0,3}$`),
    word: patternOf(`(?<word>${byLength.join('|')}|\\d)`),
  };
});

const hundredsOf = ({ phone: { digits } }: Language) =>
  Object.entries(digits).flatMap(([name, digit]) => (HUNDRED.test(digit) ? [foldedOf(name)] : []));
const HUNDRED = /^[1-9]00$/;

const valuesOf = perLanguage(({ phone: { digits, hundredJoins } }) => ({
  digits: new Map(Object.entries(digits).map(([name, digit]) => [foldedOf(name), digit])),
  joins: new Set(hundredJoins),
}));

const repeatsOf = perLanguage(
  ({ phone: { repeats } }) => new Map(Object.entries(repeats).map(([name, times]) => [foldedOf(name), times])),
);

const TOKEN = /\d|[^\s\d,.;:!?()/、，،-]+/g;
const tokensOf = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** Every word that number words are made of, folded all at once. */
const partsOf = perLanguage((language) => {
  const { digits, repeats, hundredJoins = [], joins = '' } = language.phone;
  const names = [...Object.keys(digits), ...Object.keys(repeats), joins];
  const hundreds = hundredJoins.includes('') ? hundredsOf(language) : [];
  return { words: new Set([...tokensOf(foldedOf(names.join('\n'))), ...hundredJoins.flatMap(tokensOf)]), hundreds };
});

/** Whether a folded word may be part of a number. */
export function isPart(token: string, language: Language): boolean {
  const { words, hundreds } = partsOf(language);
  return words.has(token) || hundreds.some((it) => token.startsWith(it) && words.has(token.slice(it.length)));
}

const isDigit = (token: string) => token >= '0' && token <= '9';

/** "Double" is enough of a number: "9 double 8 76 54 32 10". */
const weightOf = (word: string, language: Language) => (repeatsOf(language).has(word) ? MIN_WORDS : 1);

/** Whether enough parts of numbers follow each other for one that is spoken. */
function mayHaveSpoken(text: string, language: Language): boolean {
  if (language.spaceless) return true;
  let words = 0;
  return tokensOf(fold(text).text).some((token) => {
    if (!isDigit(token)) words = isPart(token, language) ? words + weightOf(token, language) : 0;
    return words >= MIN_WORDS;
  });
}

/** Numbers given in words ("four oh four, double five …") with the digits they stand for. */
export function spokenNumbersIn(text: string, language: Language): (Span & { digits: string })[] {
  if (!mayHaveSpoken(text, language)) return [];
  return findAll(patternsOf(language).run, text)
    .filter(({ start, end }) => end - start <= MAX_LENGTH)
    .map((span) => ({ ...span, words: wordsIn(text.slice(span.start, span.end), language) }))
    .filter(
      ({ words }) =>
        words.reduce((sum, { word }) => sum + (isDigit(word) ? 0 : weightOf(word, language)), 0) >= MIN_WORDS,
    )
    .map(({ start, end, words }) => ({ start, end, digits: digitsOf(words, language) }))
    .filter(({ digits }) => digits.replace('+', '').length >= MIN_SPOKEN_DIGITS);
}

const FIGURES = /^\s?\+?\d(?:[\s,.–-]{0,3}\d){0,14}[\s.!,…–-]{0,3}$/;

const closingOf = perLanguage(({ copulas }) => patternWith(copulas, (any) => `(?:${any})[。.!！\\s]{0,5}$`));

/** The digits of a text that is nothing but digits, in figures or words; null for any other. */
export function digitsOnly(text: string, language: Language): string | null {
  if (text.length > MAX_LENGTH) return null;
  const [copula] = findAll(closingOf(language), text); // "5678です"
  if (copula) return digitsOnly(text.slice(0, copula.start), language);
  if (FIGURES.test(text)) return text.replace(/\D/g, '');
  if (!mayBeOnly(text, language) || !isIn(patternsOf(language).only, text)) return null;
  return digitsOf(wordsIn(text, language), language);
}

const MIN_PIECE = 3;
/** "It starts with", "and the rest is". */
const MAX_WORDS_AROUND = 8;

/** The one run of digits, in figures or words, of a text that says little else ("and then oh one nine oh"); null for any other. */
export function digitsAmong(text: string, language: Language): (Span & { digits: string }) | null {
  if (text.length > MAX_LENGTH || !mayHaveDigits(text, language)) return null;
  const runs = findAll(patternsOf(language).some, text)
    .map(({ start, end }) => ({ start, end, digits: digitsOf(wordsIn(text.slice(start, end), language), language) }))
    .filter(({ digits }) => digits.length >= MIN_PIECE);
  const [run, other] = runs;
  const around = run && text.slice(0, run.start) + text.slice(run.end);
  const isAlone = around !== undefined && !other && !/\d/.test(around) && tokensOf(around).length <= MAX_WORDS_AROUND;
  return isAlone && run ? run : null;
}

const mayHaveDigits = (text: string, language: Language) =>
  language.spaceless ||
  tokensOf(fold(text).text).filter((token) => isDigit(token) || isPart(token, language)).length > 1;

function mayBeOnly(text: string, language: Language): boolean {
  const tokens = tokensOf(fold(text).text);
  return (
    tokens.length > 0 && (language.spaceless || tokens.every((token) => isDigit(token) || isPart(token, language)))
  );
}

/** A word of a number; joined to the one before it when both may be one number ("seiscientos doce"). */
type Word = { word: string; isJoined: boolean };

function wordsIn(text: string, language: Language): Word[] {
  const { joins } = valuesOf(language);
  const found = matchesOf(patternsOf(language).word, text);
  return found.map(({ start, groups: { word = '' } }, index) => {
    const before = found[index - 1];
    return {
      word,
      isJoined: before !== undefined && joins.size > 0 && joins.has(foldedOf(text.slice(before.end, start))),
    };
  });
}

function digitsOf(words: readonly Word[], language: Language): string {
  const { digits } = valuesOf(language);
  const repeats = repeatsOf(language);
  let [times, last, result] = [1, '', ''];
  for (const { word, isJoined } of words) {
    const repeat = repeats.get(word);
    const said = repeat === undefined ? (digits.get(word) ?? word) : '';
    if (isJoined && HUNDRED.test(last) && said.length < 3) result = result.slice(0, -3) + added(last, said);
    else result += said.repeat(times);
    last = said;
    times = repeat ?? 1;
  }
  return result;
}

const added = (hundred: string, rest: string) => String(Number(hundred) + Number(rest));
