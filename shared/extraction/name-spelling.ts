import { foldedOf } from './fold.ts';
import type { Language } from './language.ts';
import { LETTER, MARK } from './letters.ts';
import { type Name, nameAt } from './name-shape.ts';
import { skipOpeners } from './opener.ts';
import type { Span } from './pattern.ts';

/** "K-A-R-E-N", "K A R E N", "k.a.r.e.n" */
const SPELLED = new RegExp(String.raw`[${LETTER}](?:(?:\s?[-.]\s?|\s)[${LETTER}]){2,24}(?![${LETTER}${MARK}])`, 'uy');
const SEPARATOR = /[\s.,-]+/u;

/** A name as it is to be written, and where its telling ends. */
type Told = { value: string; end: number };

/** A name with what was spelled of it: "Karin, that's K-A-R-E-N, Whitfield" is Karen Whitfield. */
export function withSpelling(text: string, name: Span, language: Language): Told {
  const typed = surnameLast(text.slice(name.start, name.end));
  const words = typed.split(/\s+/u);
  const own = words.map(despelled);
  const told = { value: own.join(' ') === words.join(' ') ? typed : own.join(' '), end: name.end };
  const at = skipOpeners(text, name.end, language);
  SPELLED.lastIndex = at;
  const spelling = SPELLED.exec(text)?.[0];
  if (!spelling || at === name.end || !own.some((word) => isLike(word, lettersOf(spelling)))) return told;
  return spelledOut(text, { own, spelling, end: at + spelling.length }, language);
}

/** "Smith, John" and "SMITH John" as they are filed. */
export function surnameLast(typed: string): string {
  const [, surname, rest] = SURNAME_FIRST.exec(typed) ?? [];
  if (surname && rest) return `${rest} ${surname}`;
  const words = typed.split(/\s+/u);
  const given = words.findIndex((word) => !isCapitals(word));
  const last = words.slice(0, Math.max(0, given));
  return last.join('').length > 2 ? [...words.slice(last.length), ...last].join(' ') : typed;
}

const SURNAME_FIRST = /^([^,،]+)[,،][,\s]*(.+)$/u;
const isCapitals = (word: string) =>
  word === word.toUpperCase() && word !== word.toLowerCase() && !word.includes('.') && !SPELLED_WORD.test(word);

type Spelled = { own: readonly string[]; spelling: string; end: number };

function spelledOut(text: string, { own, spelling, end }: Spelled, language: Language): Told {
  const letters = lettersOf(spelling);
  const spelled = own.find((word) => foldedOf(word) === foldedOf(letters)) ?? own.find((word) => isLike(word, letters));
  const words = own.map((word) => (word === spelled ? inCaseOf(word, letters) : word));
  const more = nameAt(text, skipOpeners(text, end, language), language);
  if (own.length > 1 || !more?.isCapital) return { value: words.join(' '), end };
  return { value: [...words, ...more.words].join(' '), end: more.end };
}

const lettersOf = (spelling: string) => spelling.split(SEPARATOR).join('');

/** The same name, but for a letter or two. */
function isLike(word: string, spelled: string): boolean {
  const [a, b] = [foldedOf(word), foldedOf(spelled)];
  return a === b || (a[0] === b[0] && Math.abs(a.length - b.length) <= 2);
}

/** What was typed stays as it was typed when it is spelled alike. */
const inCaseOf = (word: string, spelled: string) =>
  foldedOf(word) === foldedOf(spelled) ? word : capitalised(spelled);

const SPELLED_WORD = new RegExp(String.raw`^[${LETTER}](?:[-.][${LETTER}]){2,24}\.?$`, 'u');

export const isSpelled = ({ words }: Name) => words.every((word) => SPELLED_WORD.test(word));

const despelled = (word: string) => (SPELLED_WORD.test(word) ? capitalised(lettersOf(word)) : word);

/** "KAREN", told letter by letter, as a name. */
export const capitalised = (letters: string) => letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
