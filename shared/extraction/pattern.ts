import { type Folded, fold, foldedOf, isWordOfOne, remembering, USUAL } from './fold.ts';
import type { Language, Phrases, Words } from './language.ts';
import { LETTER } from './letters.ts';

export type Span = { start: number; end: number };

/**
 * What texts are searched with; it is matched with the folded text, and gives places in the text as it was typed. Its source
 * is folded and compiled when the first text comes.
 */
export type Pattern = { readonly source: string; readonly flags: string; expression?: RegExp };

// Letters and marks of the scripts written with spaces, without their punctuation. \p{L} says the same of all scripts, but
// V8 takes several times as long to compile it, which every cold start would pay.
const LETTERS = 'a-z\\u00c0-\\u060b\\u060d-\\u061e\\u0620-\\u0963\\u0966-\\u1fff';

/** Makes something once per language, when it is first needed. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new WeakMap<Language, { it: T }>();
  return (language) => {
    const known = made.get(language);
    if (known) return known.it;
    const it = make(language);
    made.set(language, { it });
    return it;
  };
}

const patternsOf = perLanguage(() => new WeakMap<Phrases, Pattern>());

/** One global pattern for all phrases, as whole words where the language has spaces between them; steps that look for the same list share it. */
export function anyOf(phrases: Phrases, language: Language): Pattern {
  const made = patternsOf(language);
  const pattern = made.get(phrases) ?? patternOf(wholeWords(phrases, language));
  made.set(phrases, pattern);
  return pattern;
}

/** The source of what never matches. */
export const NEVER = '(?!)';

/** The source of any of these; it never matches when there are none. */
export const either = (phrases: Phrases = []): string => (phrases.length > 0 ? phrases.join('|') : NEVER);

/** The source of a pattern for any of these phrases. */
export function wholeWords(phrases: Phrases, { spaceless, prefixes }: Language): string {
  if (phrases.length === 0) return NEVER;
  const [before, after] = spaceless ? ['', ''] : [`(?<![${LETTERS}\\d_])`, `(?![${LETTERS}\\d_])`];
  return `${before}${prefixes ? `(?:${prefixes})` : ''}(?:${compounded(phrases).join('|')})${after}`;
}

const ANY_LETTERS = /^\\p\{L\}(?:\*|\{0,\d+\})(?=[^?+])/;
const GROUP = /\([^()]*\)/g;

/** Those that begin with the same number of any letters ("\p{L}{0,16}hahn", "\p{L}{0,16}rohr") as one, so that a word is looked through once for all. */
function compounded(phrases: Phrases): readonly string[] {
  const ends = new Map<string, string[]>();
  const others: string[] = [];
  for (const phrase of phrases) {
    const letters = phrase.replace(GROUP, '').includes('|') ? undefined : ANY_LETTERS.exec(phrase)?.[0];
    if (letters === undefined) others.push(phrase);
    else ends.set(letters, [...(ends.get(letters) ?? []), phrase.slice(letters.length)]);
  }
  return [...others, ...Array.from(ends, ([letters, it]) => `${letters}(?:${it.join('|')})`)];
}

/** A pattern from the source of phrases: a space stands for a blank or a line break, an apostrophe for one or none. */
export const patternOf = (source: string, flags = 'g'): Pattern => ({ source, flags });

/** A pattern of which any of these is a part; none when there are none, so that nothing is compiled and looked for. */
export const patternWith = (phrases: Phrases | undefined, sourceOf: (any: string) => string, flags?: string): Pattern =>
  patternOf(phrases && phrases.length > 0 ? sourceOf(phrases.join('|')) : NEVER, flags);

/** The expression of a pattern, for who matches folded text on his own; it begins to match at `from`. */
export function expressionOf(pattern: Pattern, text: string, from = 0): RegExp {
  pattern.expression ??= compiled(pattern, text);
  pattern.expression.lastIndex = from;
  return pattern.expression;
}

// V8 compiles an expression twice, to byte code and on its second use to machine code, which takes half as long for ours; a
// subject of 1,000 characters has it compile to machine code at once. It does so for texts within Latin-1 and for others each
// when they first come.
const LONG = 1000;

function compiled({ source, flags }: Pattern, text: string): RegExp {
  const folded = foldedSource(source);
  const expression = new RegExp(folded, folded.includes('\\p{') ? `${flags}u` : flags);
  expression.test(text.padEnd(LONG));
  return expression;
}

const MAX_PARTS = 2000;

/** What of a phrase is not as it is in folded text: escapes, classes, ends of groups, blanks, apostrophes, letters. */
const PART = new RegExp(
  String.raw`\\[pP]\{\w+\}|\\.|\[(?:[^\]\\]|\\.)*\]|\)(?:[?*+]|\{\d+(?:,\d*)?\})?\??|[ 'A-Z]|[^${USUAL}]`,
  'gu',
);

/** A word of one accented letter keeps its accent, and may be typed without. */
const foldedSource = (source: string) =>
  source.replace(PART, (part, index: number) =>
    isWordOfOne(source, index) ? `[${foldedPart(part)}${part}]` : foldedPart(part),
  );

/** The same few are in most phrases. */
const foldedPart = remembering((part) => {
  if (part.startsWith('\\')) return part.startsWith('\\p{L') ? `[${LETTERS}]` : part;
  if (part.startsWith('[')) return foldedClass(part);
  if (part.startsWith(')')) return part + MEETING;
  return SPELLINGS[part] ?? foldedLetter(part).replace(/[.*+?()[\]{}|^$]/g, '\\$&');
}, MAX_PARTS);

/**
 * Matches anywhere. Where the ways through a group meet, V8 compiles what follows up to ten times (kMaxCopiesCodeGenerated in
 * its src/regexp), once for what it knows after each way; behind a lookahead it knows nothing, which halves the time that our
 * expressions take.
 */
const MEETING = '(?=)';

const SPELLINGS: Readonly<Record<string, string>> = { ' ': '[\\n ]', "'": "'?" };

/** As it is within a word. */
const foldedLetter = (letter: string) => foldedOf(`x${letter}x`).slice(1, -1);

/** "[é]" alone means that letter and no other. */
const ACCENT = /^\[[à-ÿ]\]$/;

const LETTER_IN_CLASS = /\\p\{L[ultmo]?\}/g;
const CHARACTER_IN_CLASS = new RegExp(String.raw`\\.|[A-Z]|[^${USUAL}]`, 'gu');

/** \p{L} as LETTERS, which hold the marks (\p{M}) too. A full-width sign folds to one that must not mean more here. */
const foldedClass = (part: string) =>
  ACCENT.test(part)
    ? part
    : part
        .replaceAll(LETTER_IN_CLASS, LETTERS)
        .replaceAll('\\p{M}', '')
        .replace(CHARACTER_IN_CLASS, (it) => (it.startsWith('\\') ? it : foldedLetter(it).replace(/[\]^-]/g, '\\$&')));

const NONE: readonly Span[] = [];
const found = new WeakMap<Pattern, { text: string; spans: readonly Span[] }>();

/** Where a pattern matches, from left to right, without overlaps; several steps ask the same of one message. */
export function findAll(pattern: Pattern, text: string): readonly Span[] {
  if (pattern.source === NEVER) return NONE;
  const last = found.get(pattern);
  if (last?.text === text) return last.spans;
  const spans = newMatches(pattern, text);
  found.set(pattern, { text, spans });
  return spans;
}

function newMatches(pattern: Pattern, text: string): Span[] {
  const folded = fold(text);
  const expression = expressionOf(pattern, folded.text);
  const spans: Span[] = [];
  for (let match = expression.exec(folded.text); match; match = expression.exec(folded.text)) {
    if (match[0] === '') expression.lastIndex++;
    else spans.push(spanIn(folded, match));
  }
  return spans;
}

/** The same with the groups of the match, as they are folded. */
export function matchesOf(pattern: Pattern, text: string): (Span & { groups: Record<string, string> })[] {
  const folded = fold(text);
  const expression = expressionOf(pattern, folded.text); // matchAll would make, and compile, a new one each time
  const matches: (Span & { groups: Record<string, string> })[] = [];
  for (let match = expression.exec(folded.text); match?.[0]; match = expression.exec(folded.text)) {
    matches.push({ ...spanIn(folded, match), groups: match.groups ?? {} });
  }
  return matches;
}

function spanIn({ starts }: Folded, { 0: found, index }: RegExpExecArray): Span {
  const end = index + found.length;
  return starts ? { start: starts[index] ?? 0, end: starts[end] ?? 0 } : { start: index, end };
}

export function isIn(pattern: Pattern, text: string): boolean {
  if (pattern.source === NEVER) return false;
  const folded = fold(text).text;
  return expressionOf(pattern, folded).test(folded);
}

/** The same for several patterns: what other steps look for alone is compiled but once, and not anew in one with others. */
export const isAnyIn = (patterns: readonly Pattern[], text: string): boolean => patterns.some((it) => isIn(it, text));

/** Where the match of a sticky pattern that begins at `at` ends; `at` itself when there is none. */
export function endOfMatch(pattern: Pattern, text: string, at: number): number {
  const folded = fold(text);
  const from = folded.starts ? folded.starts.indexOf(at) : at;
  if (from < 0) return at;
  const expression = expressionOf(pattern, folded.text, from);
  if (!expression.test(folded.text)) return at;
  return folded.starts?.[expression.lastIndex] ?? expression.lastIndex;
}

/** The text with every span (in order) replaced by as many blanks, or of what ends a clause, so that offsets stay. */
export function blank(text: string, spans: readonly Span[], fill = ' '): string {
  let at = 0;
  const pieces = spans.map(({ start, end }) => {
    const piece = text.slice(at, Math.max(at, start)) + fill.repeat(Math.max(0, end - Math.max(at, start)));
    at = Math.max(at, end);
    return piece;
  });
  return pieces.join('') + text.slice(at);
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** More than all languages have. */
const MAX_LISTS = 300;

/** The words as they are and folded, made once of each list: several steps look words up in the same. */
export const setOf: (words: Words) => ReadonlySet<string> = remembering((words) => {
  const listed = words.split(/\s+/).filter((word) => word !== '');
  return new Set([...listed, ...foldedOf(listed.join(' ')).split(' ')]);
}, MAX_LISTS);

/** The form in which a word is looked up in `Words`. */
export const wordKey = (word: string) => foldedOf(word).replace(/['.]/g, '');

/** Whether a list has the word, or what an elided article leaves of it ("l'inquilina"); "Pará" is not "para", "Wąs" not "was". */
export function hasWord(words: ReadonlySet<string>, word: string): boolean {
  if (ACCENTS.test(word) && !words.has(word.toLowerCase())) return false;
  return words.has(wordKey(word)) || words.has(wordKey(word.match(ELIDED)?.[1] ?? ''));
}

const ACCENTS = new RegExp(`^[${LETTER}]*[à-ÿąćęłńśźż][${LETTER}]*$`, 'iu');

const ELIDED = new RegExp(`^[${LETTER}]{1,4}['’‘´\`]([${LETTER}]{3,20})$`, 'u');
