import type { Language, Phrases, Words } from './language.ts';

export type Span = { start: number; end: number };

// Letters and marks of the scripts written with spaces, without their punctuation. \p{L} says the same of all scripts, but
// an expression that ignores case then takes V8 several times as long to compile, which every cold start would pay.
const LETTERS = 'a-z\\u00aa\\u00ba\\u00c0-\\u060b\\u060d-\\u061e\\u0620-\\u0963\\u0966-\\u1fff';

const NEVER = /(?!)/gu;

/** Makes something once per language, when it is first needed. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new WeakMap<Language, { it: T }>();
  return (language) => {
    const known = made.get(language) ?? { it: make(language) };
    made.set(language, known);
    return known.it;
  };
}

/** One global expression for all phrases, as whole words where the language has spaces between them. */
export function anyOf(phrases: Phrases, language: Language): RegExp {
  if (phrases.length === 0) return NEVER;
  const [before, after] = language.spaceless ? ['', ''] : [`(?<![${LETTERS}\\d_])`, `(?![${LETTERS}\\d_])`];
  const source = `${before}(?:${phrases.map(sourceOf).join('|')})${after}`;
  return new RegExp(source, source.includes('\\p{') ? 'giu' : 'gi');
}

/** White space is bounded, so that no expression can run along a long blank more than once. */
const sourceOf = (phrase: string) =>
  withOrWithoutAccents(phrase)
    .replaceAll(/(?<!\[[^\]]{0,40})'/g, "['’‘´`]?")
    .replaceAll(/(?<!\[[^\]]{0,40}) \?/g, '\\s{0,3}')
    .replaceAll(/(?<!\[[^\]]{0,40}) /g, '\\s{1,3}')
    .replaceAll(/\[(?:[^\]\\]|\\.)*\]|\\p\{L\}/g, withLetters);

const ACCENTED = /\[(?:[^\]\\]|\\.)*\]|[À-ɏ]/g;

/** People leave accents out; a letter in a class is meant as it is. */
const withoutAccent = (part: string) => (part.startsWith('[') ? part : `[${part}${plain(part)}]`);
/** A text as it is typed without accents: of the same length, since only the accents of Latin letters are taken off. */
const plain = (text: string) => text.replaceAll(/[À-ɏ]/g, (letter) => letter.normalize('NFD').charAt(0));

/** A list of phrases that is part of a larger expression. */
export const withOrWithoutAccents = (source: string) => source.replaceAll(ACCENTED, withoutAccent);

/** \p{L} as LETTERS, in a class or alone; they hold the marks (\p{M}) too. */
const withLetters = (part: string) =>
  part.startsWith('[') ? part.replaceAll('\\p{L}', LETTERS).replaceAll('\\p{M}', '') : `[${LETTERS}]`;

export function findAll(pattern: RegExp, text: string): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex++;
    else spans.push({ start: match.index, end: match.index + match[0].length });
  }
  return spans;
}

export function isIn(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The text with every span (in order) replaced by blanks of the same length, so that offsets stay. */
export function blank(text: string, spans: readonly Span[]): string {
  let at = 0;
  const pieces = spans.map(({ start, end }) => {
    const piece = text.slice(at, Math.max(at, start)) + ' '.repeat(Math.max(0, end - Math.max(at, start)));
    at = Math.max(at, end);
    return piece;
  });
  return pieces.join('') + text.slice(at);
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** The words, with and without their accents. */
export const setOf = (words: Words): ReadonlySet<string> =>
  new Set(`${words} ${plain(words)}`.split(/\s+/u).filter(Boolean));

/** The form in which a word is looked up in `Words`. */
export const wordKey = (word: string) => word.toLowerCase().replace(/['’‘´`.]/g, '');

/** Whether a list has the word, or what an elided article leaves of it ("l'inquilina"). */
export const hasWord = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(wordKey(word)) || words.has(wordKey(word.match(ELIDED)?.[1] ?? ''));

const ELIDED = /^\p{L}{1,4}['’‘´`](\p{L}{3,20})$/u;
