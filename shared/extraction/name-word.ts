import { remembering } from './fold.ts';
import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { namePatternsOf } from './name-pattern.ts';
import { findAll, hasWord, isIn, patternWith, perLanguage, type Span, setOf, wordKey } from './pattern.ts';

const WORD = new RegExp(
  String.raw`(?:\s{1,3}["“„'‘«(]?|["“„«(]|)([${LETTER}][${LETTER}${MARK}'’‘´\u0060.-]{0,30})`,
  'uy',
);

const formsOf = perLanguage(({ abbreviations, name, suffixes }) => ({
  abbreviations: setOf(abbreviations),
  particles: setOf(name.particles),
  own: patternWith(suffixes?.own, (any) => `(?:${any})$`),
  cases: patternWith(suffixes?.cases, (any) => `(?:${any})$`),
  inflected: patternWith(suffixes?.inflected, (any) => `^(?:${any})$`),
}));

const SUFFIX_LENGTHS = [1, 2, 3, 4, 5, 6, 7];

type WordKind = { isCapital: boolean; isCommon: boolean; isFunction: boolean; isParticle: boolean };

export type Word = Span & WordKind & { text: string };

/** What a word is, looked up once for the many cues that a message may put before it. */
const kindOf = perLanguage((language) => {
  const { commonWords, functionWords } = namePatternsOf(language);
  const { cases, inflected, particles } = formsOf(language);
  const isStem = (key: string) =>
    SUFFIX_LENGTHS.some((length) => commonWords.has(key.slice(0, -length)) && isIn(inflected, key.slice(-length)));
  return remembering((word): WordKind => {
    const [lower, key] = [word.toLowerCase(), wordKey(word)];
    return {
      isCapital: word !== lower || lower === word.toUpperCase(),
      isCommon: hasWord(commonWords, word) || commonWords.has(key.replace(/s$/, '')) || isStem(key),
      isFunction: hasWord(functionWords, word) || isIn(cases, word),
      isParticle: particles.has(key),
    };
  }, 2000);
});

/** The words of the texts read last: a message may put many cues before the same few words. */
const wordsReadOf = perLanguage(() => remembering(() => new Map<number, Word | null>(), 50));

/** The word that begins at `at`, behind a blank or a quotation mark; null when there is none. */
export function wordAt(text: string, at: number, language: Language): Word | null {
  const read = wordsReadOf(language)(text);
  const known = read.get(at);
  if (known !== undefined) return known;
  const word = newWordAt(text, at, language);
  read.set(at, word);
  return word;
}

function newWordAt(text: string, at: number, language: Language): Word | null {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  if (!match?.[1]) return null;
  const typed = match[1].replace(/[.'’‘´`-]+$/u, (tail) => (isInitial(match[1] ?? '', language) ? tail : ''));
  const start = match.index + match[0].length - match[1].length;
  const end = start + typed.length;
  if (/[\d@_]/u.test(text[end] ?? '')) return null;
  return { start, end, text: typed, ...kindOf(language)(typed) };
}

const INITIALS = new RegExp(String.raw`^(?:[${LETTER}]\.){1,4}$`, 'u');
/** "J." and, in a script without capitals, a letter's name: "एस." */
export const isInitial = (word: string, language: Language): boolean =>
  INITIALS.test(word) ||
  (word.endsWith('.') &&
    word.toLowerCase() === word.toUpperCase() &&
    formsOf(language).abbreviations.has(wordKey(word)));

/** "Ayşe'yim" is Ayşe. */
export function lengthOfSuffix({ text }: Word, language: Language): number {
  const [suffix] = findAll(formsOf(language).own, text);
  return suffix?.start ? text.length - suffix.start : 0;
}
