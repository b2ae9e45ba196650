import { type Folded, fold, foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import { WORD_CODES } from './currency.ts';
import { salesLanguageOf } from './languages.ts';
import { type Entry, LETTER_CLASS, type Lexicon, lexiconOf, phrasesOf, STEM } from './lexicon.ts';
import type { Habit } from './number.ts';
import { isInKatakana, okuriganaEnd } from './spaceless.ts';
import type { Token } from './token.ts';

/** A text being read from left to right; places are those of the folded text. */
export type Scan = {
  folded: Folded;
  text: string;
  /** The same with line breaks and hyphens as blanks, for phrases of several words. */
  flat: string;
  typed: string;
  language: Language;
  lexicon: Lexicon;
  habit: Habit;
  tokens: Token[];
};

export function scanOf(typed: string, habit: Habit, language: Language): Scan {
  const folded = fold(typed);
  const flat = folded.text.replaceAll(/[\n-]/g, ' ');
  return { folded, text: folded.text, flat, typed, language, lexicon: lexiconOf(language), habit, tokens: [] };
}

export const LETTER = new RegExp(`[${LETTER_CLASS}]`);
const WORD_END = new RegExp(`[${LETTER_CLASS}\\d]`);
const SIMPLE_WORD = new RegExp(`[${LETTER_CLASS}]+`, 'y');
const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const CAPITAL = /\p{Lu}/u;

/** Where the match of a sticky expression ends; `at` itself when there is none. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The place in the typed text. */
export const placeOf = ({ starts }: Folded, at: number): number => (starts ? (starts[at] ?? 0) : at);

export function tokenOf(
  scan: Scan,
  at: number,
  end: number,
  kinds: Token['kinds'],
  value?: number,
  code?: string,
): Token {
  const start = placeOf(scan.folded, at);
  return {
    start,
    end: placeOf(scan.folded, end),
    text: scan.text.slice(at, end),
    kinds,
    value,
    code,
    date: undefined,
    isGlued: false,
    isCapital: CAPITAL.test(scan.typed.charAt(start)),
  };
}

export type FoundEntry = { entry: Entry; end: number };

/** The longest phrase that begins with the word at `at`, which ends at `end`. */
export function phraseAt(scan: Scan, at: number, end: number): FoundEntry | null {
  const { text, lexicon } = scan;
  const simple = text.slice(at, matchEnd(SIMPLE_WORD, text, at));
  const phrase =
    longest(scan, lexicon.byWord.get(simple), at) ?? longest(scan, lexicon.byWord.get(text.slice(at, end)), at);
  if (phrase && phrase.end >= end) return phrase;
  // "t" of "t-shirt" is no ton
  if (phrase && text[phrase.end] === '-')
    return isClitic(text.slice(phrase.end + 1, end), scan.language) ? { ...phrase, end } : null;
  const stem = lexicon.byStem.get(text.slice(at, at + STEM))?.find((it) => text.startsWith(it.text, at));
  return stem && stem.text.length >= (phrase?.entry.text.length ?? 0) ? { entry: stem, end } : phrase;
}

const cliticsOf = perLanguage((language) => new Set(phrasesOf(salesLanguageOf(language).clitics ?? '').map(foldedOf)));

/** "vous" of "avez-vous", "m'en" of "envoyez-m'en" */
export function isClitic(ending: string, language: Language): boolean {
  const clitics = cliticsOf(language);
  return clitics.size > 0 && ending.split(/[-']/).every((it) => clitics.has(it));
}

export function longest(scan: Scan, entries: readonly Entry[] | undefined, at: number): FoundEntry | null {
  const entry = entries?.find((it) => isAt(scan, it, at));
  if (!entry) return null;
  const end = at + entry.text.length;
  return { entry, end: entry.isOpen ? matchEnd(SIMPLE_WORD, scan.text, okuriganaEnd(scan.text, end)) : end };
}

function isAt({ text, flat }: Scan, { text: phrase, isOpen }: Entry, at: number): boolean {
  if (!text.startsWith(phrase, at) && !flat.startsWith(phrase, at)) return false;
  const end = at + phrase.length;
  const [last, next] = [text[end - 1] ?? '', text[end] ?? ''];
  if (isOpen) return true;
  if (LETTER.test(last)) return !WORD_END.test(next);
  return !(KATAKANA.test(last) && KATAKANA.test(next));
}

export const entryToken = (scan: Scan, at: number, found: FoundEntry): Token =>
  tokenOf(scan, at, found.end, kindsOf(scan, at, found), found.entry.value, found.entry.code);

/** Incoterms are told by their capitals, and codes of currencies that are words ("try", "all") are believed in capitals only. */
function kindsOf(scan: Scan, at: number, { entry, end }: FoundEntry): Token['kinds'] {
  const { kinds, text, code } = entry;
  if (kinds.includes('incoterm') && isUpper(scan, at, end)) return [...kinds, 'upper'];
  const isDoubtful =
    text.length === 3 && kinds.includes('currency') && WORD_CODES.has(code ?? '') && !isUpper(scan, at, end);
  if (!isDoubtful) return kinds;
  return kinds.length > 1 ? kinds.filter((kind) => kind !== 'currency') : ['noun'];
}

function isUpper({ typed, folded }: Scan, at: number, end: number): boolean {
  const written = typed.slice(placeOf(folded, at), placeOf(folded, end));
  return written === written.toUpperCase() && written !== written.toLowerCase();
}

/** Whether a phrase is more than a part of a word in katakana. */
export const standsAlone = ({ text, language }: Scan, at: number, { end }: FoundEntry): boolean =>
  !language.spaceless || !isInKatakana(text, at, end);
