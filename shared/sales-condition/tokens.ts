import type { FoundDate } from '../date/read-dates.ts';
import { type Folded, fold, foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { perLanguage } from '../extraction/pattern.ts';
import type { SalesLanguage } from './language.ts';
import { salesLanguageOf } from './languages.ts';
import { type Kind, LETTER, LETTER_CLASS, phrasesOf } from './lexicon.ts';
import { composed, type Habit, type NumberPart, numberOf, partsOfWord } from './number.ts';
import {
  entryToken,
  isClitic,
  matchEnd,
  phraseAt,
  placeOf,
  type Scan,
  scanOf,
  signPhraseAt,
  standsAlone,
  tokenOf,
} from './scan.ts';
import { isBound, withInner, withoutEndings } from './spaceless.ts';
import { is, type Mark, type Token } from './token.ts';

const WORD = new RegExp(`[${LETTER_CLASS}][${LETTER_CLASS}\\d]*(?:['’·-][${LETTER_CLASS}\\d]+){0,6}`, 'y');
const ELIDED = new RegExp(`[${LETTER_CLASS}]{1,6}'`, 'y');
const FIGURES = /\d[\d.,'/:٫٬-]*/y;
const SPACE_GROUPS = /\d{1,3}(?: \d{3}){1,4}(?:[.,]\d{1,4})?(?![\d])/y;
/** "12,-", "Fr. 1'150.–" */
const NO_CENTS = /[.,][-–—]{1,2}(?!\d)/y;
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,300}|[a-z0-9._+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/y;
/** "usd4", "rs250" */
const CODED = /^([a-z]{1,3})\d+$/;

/** More than 16,384 characters of prose have; what comes later is not read. */
const MAX_TOKENS = 4000;

/** The tokens of a message, from left to right; linear in its length. */
export function tokensOf(typed: string, dates: readonly FoundDate[], habit: Habit, language: Language): Token[] {
  const scan = scanOf(typed, habit, language);
  const { folded, text } = scan;
  const left = [...dates].reverse();
  for (let at = 0; at < text.length && scan.tokens.length < MAX_TOKENS; ) {
    const place = placeOf(folded, at);
    while (left.length > 0 && (left.at(-1) as FoundDate).end <= place) left.pop();
    const token = tokenFrom(scan, at, left.at(-1));
    if (token) add(scan, token);
    at = Math.max(at + 1, token ? indexOf(folded, token.end, at) : 0);
  }
  if (!language.spaceless) return scan.tokens;
  const { nouns, inner } = wordsOf(language);
  return withoutEndings(withInner(scan.tokens, inner), nouns);
}

const tokenFrom = (scan: Scan, at: number, date: FoundDate | undefined) =>
  date && date.start <= placeOf(scan.folded, at)
    ? (termAt(scan, at, date) ?? dateToken(scan, at, date))
    : tokenAt(scan, at);

/** A term of payment that goes on after a date: 月末締め翌月末払い begins with the end of the month. */
function termAt(scan: Scan, at: number, date: FoundDate): Token | null {
  if (placeOf(scan.folded, at) !== date.start || !WORDLIKE.test(scan.text[at] as string)) return null;
  const token = tokenAt(scan, at);
  return token && token.end > date.end && is(token, 'method', 'moment', 'net', 'valid') ? token : null;
}

/** Characters of a spaceless script that no phrase claims make one word. */
function add({ tokens, language, typed }: Scan, token: Token): void {
  const last = tokens.at(-1);
  if (isAbbreviated(last, token, typed)) return;
  if (language.spaceless && isBound(token, last)) token.kinds = [is(token, 'stop') ? 'stop' : 'noun'];
  const isGlued = last?.end === token.start;
  const isRun = language.spaceless && isGlued && isPlain(last) && isPlain(token);
  if (last && isRun) {
    last.end = token.end;
    last.text += token.text;
    return;
  }
  token.isGlued = isGlued;
  tokens.push(token);
}

const isPlain = (token: Token | undefined) => token?.kinds.length === 1 && token.kinds[0] === 'noun';

/** The full stop of "no. 5" and "40 pcs. of …". */
const isAbbreviated = (last: Token | undefined, token: Token, typed: string) =>
  token.text === '.' &&
  is(last, 'reference', 'currency', 'count', 'pack', 'measure', 'size', 'quantity', 'minimum') &&
  /^\s(?:\p{Ll}|\d)/u.test(typed.slice(token.end, token.end + 2));

/** Where a place of the typed text is in the folded one, at or after `from`. */
function indexOf({ starts, text }: Folded, place: number, from: number): number {
  if (!starts) return place;
  let at = from;
  while (at < text.length && (starts[at] as number) < place) at++;
  return at;
}

/** "Last year" is a date and says that something is past. */
function dateToken(scan: Scan, at: number, date: FoundDate): Token {
  const found = LETTER.test(scan.text[at] as string) ? phraseAt(scan, at, matchEnd(WORD, scan.text, at)) : null;
  const kinds = found?.entry.kinds.filter((kind) => kind === 'past' || kind === 'present') ?? [];
  return { ...tokenOf(scan, at, at, ['date', ...kinds]), start: date.start, end: date.end, date };
}

function tokenAt(scan: Scan, at: number): Token | null {
  const character = scan.text[at] as string;
  if (character === ' ') return null;
  if (character >= '0' && character <= '9') return figuresAt(scan, at);
  return LETTER.test(character) ? wordAt(scan, at) : signAt(scan, at);
}

/** Three letters and an ending at least: "ramos" is a noun. */
const verbOf = ({ verbs }: SalesLanguage): RegExp | null =>
  verbs ? new RegExp(`^[^-]{3,20}(?:${phrasesOf(verbs).map(foldedOf).join('|')})$`, 'u') : null;

const wordsOf = perLanguage((language) => {
  const sales = salesLanguageOf(language);
  const { words, multipliers, joins, isGlued } = sales.numbers;
  const endings = sales.endings === undefined ? null : new RegExp(`(?:${sales.endings})$`, 'u');
  const atoms = new Map<string, NumberPart>([
    ...Object.entries(words).map(([word, value]) => [fold(word).text, { value, multiplies: false }] as const),
    ...Object.entries(multipliers).map(([word, value]) => [fold(word).text, { value, multiplies: true }] as const),
  ]);
  const folded = (phrases: string | undefined) => phrasesOf(phrases ?? '').map((it) => fold(it).text);
  const [nouns, inner] = [new Set(folded(sales.nouns)), new Set(folded(sales.inner))];
  return { sales, verb: verbOf(sales), atoms, joins: folded(joins), isGlued: isGlued ?? false, nouns, inner, endings };
});

function figuresAt(scan: Scan, at: number): Token {
  const { text, language, habit } = scan;
  const end = figuresEnd(scan, at);
  const word = gluedWordEnd(scan, end);
  if (word > end) return tokenOf(scan, at, word, ['noun']);
  const figures = text.slice(at, end);
  const value = numberOf(figures, habit);
  if (value !== null) return tokenOf(scan, at, matchEnd(NO_CENTS, text, end), ['number', 'figures'], value);
  const isRange = /^\d{1,6}\s?-\s?\d{1,6}$/.test(figures) && !language.spaceless;
  return tokenOf(scan, at, end, [isRange ? 'range' : 'ignored']);
}

function figuresEnd(scan: Scan, at: number): number {
  const { text, language, folded, typed } = scan;
  const grouped = wordsOf(language).sales.spaceGroups ? matchEnd(SPACE_GROUPS, text, at) : at;
  let end = grouped > at ? grouped : matchEnd(FIGURES, text, at);
  while (!/\d/.test(text[end - 1] as string)) end--;
  // "买500，3元": the comma of Chinese and Japanese stands in no number
  const comma = language.spaceless ? typed.slice(placeOf(folded, at), placeOf(folded, end)).indexOf('，') : -1;
  return comma < 0 ? end : at + comma;
}

/** The end of "3M" and "14-inch", which are words; of nothing in "25kg", "30-day" and "4.20usd". */
function gluedWordEnd(scan: Scan, end: number): number {
  const { text } = scan;
  const at = text[end] === '-' ? end + 1 : end;
  if (!LETTER.test(text[at] ?? ' ')) return end;
  const word = matchEnd(WORD, text, at);
  return phraseAt(scan, at, word)?.entry.kinds.some((kind) => GLUED.has(kind)) ? end : word;
}

const GLUED: ReadonlySet<Kind> = new Set<Kind>([
  'count', 'pack', 'pair', 'measure', 'size', 'time', 'currency', 'minor', 'multiplier', 'percent', 'per', 'more', 'discount',
]); // biome-ignore format: a list

const addressEnd = ({ hasAddress, text }: Scan, at: number) => (hasAddress ? matchEnd(ADDRESS, text, at) : at);

function wordAt(scan: Scan, at: number): Token {
  const { text, language } = scan;
  const address = addressEnd(scan, at);
  if (address > at) return tokenOf(scan, at, address, ['ignored']);
  const figures = prefixEnd(scan, at);
  if (figures > at) return tokenOf(scan, at, figures, ['stop']);
  const elided = wordsOf(language).sales.elides ? matchEnd(ELIDED, text, at) : at;
  const end = elided > at ? elided : matchEnd(WORD, text, at);
  const whole = phraseAt(scan, at, end);
  const prefixed = scan.lexicon.prefix ? prefixedAt(scan, at, end) : null;
  // "وإذا" is "إذا" with "and", and may begin a longer phrase
  const isWhole =
    whole &&
    (!prefixed ||
      !whole.entry.kinds.every((kind) => kind === 'stop') ||
      placeOf(scan.folded, whole.end) >= prefixed.end);
  if (isWhole && standsAlone(scan, at, whole)) return entryToken(scan, at, whole);
  return codedAt(scan, at, end) ?? numberWordAt(scan, at, end) ?? prefixed ?? unknownAt(scan, at, end);
}

const unknownAt = (scan: Scan, at: number, end: number): Token =>
  tokenOf(scan, at, end, [isInflected(scan, at, end) || isVerb(scan, at, end) ? 'stop' : 'noun']);

const LONGEST_WORD = 40;

/** Whether a word that is not known ends as the language's verbs do. */
const isInflected = ({ language, text }: Scan, at: number, end: number): boolean =>
  end - at <= LONGEST_WORD && (wordsOf(language).endings?.test(text.slice(at, end)) ?? false);

function codedAt(scan: Scan, at: number, end: number): Token | null {
  const code = CODED.exec(scan.text.slice(at, end))?.[1];
  const entry =
    code && scan.lexicon.byWord.get(code)?.alone.find(({ text, kinds }) => text === code && kinds.includes('currency'));
  return entry ? entryToken(scan, at, { entry, end: at + entry.text.length }) : null;
}

/** "contrataremos", "enverriez-vous" */
function isVerb({ text, language }: Scan, at: number, end: number): boolean {
  const word = text.slice(at, end);
  const hyphen = word.indexOf('-');
  return hyphen > 0 ? isClitic(word.slice(hyphen + 1), language) : (wordsOf(language).verb?.test(word) ?? false);
}

function numberWordAt(scan: Scan, at: number, end: number): Token | null {
  const { atoms, joins, isGlued } = wordsOf(scan.language);
  const word = scan.text.slice(at, end);
  const parts = isGlued || word.includes('-') ? partsOfWord(word, atoms, joins) : null;
  return parts && tokenOf(scan, at, end, ['number', 'word'], composed(parts));
}

/** Arabic writes "and", "with", "for" and "the" onto the next word. */
function prefixedAt(scan: Scan, at: number, end: number): Token | null {
  const prefix = scan.lexicon.prefix?.exec(scan.text.slice(at, end))?.[0] ?? '';
  // "للتر" is "ل" with "لتر" as well as "لل" with "تر"
  for (let length = prefix.length; length > 0; length--) {
    const found = phraseAt(scan, at + length, end);
    if (found && found.end >= end) return { ...entryToken(scan, at + length, found), start: placeOf(scan.folded, at) };
  }
  return null;
}

const JOINER = /-?(?=\d)/y;

/** The end of an Arabic "with", "for" or "and" that is written onto figures: "ب85". */
function prefixEnd({ text, lexicon }: Scan, at: number): number {
  const prefix = lexicon.prefix?.exec(text.slice(at, at + 6))?.[0] ?? '';
  if (prefix === '') return at;
  const end = at + prefix.length;
  JOINER.lastIndex = end;
  return JOINER.test(text) ? JOINER.lastIndex : at;
}

const SIGNS: Readonly<Record<string, (Kind | Mark)[]>> = {
  ...Object.fromEntries([...'\n.!。।؛;…'].map((sign) => [sign, ['end' as const]])),
  ...Object.fromEntries([...'?؟'].map((sign) => [sign, ['question' as const, 'end' as const]])),
  ...Object.fromEntries([...',،、|•*–—'].map((sign) => [sign, ['break' as const]])),
  ...Object.fromEntries([...'()[]'].map((sign) => [sign, ['paren' as const]])),
  ...Object.fromEntries([...':='].map((sign) => [sign, ['colon' as const]])),
  '+': ['more'],
  '&': ['and'],
  '@': ['at'],
  '#': ['reference'],
  '%': ['percent'],
  '٪': ['percent'],
};

const WORDLIKE = /\p{L}/u;

/** The end of 会議用 before what it is for. */
function purposeEnd({ text, language }: Scan, end: number): number {
  const { purpose } = wordsOf(language).sales;
  return purpose && text[end] === purpose && /[ァ-ヶ一-龯]/.test(text[end + 1] ?? '') ? end + 1 : 0;
}

function signAt(scan: Scan, at: number): Token | null {
  const { text } = scan;
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  const phrase = signPhraseAt(scan, at);
  const purpose = phrase ? purposeEnd(scan, phrase.end) : 0;
  if (purpose > 0) return tokenOf(scan, at, purpose, ['noun']);
  if (phrase && standsAlone(scan, at, phrase)) return entryToken(scan, at, phrase);
  const kinds = kindsOf(scan, character, at);
  if (kinds) return tokenOf(scan, at, at + 1, kinds);
  return /[\p{L}\p{N}]/u.test(character) ? tokenOf(scan, at, at + character.length, ['noun']) : null;
}

function kindsOf({ text }: Scan, sign: string, at: number): Token['kinds'] | undefined {
  if (sign === '-' || sign === '−') return [isMinus(text, at) ? 'less' : 'break'];
  if (sign === '/')
    return WORDLIKE.test(
      text
        .slice(at + 1, at + 3)
        .trim()
        .charAt(0),
    )
      ? ['per']
      : undefined;
  // a full stop inside "a.b"
  return sign === '.' && !/[\s)"'\]’”.]|^$/.test(text[at + 1] ?? '') ? undefined : SIGNS[sign];
}

/** "-10 %" takes off, " - " separates. */
const isMinus = (text: string, at: number) =>
  /^.\s?\d/u.test(text.slice(at, at + 3)) && !/\d\s?$/.test(text.slice(Math.max(0, at - 2), at));
