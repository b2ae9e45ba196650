import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS } from './currency.ts';
import { BEHIND_CUES, type BehindCue, CUES, type Cue, type Cues, UNITS, type UnitKind } from './language.ts';
import { salesLanguageOf } from './languages.ts';
import { INCOTERMS } from './sales-condition.ts';

/** What a word can be. One word may be several: "order". */
export type Kind =
  | Cue
  | BehindCue
  | UnitKind
  | 'number'
  | 'multiplier'
  | 'weak'
  | 'join'
  | 'currency'
  | 'minor'
  | 'incoterm'
  | 'half'
  | 'paid'
  | 'taken'
  | 'replaced'
  | 'link'
  | 'noun';

export type Entry = { text: string; kinds: Kind[]; isOpen: boolean; ending: Ending; value?: number; code?: string };
type Ending = 'letter' | 'katakana' | 'sign';

/** Phrases that begin with the same word or sign: those that go on by the characters after it, the longest first. */
export type Family = { alone: Entry[]; ahead: Map<string, Entry[]> };

/** Phrases by their first word; those with an open ending by their first letters; those that begin with a sign by it. */
export type Lexicon = {
  byWord: Map<string, Family>;
  byStem: Map<string, Entry[]>;
  bySign: Map<string, Family>;
  prefix: RegExp | null;
};

/** Letters of the scripts that are written with spaces, in folded text. */
export const LETTER_CLASS = 'a-z\\u00df-\\u060b\\u060d-\\u061e\\u0620-\\u0669\\u066e-\\u0963\\u0966-\\u1fff';
const FIRST_WORD = new RegExp(`^[${LETTER_CLASS}][${LETTER_CLASS}\\d]*`);
export const STEM = 2;
/** So many characters after the first word, and after a sign, tell phrases apart. */
export const AFTER_WORD = 2;
export const AFTER_SIGN = 1;
export const LETTER = new RegExp(`[${LETTER_CLASS}]`);
export const KATAKANA = /[\u30a1-\u30fa\u30fc]/;

type Row = { phrase: string; kind: Kind; value?: number; code?: string };

export const lexiconOf = perLanguage((language: Language): Lexicon => {
  const entries = new Map<string, Entry>();
  for (const row of rowsOf(language)) {
    for (const spelling of spellingsOf(foldedOf(row.phrase.replace(/\*$/u, '')))) add(entries, spelling, row);
  }
  return indexed([...entries.values()], language.prefixes);
});

/** An apostrophe and the accent of "à" are left out as often as not; on other words of one letter accents tell them apart. */
const spellingsOf = (text: string): ReadonlySet<string> =>
  new Set([text, text.replaceAll("'", ''), text.replaceAll(A_ALONE, 'à'), text.replaceAll(A_ALONE, 'a')]);
const A_ALONE = /(?<![a-zà-ÿ'])[aà](?![a-zà-ÿ'])/g;

function add(entries: Map<string, Entry>, text: string, { phrase, kind, value, code }: Row): void {
  const isOpen = phrase.endsWith('*');
  const key = isOpen ? `${text}*` : text;
  const entry = entries.get(key) ?? { text, kinds: [], isOpen, ending: endingOf(text.at(-1) ?? '') };
  if (!entry.kinds.includes(kind)) entry.kinds.push(kind);
  entries.set(key, Object.assign(entry, value === undefined ? {} : { value }, code === undefined ? {} : { code }));
}

function endingOf(last: string): Ending {
  if (LETTER.test(last)) return 'letter';
  return KATAKANA.test(last) ? 'katakana' : 'sign';
}

/** Every phrase of a language with what it is; a later row of the same phrase adds to it. */
function rowsOf(language: Language): Row[] {
  const {
    cues,
    behind,
    dimes,
    units,
    numbers,
    currencies,
    minor,
    signs,
    discounts,
    tenths,
    replaced,
    incoterms,
    nouns,
    links,
  } = salesLanguageOf(language);
  const rows = (list: Cues | undefined, kind: Kind, code?: string): Row[] =>
    phrasesOf(list ?? '').map((phrase) => ({ phrase, kind, ...(code ? { code } : {}) }));
  const values = (list: Readonly<Record<string, number>> | undefined, kind: Kind): Row[] =>
    Object.entries(list ?? {}).map(([phrase, value]) => ({ phrase, kind, value }));
  const coded = (list: Readonly<Record<string, Cues>> | undefined, kind: Kind): Row[] =>
    Object.entries(list ?? {}).flatMap(([code, phrases]) => rows(phrases, kind, code));
  return [
    ...functionWordsOf(language, nouns).map((phrase): Row => ({ phrase, kind: 'stop' })),
    ...(language.spaceless ? rows(nouns, 'noun') : []),
    ...CUES.flatMap((cue) => rows(cues[cue], cue)),
    ...rows(cues.present, 'present')
      .filter(namesPrice(cues.price))
      .map((row): Row => ({ ...row, kind: 'price' })),
    ...BEHIND_CUES.flatMap((cue) => rows(behind?.[cue], cue)),
    ...UNITS.flatMap((unit) => rows(units[unit], unit)),
    ...values(numbers.words, 'number'),
    ...values(numbers.multipliers, 'multiplier'),
    ...rows(links, 'link'),
    ...rows(numbers.weak, 'weak'),
    ...rows(numbers.joins, 'join'),
    ...CURRENCY_CODES.map((code): Row => ({ phrase: code, kind: 'currency', code })),
    ...coded(currencies, 'currency'),
    ...coded(minor, 'minor'),
    ...rows(dimes, 'minor').map((row): Row => ({ ...row, value: 10 })),
    ...Object.entries({ ...CURRENCY_SIGNS, ...signs }).map(
      ([phrase, code]): Row => ({ phrase, kind: 'currency', code }),
    ),
    ...values(discounts, 'half'),
    ...rows(tenths?.paid, 'paid'),
    ...rows(tenths?.taken, 'taken'),
    ...rows(replaced, 'replaced'),
    ...INCOTERMS.flatMap((code) => rows(`${code.toLowerCase()},${incoterms[code] ?? ''}`, 'incoterm', code)),
  ];
}

/** "precio nuevo" is a price as well as what holds now. */
function namesPrice(price: Cues | undefined): (row: Row) => boolean {
  const prices = new Set(phrasesOf(price ?? ''));
  return ({ phrase }) => phrase.includes(' ') && phrase.split(' ').some((word) => prices.has(word));
}

/** No words of a product; a script without spaces would find them inside words. */
function functionWordsOf({ functionWords, spaceless }: Language, nouns: Cues | undefined): string[] {
  if (spaceless) return [];
  const kept = new Set(phrasesOf(nouns ?? '').map(foldedOf));
  return functionWords.split(/\s+/u).filter((word) => word !== '' && !kept.has(foldedOf(word)));
}

export const phrasesOf = (cues: Cues): string[] =>
  cues
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

function indexed(entries: Entry[], prefixes: string | undefined): Lexicon {
  const lexicon: Lexicon = {
    byWord: new Map(),
    byStem: new Map(),
    bySign: new Map(),
    prefix: prefixes ? new RegExp(`^(?:${foldedOf(prefixes)})`, 'u') : null,
  };
  for (const entry of entries.sort((a, b) => b.text.length - a.text.length)) enter(lexicon, entry);
  return lexicon;
}

function enter({ byWord, byStem, bySign }: Lexicon, entry: Entry): void {
  const [word] = FIRST_WORD.exec(entry.text) ?? [];
  if (word === undefined) putAhead(bySign, entry, 1, AFTER_SIGN);
  else if (entry.isOpen && word === entry.text) put(byStem, word.slice(0, STEM), entry);
  else putAhead(byWord, entry, word.length, AFTER_WORD);
}

function putAhead(families: Map<string, Family>, entry: Entry, length: number, reach: number): void {
  const first = entry.text.slice(0, length);
  const family: Family = families.get(first) ?? { alone: [], ahead: new Map() };
  families.set(first, family);
  const next = flatOf(entry.text).slice(length, length + reach);
  if (next.length < reach) family.alone.push(entry);
  else put(family.ahead, next, entry);
}

/** Line breaks and hyphens as blanks. */
export const flatOf = (text: string) => text.replaceAll(/[\n-]/g, ' ');

function put(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
