import { LETTER, MARK } from './letters.ts';

/**
 * A text as phrases are matched with it: lower case, without accents (but on a word of one letter, where "é" and "e" are two
 * words), vowel points and invisible characters, digits as 0-9, one apostrophe, a run of white space as one blank or line break. `starts[i]` is where unit `i` begins in the text as it was
 * typed (one more for its end); null when every unit is where it was.
 */
export type Folded = { text: string; starts: Uint32Array | null };

/** Keeps what was made last: one message is matched with many patterns, whole and in parts, and has few different words. */
export function remembering<T>(make: (text: string) => T, size: number): (text: string) => T {
  const latest = new Map<string, T>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (latest.size >= size) latest.clear();
    latest.set(text, made);
    return made;
  };
}

export const fold: (text: string) => Folded = remembering(newFolded, 200);

/** The folded form of a word or of a phrase's source, where nobody asks for places. */
export const foldedOf: (text: string) => string = remembering((text) => newFolded(text).text, 2000);

/** What folds to itself, for a class: ASCII, and most letters of Arabic, Devanagari, Japanese and Chinese. */
export const USUAL =
  '\\n -~\\u060c\\u061b\\u0627\\u0628\\u062a-\\u063a\\u0641-\\u0648\\u064a\\u0902\\u0903\\u0905-\\u0928\\u092a-\\u0930\\u0932\\u0933\\u0935-\\u0939\\u093e-\\u094d\\u0964\\u3001\\u3002\\u300c-\\u300f\\u3041-\\u3094\\u30a1-\\u30fa\\u30fc\\u3400-\\u9fff';
const UNUSUAL = new RegExp(`[^${USUAL}]|\``, 'gu');
const RUN = /[\n ]{2}/;

/** Most texts fold character by character and stay where they are. */
function newFolded(text: string): Folded {
  let moves = false;
  const folded = text.toLowerCase().replace(UNUSUAL, (character, index: number, whole: string) => {
    const unit = isWordOfOne(whole, index) ? character : unitOf(character);
    moves ||= unit.length !== character.length;
    return unit;
  });
  return moves || folded.length !== text.length || RUN.test(folded) ? foldUnits(text) : { text: folded, starts: null };
}

function foldUnits(text: string): Folded {
  const made = { units: [], starts: new Uint32Array(MAX_UNITS * text.length + 1), length: 0, isBlank: false };
  let start = 0;
  for (const character of text) {
    append(made, isWordOfOne(text, start) ? character.toLowerCase() : unitOf(character), start);
    start += character.length;
  }
  made.starts[made.length] = start;
  return { text: made.units.join(''), starts: made.starts.slice(0, made.length + 1) };
}

type Made = { units: string[]; starts: Uint32Array; length: number; isBlank: boolean };

/** Of a run of blanks the first stays, as a line break when one is among them. */
function append(made: Made, unit: string, start: number): void {
  if (unit === '') return;
  const isBlank = unit === ' ' || unit === '\n';
  if (isBlank && made.isBlank) {
    if (unit === '\n') made.units[made.units.length - 1] = unit;
    return;
  }
  made.isBlank = isBlank;
  made.units.push(unit);
  made.starts[made.length++] = start;
  if (unit.length > 1) made.starts[made.length++] = start + (isPair(unit) ? 1 : 0);
}

/** Of an astral character each half has its place; "ss" from "ß" has one. */
const isPair = (unit: string) => unit.length === 2 && unit >= '\ud800' && unit < '\ue000';

const ACCENTED = /[à-ÿ]/i;
const ANY_LETTER = new RegExp(`[${LETTER}${MARK}]`, 'u');
const ASCII = 0x7f;

/** Whether an accented letter is a word by itself. */
export const isWordOfOne = (text: string, index: number) =>
  text.charCodeAt(index) > ASCII &&
  ACCENTED.test(text[index] ?? '') &&
  !ANY_LETTER.test(text[index - 1] ?? '') &&
  !ANY_LETTER.test(text[index + 1] ?? '');

const units = new Map<string, string>();

function unitOf(character: string): string {
  const known = units.get(character);
  if (known !== undefined) return known;
  const unit = newUnit(character);
  units.set(character, unit);
  return unit;
}

/** So that a text cannot grow without bound (one Arabic ligature decomposes into eighteen letters). */
const MAX_UNITS = 2;
// Combining accents; Arabic vowel points and tatweel; the Devanagari nukta; soft hyphen, zero-width and direction marks.
const INVISIBLE = new RegExp(
  `[${['\\u0300-\\u036f', '\\u064b-\\u065f\\u0670\\u0640', '\\u093c', '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff'].join('')}]`,
  'g',
);
/** Letters and signs that people type for each other and Unicode does not decompose. */
const ALIKE = new Map(
  ['ßss', 'æae', 'œoe', 'øo', 'łl', 'đd', 'ıi', 'ىي', 'یي', 'ةه', 'کك', 'ँं', "’'", "‘'", "´'", "`'", "ʼ'"].map((it) => [
    it.charAt(0),
    it.slice(1),
  ]),
);

function newUnit(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character)) return '\n';
  if (/\s/.test(character)) return ' ';
  const lower = character.toLowerCase();
  const plain =
    ALIKE.get(lower) ?? lower.replace(DIGIT, asciiDigit).normalize('NFKD').replace(INVISIBLE, '').normalize('NFC');
  return (ALIKE.get(plain) ?? plain).slice(0, MAX_UNITS);
}

/** First code points of the digit rows people type: Arabic-Indic, Persian, Devanagari, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];
const DIGIT = /[٠-٩۰-۹०-९０-９]/gu;
/** Signs of other scripts inside numbers, and the "no" and the long vowel that Japanese writes for a hyphen. */
const SIGN = /＋|(?<=[\d)）])[－−‐‑―ーの](?=[\d(（])|（(?=\d)|(?<=\d)）/gu;
const SIGNS = new Map(
  ['＋+', '（(', '）)', ...Array.from('－−‐‑―ーの', (it) => `${it}-`)].map((it) => [it.charAt(0), it.charAt(1)]),
);

/** The text with every script's digits as 0-9, and the signs between them, of the same length. */
export const asciiDigits = (text: string) => text.replace(DIGIT, asciiDigit).replace(SIGN, (it) => SIGNS.get(it) ?? it);

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
}
