import type { Ask, Language } from '../extraction/language.ts';
import { namePatternsOf } from '../extraction/name-pattern.ts';
import { findAll, wordKey } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { askedBefore } from './asked-before.ts';
import { withCharacters } from './name-in-characters.ts';
import { withWords } from './name-in-words.ts';
import { type Name, type Part, SPELLED, unitsOf } from './name-part.ts';
import type { Assembled, Piece } from './piece.ts';

/** First and last name together; what is told again in full, or spelled, takes the place of what it was. */
export function nameOf(told: readonly Piece[], turns: readonly Turn[], language: Language): Assembled | undefined {
  const name = told.reduce<Name | undefined>((now, piece) => {
    const asked = askedBefore(piece, turns, language);
    const value = written(piece.text, language);
    const part = partOf(piece, asked, turns, language);
    const it: Name = { value, pieces: [piece], part, units: unitsOf(value, language) };
    if (!now) return it;
    return language.spaceless ? withCharacters(now, it, turns) : withWords(now, it, turns, language);
  }, undefined);
  return name && { value: name.value, pieces: name.pieces };
}

/** A name as it is to be written: the first name first, without a title, and as a word where it is told letter by letter. */
function written(text: string, language: Language): string {
  if (SPELLED.test(text)) return capitalised(text.replace(/[^\p{L}]/gu, ''));
  const bare = withoutTitle(/\p{Lu}\.$/u.test(text) ? text : text.replace(/[\s,;:.]+$/u, ''), language);
  return language.spaceless ? bare : surnameLast(bare);
}

const capitalised = (letters: string) => letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();

/** "Smith, John" and "SMITH John" as they are filed. */
function surnameLast(typed: string): string {
  const [, surname, rest] = SURNAME_FIRST.exec(typed) ?? [];
  if (surname && rest) return `${rest} ${surname}`;
  const words = typed.split(/\s+/u);
  const given = words.findIndex((word) => !isCapitals(word));
  const last = words.slice(0, Math.max(0, given));
  return last.join('').length > 2 ? [...words.slice(last.length), ...last].join(' ') : typed;
}

const SURNAME_FIRST = /^([^,،]+)[,،][,\s]*(.+)$/u;
const isCapitals = (word: string) =>
  word === word.toUpperCase() && word !== word.toLowerCase() && !word.includes('.') && !SPELLED.test(word);

/** "Dr. Hamilton Sá": the words behind a title; "Mme Girard" stays. */
function withoutTitle(text: string, language: Language): string {
  const [title = '', ...others] = text.split(/\s+/u);
  return others.length > 1 && namePatternsOf(language).titles.has(wordKey(title)) ? others.join(' ') : text;
}

/** So many characters before a name say which part it is. */
const BEFORE = 25;

function partOf({ turn, start }: Piece, asked: ReadonlySet<Ask>, turns: readonly Turn[], language: Language): Part {
  const before = turns[turn]?.text.slice(Math.max(0, start - BEFORE), start).replace(/^.*[,、，;；。\n]/su, '') ?? '';
  const placeOf = (part: 'first' | 'last') => findAll(namePatternsOf(language)[part], before).at(-1)?.end ?? -1;
  const [first, last] = [placeOf('first'), placeOf('last')];
  if (first !== last) return first > last ? 'first' : 'last';
  if (asked.has('firstName')) return 'first';
  return asked.has('lastName') ? 'last' : null;
}
