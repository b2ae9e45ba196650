import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import { addressOf } from './assemble-address.ts';
import { nameOf } from './assemble-name.ts';
import type { ContactField } from './labelled.ts';
import type { Assembled, Piece, Stretch } from './piece.ts';
import type { Told } from './tags.ts';
import { wholeAddress } from './whole-address.ts';

/** One that tells something of a person. */
export type Tagged = Stretch & Told;

/** So many pieces are put together, the latest: each is compared with all before it. */
const MOST_PIECES = 40;

/** The value of a field that was told in pieces, and again; undefined of none. */
export function assemble(
  field: ContactField,
  pieces: readonly Stretch[],
  turns: readonly Turn[],
  language: Language,
): Assembled | undefined {
  const told = pieces
    .slice(-MOST_PIECES)
    .map((it) => (field === 'address' ? wholeAddress(it, turns, language) : it))
    .map((it) => ({ ...it, text: (turns[it.turn]?.text.slice(it.start, it.end) ?? '').replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '');
  if (field === 'name') return nameOf(told, turns, language);
  return field === 'phone' ? phoneOf(told, language) : addressOf(told, turns, language);
}

const TOLERANCE = 0.35;

/** The value of the customer's own that the tagger is surest of, without pieces that it is much less sure of. */
export function assembleSurest(
  field: ContactField,
  tagged: readonly Tagged[],
  turns: readonly Turn[],
  language: Language,
): Assembled | undefined {
  const own = tagged.filter((it) => it.isOwn && it.field === field);
  const best = Math.max(...own.map(({ score }) => score));
  const sure = own.filter(({ score }) => score >= best - TOLERANCE);
  return assemble(field, sure, turns, language);
}

const WHOLE_NUMBER = 7;

type Dialled = Assembled & { digits: string };

/** The last number; of one that was told in pieces the pieces together. */
function phoneOf(told: readonly Piece[], language: Language): Assembled | undefined {
  const number = told.reduce<Dialled | undefined>((now, it) => withDigits(now, it, language), undefined);
  return number && number.digits.length > 2 ? { value: number.value, pieces: number.pieces } : undefined;
}

function withDigits(now: Dialled | undefined, it: Piece, language: Language): Dialled | undefined {
  const value = typed(it.text, language);
  const digits = digitsOf(value);
  if (digits === '' || (now && isEndOf(digits, now))) return now;
  if (!now || !goesOn(digits, it.turn, now)) return { value, digits, pieces: [it] };
  return { value: `${now.value} ${value}`, digits: now.digits + digits, pieces: [...now.pieces, it] };
}

/** The last digits, said again: two of them only once there is a number. */
const isEndOf = (digits: string, now: Dialled): boolean =>
  digits.length >= (now.digits.length > WHOLE_NUMBER ? 2 : 3) &&
  digits.length < WHOLE_NUMBER &&
  now.digits.endsWith(digits);

const LONGEST_NUMBER = 13;
const goesOn = (digits: string, turn: number, now: Dialled): boolean =>
  Math.min(digits.length, now.digits.length) < WHOLE_NUMBER &&
  digits.length < WHOLE_NUMBER + 2 &&
  turn - (now.pieces.at(-1)?.turn ?? 0) <= 3 &&
  now.digits.length + digits.length <= LONGEST_NUMBER;

function typed(text: string, language: Language): string {
  const figures = digitsOf(text).length;
  const words = digitsOnly(text, language) ?? spokenNumbersIn(text, language)[0]?.digits ?? '';
  return digitsOf(words).length > figures ? words : text.replace(/^[^\p{Nd}+(]+|[^\p{Nd})]+$/gu, '');
}
