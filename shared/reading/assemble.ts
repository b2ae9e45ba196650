import { areaOf } from '../extraction/area.ts';
import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import type { Language } from '../extraction/language.ts';
import { anyOf, findAll, perLanguage, type Span } from '../extraction/pattern.ts';
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
  const address = addressOf(
    told.filter(({ turn }) => !exchanges.has(turn)),
    language,
  );
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
  const before = addressOf(
    told.filter((it) => it.turn < turn),
    language,
  );
  return before !== undefined && exchangeIn(turns[turn]?.text ?? '', before.value, language) !== undefined;
}

/**
 * The pieces as they were told. A piece that says another again takes its place; one with another street takes the place of the street, or of all when
 * it says more.
 */
function addressOf(told: readonly Piece[], language: Language): Assembled | undefined {
  const all = told.reduce<readonly PieceOfAddress[]>((now, it) => withPiece(now, it, language), []);
  if (all.length === 0) return undefined;
  const [pieces = [], replaced = []] = [false, true].map((is) => all.filter((it) => (it.isReplaced ?? false) === is));
  const texts = pieces.map(({ text }) => text.replace(/[\s,;.]+$/u, '')).filter((text) => text !== '');
  return { value: texts.join(', '), pieces, replaced };
}

/** What has no text (any more) is said in another piece. */
type PieceOfAddress = Piece & { isReplaced?: true };

const instead = (pieces: readonly PieceOfAddress[], it: Piece): readonly PieceOfAddress[] => [
  ...pieces.map((piece) => ({ ...piece, text: '', isReplaced: true as const })),
  it,
];

function withPiece(pieces: readonly PieceOfAddress[], it: Piece, language: Language): readonly PieceOfAddress[] {
  const words = wordsOf(it.text);
  const known = pieces.flatMap(({ text }) => wordsOf(text));
  if (isWithin(words, known)) return pieces;
  const moved = withStreet(pieces, it, language);
  if (moved) return moved;
  if (isLongAfter(it, pieces)) return instead(pieces, it);
  const isOld = ({ text }: Piece) => text !== '' && (isWithin(wordsOf(text), words) || isAgain(wordsOf(text), words));
  return [...pieces.filter((piece) => !isOld(piece)), it];
}

/** A whole address, some turns after another. */
function isLongAfter(it: Piece, pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  const isWhole = ({ text }: Piece) => /\p{N}/u.test(text) && wordsOf(text).length >= 3;
  return last !== undefined && it.turn - last.turn > 4 && isWhole(it) && pieces.some(isWhole);
}

/** With the street of a later turn: "16 Oak Street" after "12 Oak Street, Portland", "99 Pine Road, Salem"; undefined where there is no other one. */
function withStreet(
  pieces: readonly PieceOfAddress[],
  it: Piece,
  language: Language,
): readonly PieceOfAddress[] | undefined {
  const sameIn = language.spaceless ? sameUnspaced : sameStreet;
  const known = pieces.find(({ text, turn }) => turn < it.turn && sameIn(text, it.text, language));
  const place = known && sameIn(known.text, it.text, language);
  if (!known || !place) return undefined;
  if (place.isWhole) return instead(pieces, it);
  const rest = known.text.slice(place.end).replace(PART, (whole, part: string) => {
    return isWithin(wordsOf(part), wordsOf(it.text)) ? '' : whole; // a flat that is told again
  });
  const text = known.text.slice(0, place.start) + it.text + rest;
  return [...pieces.map((piece) => (piece === known ? { ...piece, text } : piece)), { ...it, text: '' }];
}

/** What of a known piece another street takes the place of; all of it where a town is told with the street. */
type Place = Span & { isWhole: boolean };

function sameStreet(known: string, text: string, language: Language): Place | undefined {
  const [from, to] = [streetIn(known, language), streetIn(text, language)];
  if (!from || !to) return undefined;
  const part = known.slice(from.start).search(COMMA);
  const end = part > 0 ? from.start + part : from.end;
  return { start: from.start, end, isWhole: areaOf(text, language) !== null };
}

const COMMA = /[,،]/u;
const PART = /[,،]([^,،]*)/gu;

/** "文三路95号" after "杭州市西湖区文三路59号": from the words on that both have before a number. */
function sameUnspaced(known: string, text: string, language: Language): Place | undefined {
  const [head = ''] = /^\P{N}{2,}/u.exec(text) ?? [];
  const start = head === '' ? -1 : known.indexOf(head);
  if (start >= 0) return { start, end: known.length, isWhole: false };
  return streetIn(known, language) && streetIn(text, language)
    ? { start: 0, end: known.length, isWhole: true }
    : undefined;
}

const streetsOf = perLanguage((language) => anyOf(language.address.streets, language));
const streetIn = (text: string, language: Language) => findAll(streetsOf(language), text)[0];

/** Nearly the same words: "Elm Street 21" after "Elm Street 12". */
function isAgain(before: readonly string[], words: readonly string[]): boolean {
  const shared = before.filter((it) => words.includes(it)).length;
  return before.length >= 2 && shared >= before.length - 1;
}
