import { type Folded, fold, foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import { WORD_CODES } from './currency.ts';
import { salesLanguageOf } from './languages.ts';
import {
  AFTER_SIGN,
  AFTER_WORD,
  type Entry,
  type Family,
  flatOf,
  KATAKANA,
  LETTER_CLASS,
  type Lexicon,
  lexiconOf,
  phrasesOf,
  STEM,
} from './lexicon.ts';
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
  /** A sign of one is in the text, so that words are to be looked at for being an e-mail or web address. */
  hasAddress: boolean;
  tokens: Token[];
};

const ADDRESS_SIGN = /@|:\/\/|www\./;

export function scanOf(typed: string, habit: Habit, language: Language): Scan {
  const folded = fold(typed);
  return {
    folded,
    text: folded.text,
    flat: flatOf(folded.text),
    typed,
    language,
    lexicon: lexiconOf(language),
    habit,
    hasAddress: ADDRESS_SIGN.test(folded.text),
    tokens: [],
  };
}

const WORD_END = new RegExp(`[${LETTER_CLASS}\\d]`);
const SIMPLE_WORD = new RegExp(`[${LETTER_CLASS}]+`, 'y');
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
  const { text } = scan;
  const phrase = longestFrom(scan, at, end);
  if (phrase && phrase.end >= end) return phrase;
  // "t" of "t-shirt" is no ton
  if (phrase && text[phrase.end] === '-')
    return isClitic(text.slice(phrase.end + 1, end), scan.language) ? { ...phrase, end } : null;
  const stem = stemAt(scan, at);
  return stem && stem.text.length >= (phrase?.entry.text.length ?? 0) ? { entry: stem, end } : phrase;
}

function longestFrom(scan: Scan, at: number, end: number): FoundEntry | null {
  const simple = matchEnd(SIMPLE_WORD, scan.text, at);
  return beginningWith(scan, at, simple) ?? (end === simple ? null : beginningWith(scan, at, end));
}

function stemAt({ text, lexicon: { byStem } }: Scan, at: number): Entry | undefined {
  return byStem.size === 0
    ? undefined
    : byStem.get(text.slice(at, at + STEM))?.find((it) => text.startsWith(it.text, at));
}

const cliticsOf = perLanguage((language) => new Set(phrasesOf(salesLanguageOf(language).clitics ?? '').map(foldedOf)));

/** "vous" of "avez-vous", "m'en" of "envoyez-m'en" */
export function isClitic(ending: string, language: Language): boolean {
  const clitics = cliticsOf(language);
  return clitics.size > 0 && ending.split(/[-']/).every((it) => clitics.has(it));
}

/** The longest phrase whose first word is the one that ends at `end`. */
const beginningWith = (scan: Scan, at: number, end: number): FoundEntry | null =>
  longestOf(scan, scan.lexicon.byWord.get(scan.text.slice(at, end)), at, { end, reach: AFTER_WORD });

/** The longest phrase that begins with the sign at `at`. */
export const signPhraseAt = (scan: Scan, at: number): FoundEntry | null =>
  longestOf(scan, scan.lexicon.bySign.get(scan.text.charAt(at)), at, { end: at + 1, reach: AFTER_SIGN });

function longestOf(
  scan: Scan,
  family: Family | undefined,
  at: number,
  { end, reach }: { end: number; reach: number },
): FoundEntry | null {
  if (!family) return null;
  const ahead = family.ahead.size > 0 ? family.ahead.get(scan.flat.slice(end, end + reach)) : undefined;
  return longest(scan, ahead, at) ?? longest(scan, family.alone, at);
}

function longest(scan: Scan, entries: readonly Entry[] | undefined, at: number): FoundEntry | null {
  if (!entries) return null;
  for (const entry of entries) {
    if (!isAt(scan, entry, at)) continue;
    const end = at + entry.text.length;
    return { entry, end: entry.isOpen ? matchEnd(SIMPLE_WORD, scan.text, okuriganaEnd(scan.text, end)) : end };
  }
  return null;
}

function isAt({ text, flat }: Scan, { text: phrase, isOpen, ending }: Entry, at: number): boolean {
  if (!text.startsWith(phrase, at) && !flat.startsWith(phrase, at)) return false;
  if (isOpen || ending === 'sign') return true;
  const next = text.charAt(at + phrase.length);
  return !(ending === 'letter' ? WORD_END : KATAKANA).test(next);
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
