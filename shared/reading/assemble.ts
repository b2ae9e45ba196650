import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import { foldedOf } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { distance } from '../extraction/name-likeness.ts';
import type { Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import type { ContactField } from './labelled.ts';
import type { Told } from './tags.ts';

/** A stretch of a turn's text, and how sure its reader is of it (0 to 1). */
export type Stretch = Span & { turn: number; score: number };

/** One that tells something of a person. */
export type Tagged = Stretch & Told;

/** A value of a field, and the stretches it is made of. */
export type Assembled = { value: string; pieces: Stretch[] };

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
    .map((it) => ({ ...it, text: (turns[it.turn]?.text.slice(it.start, it.end) ?? '').replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '');
  if (field === 'name') return nameOf(told, language);
  return field === 'phone' ? phoneOf(told, language) : addressOf(told);
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

type Piece = Stretch & { text: string };

/** The words and figures of a value, without case and accents. */
export const wordsOf = (text: string): string[] => foldedOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
export const isWithin = (few: readonly string[], many: readonly string[]) => few.every((it) => many.includes(it));

const SPELLED = /^\p{L}(?:[\s.,-]{1,3}\p{L}){1,24}\.?$/u;

/** A name as it is written; one that is told letter by letter in one word. */
function written(text: string): string {
  if (!SPELLED.test(text)) return /\p{Lu}\.$/u.test(text) ? text : text.replace(/[\s,;:.]+$/u, '');
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
}

/** First and last name together; what is told again in full, or spelled, takes the place of what it was. */
const nameOf = (told: readonly Piece[], language: Language): Assembled | undefined =>
  told.reduce<Assembled | undefined>((now, it) => withName(now, it, language), undefined);

function withName(now: Assembled | undefined, it: Piece, language: Language): Assembled {
  const value = written(it.text);
  if (!now) return { value, pieces: [it] };
  const [known, words] = [wordsOf(now.value), wordsOf(value)];
  if (isWithin(words, known)) return now;
  const misheard = SPELLED.test(it.text) ? now.value.split(' ').find((word) => isLike(word, value)) : undefined;
  if (misheard !== undefined) return { value: now.value.replace(misheard, value), pieces: [...now.pieces, it] };
  if (isWithin(known, words) || !isPart(known, now, it, language) || !isPart(words, now, it, language))
    return { value, pieces: [it] };
  return { value: now.value + (language.spaceless ? '' : ' ') + value, pieces: [...now.pieces, it] };
}

/** One part of a name, told beside the other. */
const isPart = (words: readonly string[], now: Assembled, it: Piece, { spaceless }: Language): boolean =>
  (spaceless ? words.join('').length <= 3 : words.length <= 1) && it.turn - (now.pieces.at(-1)?.turn ?? 0) <= 4;

function isLike(a: string, b: string): boolean {
  const [x, y] = [foldedOf(a), foldedOf(b)];
  return (
    x.charAt(0) === y.charAt(0) &&
    Math.abs(x.length - y.length) <= 3 &&
    distance(x, y) <= Math.max(x.length, y.length) / 2
  );
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

/** The last digits, said again. */
const isEndOf = (digits: string, now: Dialled): boolean =>
  digits.length >= 3 && digits.length < WHOLE_NUMBER && now.digits.endsWith(digits);

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

/** The pieces as they were told; a piece that says another again takes its place. */
function addressOf(told: readonly Piece[]): Assembled | undefined {
  let pieces: Piece[] = [];
  for (const it of told) {
    const words = wordsOf(it.text);
    if (pieces.some((piece) => isWithin(words, wordsOf(piece.text)))) continue;
    if (
      isWithin(
        words,
        pieces.flatMap((piece) => wordsOf(piece.text)),
      )
    )
      continue;
    const last = pieces.at(-1);
    const isAnew =
      last &&
      it.turn - last.turn > 4 &&
      words.length >= 3 &&
      /\p{N}/u.test(it.text) &&
      pieces.some(({ text }) => /\p{N}/u.test(text) && wordsOf(text).length >= 3);
    pieces = isAnew
      ? [it]
      : [...pieces.filter(({ text }) => !isWithin(wordsOf(text), words) && !isAgain(wordsOf(text), words)), it];
  }
  return pieces.length > 0
    ? { value: pieces.map(({ text }) => text.replace(/[\s,;.]+$/u, '')).join(', '), pieces }
    : undefined;
}

/** Nearly the same words: "Elm Street 21" after "Elm Street 12". */
function isAgain(before: readonly string[], words: readonly string[]): boolean {
  const shared = before.filter((it) => words.includes(it)).length;
  return before.length >= 2 && shared >= before.length - 1;
}
