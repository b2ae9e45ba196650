import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS } from './currency.ts';
import { CUES, type Cue, type Cues, UNITS, type UnitKind } from './language.ts';
import { salesLanguageOf } from './languages.ts';
import { INCOTERMS } from './sales-condition.ts';

/** What a word can be. One word may be several: "order". */
export type Kind =
  | Cue
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
  | 'noun';

export type Entry = { text: string; kinds: Kind[]; isOpen: boolean; value?: number; code?: string };

/** Phrases by their first word; those with an open ending by their first letters; those that begin with a sign by it. */
export type Lexicon = {
  byWord: Map<string, Entry[]>;
  byStem: Map<string, Entry[]>;
  bySign: Map<string, Entry[]>;
  prefix: RegExp | null;
};

/** Letters of the scripts that are written with spaces, in folded text. */
export const LETTER_CLASS = 'a-z\\u00df-\\u060b\\u060d-\\u061e\\u0620-\\u0669\\u066e-\\u0963\\u0966-\\u1fff';
const FIRST_WORD = new RegExp(`^[${LETTER_CLASS}][${LETTER_CLASS}\\d]*`);
export const STEM = 2;

export const lexiconOf = perLanguage((language: Language): Lexicon => {
  const entries = new Map<string, Entry>();
  const add = (phrase: string, kind: Kind, more: { value?: number; code?: string } = {}) => {
    const isOpen = phrase.endsWith('*');
    const text = foldedOf(isOpen ? phrase.slice(0, -1) : phrase);
    for (const spelling of new Set([text, text.replaceAll("'", '')])) {
      const key = isOpen ? `${spelling}*` : spelling;
      const entry = entries.get(key) ?? { text: spelling, kinds: [], isOpen };
      if (!entry.kinds.includes(kind)) entry.kinds.push(kind);
      entries.set(key, Object.assign(entry, more));
    }
  };
  const addAll = (cues: Cues | undefined, kind: Kind, more?: { value?: number; code?: string }) => {
    for (const phrase of phrasesOf(cues ?? '')) add(phrase, kind, more);
  };
  const sales = salesLanguageOf(language);

  const nouns = new Set(phrasesOf(sales.nouns ?? '').map(foldedOf));
  if (!language.spaceless) {
    for (const word of language.functionWords.split(/\s+/u)) {
      if (word && !nouns.has(foldedOf(word))) add(word, 'stop');
    }
  }
  for (const cue of CUES) addAll(sales.cues[cue], cue);
  for (const unit of UNITS) addAll(sales.units[unit], unit);
  for (const [word, value] of Object.entries(sales.numbers.words)) add(word, 'number', { value });
  for (const [word, value] of Object.entries(sales.numbers.multipliers)) add(word, 'multiplier', { value });
  addAll(sales.numbers.weak, 'weak');
  addAll(sales.numbers.joins, 'join');
  for (const code of CURRENCY_CODES) add(code, 'currency', { code });
  for (const [code, words] of Object.entries(sales.currencies)) addAll(words, 'currency', { code });
  for (const [code, words] of Object.entries(sales.minor ?? {})) addAll(words, 'minor', code ? { code } : {});
  for (const [sign, code] of Object.entries({ ...CURRENCY_SIGNS, ...sales.signs })) add(sign, 'currency', { code });
  for (const [phrase, value] of Object.entries(sales.discounts ?? {})) add(phrase, 'half', { value });
  addAll(sales.tenths?.paid, 'paid');
  addAll(sales.tenths?.taken, 'taken');
  for (const code of INCOTERMS) {
    add(code.toLowerCase(), 'incoterm', { code });
    addAll(sales.incoterms[code], 'incoterm', { code });
  }
  return indexed([...entries.values()], language.prefixes);
});

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
  for (const entry of entries.sort((a, b) => b.text.length - a.text.length)) {
    const [word] = FIRST_WORD.exec(entry.text) ?? [];
    if (word === undefined) put(lexicon.bySign, [...entry.text][0] ?? '', entry);
    else if (entry.isOpen && word === entry.text) put(lexicon.byStem, word.slice(0, STEM), entry);
    else put(lexicon.byWord, word, entry);
  }
  return lexicon;
}

function put(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}
