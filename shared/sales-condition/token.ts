import type { FoundDate } from '../date/read-dates.ts';
import { type Folded, fold } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import { WORD_CODES } from './currency.ts';
import { salesLanguageOf } from './languages.ts';
import { type Entry, type Kind, LETTER_CLASS, type Lexicon, lexiconOf, phrasesOf, STEM } from './lexicon.ts';
import { composed, type Habit, type NumberPart, numberOf, partsOfWord } from './number.ts';

/** Marks of the text beside words. */
export type Mark =
  | 'end'
  | 'question'
  | 'break'
  | 'colon'
  | 'paren'
  | 'date'
  | 'figures'
  | 'word'
  | 'range'
  | 'ignored'
  | 'upper';

/** A word, a number, a sign or a known phrase. Places are those of the text as it was typed. */
export type Token = {
  start: number;
  end: number;
  text: string;
  kinds: readonly (Kind | Mark)[];
  value?: number;
  code?: string;
  date?: FoundDate;
  /** Nothing stands between it and the token before. */
  isGlued?: boolean;
  /** Typed with a capital. */
  isCapital?: boolean;
};

export const is = (token: Token | undefined, ...kinds: (Kind | Mark)[]): boolean =>
  token?.kinds.some((kind) => kinds.includes(kind)) ?? false;

const LETTER = new RegExp(`[${LETTER_CLASS}]`);
const LETTER_OR_DIGIT = new RegExp(`[${LETTER_CLASS}\\d]`);
const WORD = new RegExp(`[${LETTER_CLASS}][${LETTER_CLASS}\\d]*(?:['’·-][${LETTER_CLASS}\\d]+){0,6}`, 'y');
const SIMPLE_WORD = new RegExp(`[${LETTER_CLASS}]+`, 'y');
const WORD_PART = new RegExp(`[${LETTER_CLASS}][${LETTER_CLASS}\\d]*'?`, 'y');
const FIGURES = /\d[\d.,'/:٫٬-]*/y;
const SPACE_GROUPS = /\d{1,3}(?: \d{3}){1,4}(?:[.,]\d{1,4})?(?![\d])/y;
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,300}|[a-z0-9._+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/y;
const CODED = /^([a-z]{1,3})(\d+)$/;

const wordsOf = perLanguage((language) => {
  const sales = salesLanguageOf(language);
  const { words, multipliers, joins, isGlued } = sales.numbers;
  const atoms = new Map<string, NumberPart>([
    ...Object.entries(words).map(([word, value]) => [fold(word).text, { value, multiplies: false }] as const),
    ...Object.entries(multipliers).map(([word, value]) => [fold(word).text, { value, multiplies: true }] as const),
  ]);
  return { sales, atoms, joins: phrasesOf(joins ?? '').map((it) => fold(it).text), isGlued: isGlued ?? false };
});

type Scan = { folded: Folded; text: string; typed: string; language: Language; lexicon: Lexicon; habit: Habit };

/** The tokens of a message, from left to right; linear in its length. */
export function tokensOf(typed: string, dates: readonly FoundDate[], habit: Habit, language: Language): Token[] {
  const folded = fold(typed);
  const scan = { folded, text: folded.text, typed, language, lexicon: lexiconOf(language), habit };
  const tokens: Token[] = [];
  let at = 0;
  let next = 0;
  while (at < scan.text.length) {
    const place = placeOf(folded, at);
    while (next < dates.length && (dates[next] as FoundDate).end <= place) next++;
    const date = dates[next];
    const token = date && date.start <= place ? dateToken(scan, at, date) : tokenAt(scan, at);
    if (token) {
      const last = tokens.at(-1);
      if (last && last.end === token.start) token.isGlued = true;
      if (isAbbreviated(last, token, typed)) {
        at++;
        continue;
      }
      if (last && isRun(last, token, scan))
        tokens[tokens.length - 1] = { ...last, end: token.end, text: last.text + token.text };
      else tokens.push(token);
      at = Math.max(at + 1, indexOf(folded, token.end, at));
    } else at++;
  }
  return tokens;
}

/** Characters of a spaceless script that no phrase claims make one word. */
const isRun = (last: Token, token: Token, { language }: Scan) =>
  language.spaceless === true && token.isGlued === true && isWord(last) && isWord(token);
const isWord = (token: Token) => token.kinds.length === 1 && token.kinds[0] === 'noun';

const placeOf = ({ starts }: Folded, at: number) => (starts ? (starts[at] ?? 0) : at);

/** Where a place of the typed text is in the folded one, at or after `from`. */
function indexOf({ starts, text }: Folded, place: number, from: number): number {
  if (!starts) return place;
  let at = from;
  while (at < text.length && (starts[at] as number) < place) at++;
  return at;
}

/** "Last year" is a date and says that something is past. */
function dateToken(scan: Scan, at: number, date: FoundDate): Token {
  const { start, end } = date;
  const found = LETTER.test(scan.text[at] as string) ? entryAt(scan, at, matchEnd(WORD, scan.text, at)) : null;
  const kinds = found?.entry.kinds.filter((kind) => kind === 'past' || kind === 'present') ?? [];
  return { start, end, text: '', kinds: ['date', ...kinds], date };
}

const CAPITAL = /\p{Lu}/u;

function made(scan: Scan, at: number, end: number, it: Omit<Token, 'start' | 'end' | 'text'>): Token {
  const [start, last] = [placeOf(scan.folded, at), placeOf(scan.folded, end)];
  const isCapital = CAPITAL.test(scan.typed.charAt(start));
  return { start, end: last, text: scan.text.slice(at, end), ...(isCapital ? { isCapital } : {}), ...it };
}

const matchEnd = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

function tokenAt(scan: Scan, at: number): Token | null {
  const character = scan.text[at] as string;
  if (character === ' ') return null;
  if (character >= '0' && character <= '9') return figuresAt(scan, at);
  if (LETTER.test(character)) return wordAt(scan, at);
  return signAt(scan, at);
}

function figuresAt(scan: Scan, at: number): Token {
  const { text, language, habit } = scan;
  const grouped = wordsOf(language).sales.spaceGroups ? matchEnd(SPACE_GROUPS, text, at) : at;
  let end = grouped > at ? grouped : matchEnd(FIGURES, text, at);
  while (!/\d/.test(text[end - 1] as string)) end--;
  end = beforeWideComma(scan, at, end);
  const figures = text.slice(at, end);
  const word = gluedWordEnd(scan, end);
  if (word > end) return made(scan, at, word, { kinds: ['noun'] });
  const value = numberOf(figures, habit);
  if (value !== null) return made(scan, at, end, { kinds: ['number', 'figures'], value });
  return made(scan, at, end, { kinds: [/^\d{1,6}\s?-\s?\d{1,6}$/.test(figures) ? 'range' : 'ignored'] });
}

/** "买500，3元": the comma of Chinese and Japanese stands in no number. */
function beforeWideComma({ folded, typed, text }: Scan, at: number, end: number): number {
  for (let i = at; i < end; i++) if (text[i] === ',' && typed[placeOf(folded, i)] === '，') return i;
  return end;
}

/** The end of "3M" and "14-inch", which are words; of nothing in "25kg", "30-day" and "4.20usd". */
function gluedWordEnd(scan: Scan, end: number): number {
  const { text } = scan;
  const at = text[end] === '-' ? end + 1 : end;
  if (!LETTER.test(text[at] ?? ' ')) return end;
  const entry = entryAt(scan, at, matchEnd(WORD, text, at));
  const known = entry?.entry.kinds.some((kind) => GLUABLE.has(kind)) || /^x(?![a-z])/.test(text.slice(at, at + 2));
  return known ? end : matchEnd(WORD, text, at);
}

const GLUABLE: ReadonlySet<string> = new Set([
  'count', 'pack', 'pair', 'measure', 'size', 'time', 'currency', 'multiplier', 'percent', 'per', 'more', 'discount',
]); // biome-ignore format: a list

type FoundEntry = { entry: Entry; end: number };

/** The longest phrase of the lexicon that begins here. @param end where the word ends */
function entryAt({ text, lexicon }: Scan, at: number, end: number): FoundEntry | null {
  const simple = text.slice(at, matchEnd(SIMPLE_WORD, text, at));
  const first = text.slice(at, end);
  const word = longest(lexicon.byWord.get(simple), text, at) ?? longest(lexicon.byWord.get(first), text, at);
  if (word && word.end >= end) return word;
  // "t" of "t-shirt" is no ton
  if (word && text[word.end] === '-') return null;
  const stem = lexicon.byStem.get(text.slice(at, at + STEM))?.find((it) => text.startsWith(it.text, at));
  return stem && (!word || stem.text.length >= word.entry.text.length) ? { entry: stem, end } : word;
}

function longest(entries: readonly Entry[] | undefined, text: string, at: number): FoundEntry | null {
  for (const entry of entries ?? []) {
    if (!startsWith(text, entry.text, at)) continue;
    const end = at + entry.text.length;
    if (entry.isOpen) {
      SIMPLE_WORD.lastIndex = end;
      return { entry, end: SIMPLE_WORD.test(text) ? SIMPLE_WORD.lastIndex : end };
    }
    if (!(LETTER_OR_DIGIT.test(text[end] ?? ' ') && LETTER.test(text[end - 1] as string))) return { entry, end };
  }
  return null;
}

/** A blank of a phrase may be a line break or a hyphen in the text. */
function startsWith(text: string, phrase: string, at: number): boolean {
  if (text.startsWith(phrase, at)) return true;
  return phrase.includes(' ') && text.slice(at, at + phrase.length).replaceAll(/[\n-]/g, ' ') === phrase;
}

function wordAt(scan: Scan, at: number): Token {
  const { text, language } = scan;
  const address = matchEnd(ADDRESS, text, at);
  if (address > at) return made(scan, at, address, { kinds: ['ignored'] });
  const { sales } = wordsOf(language);
  const elided = sales.elides ? matchEnd(WORD_PART, text, at) : at;
  const end = elided > at && text[elided - 1] === "'" ? elided : matchEnd(WORD, text, at);
  const whole = entryAt(scan, at, end);
  if (whole && isBelieved(scan, at, whole)) return entryToken(scan, at, whole);
  const coded = CODED.exec(text.slice(at, end));
  const code = coded && entryAt(scan, at, at + (coded[1] as string).length);
  if (coded && scan.lexicon.byWord.get(coded[1] as string)?.some(({ kinds }) => kinds.includes('currency'))) {
    return made(scan, at, at + (coded[1] as string).length, {
      kinds: ['currency'],
      code: code?.entry.code ?? (coded[1] as string).toUpperCase(),
    });
  }
  return numberWordAt(scan, at, end) ?? prefixedAt(scan, at, end) ?? made(scan, at, end, { kinds: ['noun'] });
}

function entryToken(scan: Scan, at: number, { entry, end }: FoundEntry): Token {
  const { value, code } = entry;
  return made(scan, at, end, {
    kinds: entry.kinds.includes('incoterm') && isUpper(scan, at, end) ? [...entry.kinds, 'upper'] : entry.kinds,
    ...(value === undefined ? {} : { value }),
    ...(code === undefined ? {} : { code }),
  });
}

const isUpper = ({ typed, folded }: Scan, at: number, end: number) => {
  const written = typed.slice(placeOf(folded, at), placeOf(folded, end));
  return written === written.toUpperCase() && written !== written.toLowerCase();
};

/** Codes of currencies that are words ("try", "all") are believed in capitals only. */
function isBelieved(scan: Scan, at: number, { entry, end }: FoundEntry): boolean {
  if (!entry.kinds.includes('currency') || entry.kinds.length > 1) return true;
  return !(WORD_CODES.has(entry.code ?? '') && entry.text.length === 3) || isUpper(scan, at, end);
}

function numberWordAt(scan: Scan, at: number, end: number): Token | null {
  const { atoms, joins, isGlued } = wordsOf(scan.language);
  const word = scan.text.slice(at, end);
  if (!isGlued && !word.includes('-')) return null;
  const parts = partsOfWord(word, atoms, joins);
  return parts && made(scan, at, end, { kinds: ['number'], value: composed(parts) });
}

/** Arabic writes "and", "with", "for" and "the" onto the next word. */
function prefixedAt(scan: Scan, at: number, end: number): Token | null {
  const { lexicon, text } = scan;
  const prefix = lexicon.prefix?.exec(text.slice(at, end))?.[0] ?? '';
  if (prefix === '') return null;
  const found = entryAt(scan, at + prefix.length, end);
  return found && found.end >= end ? { ...entryToken(scan, at, found) } : null;
}

const SIGNS: Readonly<Record<string, Token['kinds']>> = {
  '\n': ['end'],
  '.': ['end'],
  '!': ['end'],
  '?': ['question', 'end'],
  '。': ['end'],
  '؟': ['question', 'end'],
  '।': ['end'],
  ';': ['end'],
  '؛': ['end'],
  '…': ['end'],
  ',': ['break'],
  '،': ['break'],
  '、': ['break'],
  '|': ['break'],
  '•': ['break'],
  '*': ['break'],
  ':': ['colon'],
  '=': ['colon'],
  '(': ['paren'],
  ')': ['paren'],
  '[': ['paren'],
  ']': ['paren'],
  '+': ['more'],
  '&': ['and'],
  '@': ['at'],
  '#': ['reference'],
  '%': ['percent'],
  '٪': ['percent'],
  '–': ['break'],
  '—': ['break'],
};

function signAt(scan: Scan, at: number): Token | null {
  const { text, lexicon } = scan;
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const phrase = longest(lexicon.bySign.get(character), text, at);
  if (phrase) return entryToken(scan, at, phrase);
  if (character === '-' || character === '−') return hyphenAt(scan, at);
  if (character === '/')
    return LETTER.test(text[at + 1] === ' ' ? (text[at + 2] ?? '') : (text[at + 1] ?? ''))
      ? made(scan, at, at + 1, { kinds: ['per'] })
      : null;
  const kinds = SIGNS[character];
  if (kinds)
    return kinds[0] === 'end' && character === '.' && isInner(scan, at) ? null : made(scan, at, at + 1, { kinds });
  return /[\p{L}\p{N}]/u.test(character) ? made(scan, at, at + character.length, { kinds: ['noun'] }) : null;
}

/** "-10 %" takes off; " - " separates; inside a word it is never reached. */
function hyphenAt(scan: Scan, at: number): Token | null {
  const { text } = scan;
  const isMinus = /^.\s?\d/u.test(text.slice(at, at + 3)) && !/[\d]\s?$/.test(text.slice(Math.max(0, at - 2), at));
  return made(scan, at, at + 1, { kinds: isMinus ? ['less'] : ['break'] });
}

/** A full stop inside "a.b". */
const isInner = ({ text }: Scan, at: number) => !/[\s)"'\]’”.]|^$/.test(text[at + 1] ?? '');

/** The full stop of "no. 5" and "40 pcs. of …". */
const isAbbreviated = (last: Token | undefined, token: Token, typed: string) =>
  token.text === '.' &&
  is(last, 'reference', 'currency', 'count', 'pack', 'measure', 'size', 'quantity', 'minimum') &&
  /^\s(?:\p{Ll}|\d)/u.test(typed.slice(token.end, token.end + 2));
