import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import type { Language } from '../extraction/language.ts';
import type { Turn } from '../extraction/turn.ts';
import { digitsOf } from '../search.ts';
import { nameOf } from './assemble-name.ts';
import { exchangeIn, withExchanges } from './exchange.ts';
import type { ContactField } from './labelled.ts';
import { type Assembled, isWithin, type Piece, type Stretch, wordsOf } from './piece.ts';
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
  if (field === 'phone') return phoneOf(told, language);
  const places = new Set(told.map(({ turn }) => turn));
  const exchanges = new Set([...places].filter((turn) => isExchange(turn, told, turns, language)));
  const address = addressOf(told.filter(({ turn }) => !exchanges.has(turn)));
  return address && withExchanges(address, turns, language);
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

/** Whether a message exchanges a part of the address told before: "number 16, not 12" has no further piece. */
function isExchange(turn: number, told: readonly Piece[], turns: readonly Turn[], language: Language): boolean {
  const before = addressOf(told.filter((it) => it.turn < turn));
  return before !== undefined && exchangeIn(turns[turn]?.text ?? '', before.value, language) !== undefined;
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
