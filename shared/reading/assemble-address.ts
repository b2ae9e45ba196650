import { areaOf } from '../extraction/area.ts';
import { isCorrection } from '../extraction/denial.ts';
import type { Language } from '../extraction/language.ts';
import type { Span } from '../extraction/pattern.ts';
import type { Turn } from '../extraction/turn.ts';
import { streetIn } from './address-part.ts';
import { askedBefore } from './asked-before.ts';
import { exchangeIn, withExchanges } from './exchange.ts';
import { type Assembled, isWithin, type Piece, wordsOf } from './piece.ts';

/** The pieces put together, with what the customer exchanges in them later; undefined of none. */
export function addressOf(told: readonly Piece[], turns: readonly Turn[], language: Language): Assembled | undefined {
  const places = new Set(told.map(({ turn }) => turn));
  const exchanges = new Set([...places].filter((turn) => isExchange(turn, told, turns, language)));
  const address = piecesOf(
    told.filter(({ turn }) => !exchanges.has(turn)),
    turns,
    language,
  );
  return address && withExchanges(address, turns, language);
}

/** Whether a message exchanges a part of the address told before: "number 16, not 12" has no further piece. */
function isExchange(turn: number, told: readonly Piece[], turns: readonly Turn[], language: Language): boolean {
  const before = piecesOf(
    told.filter((it) => it.turn < turn),
    turns,
    language,
  );
  return before !== undefined && exchangeIn(turn, turns, before.value, language) !== undefined;
}

/**
 * The pieces as they were told. A piece that says another again takes its place; one with another street takes the place of the street, or of all when
 * it says more.
 */
function piecesOf(told: readonly Piece[], turns: readonly Turn[], language: Language): Assembled | undefined {
  const all = told.reduce<readonly PieceOfAddress[]>((now, it) => withPiece(now, it, turns, language), []);
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

function withPiece(
  pieces: readonly PieceOfAddress[],
  it: Piece,
  turns: readonly Turn[],
  language: Language,
): readonly PieceOfAddress[] {
  const words = wordsOf(it.text);
  const known = pieces.flatMap(({ text }) => wordsOf(text));
  if (isWithin(words, known)) return pieces;
  const moved = withStreet(pieces, it, turns, language);
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
  turns: readonly Turn[],
  language: Language,
): readonly PieceOfAddress[] | undefined {
  const sameIn = language.spaceless
    ? sameUnspaced
    : (known: string, text: string) => sameStreet(known, text, language) ?? sameArea(known, text, language);
  const known = pieces.find(({ text, turn }) => turn < it.turn && sameIn(text, it.text, language));
  const place = known && sameIn(known.text, it.text, language);
  if (!known || !place || isFurther(it, known, turns, language)) return undefined;
  if (place.isWhole) return instead(pieces, it);
  const rest = known.text.slice(place.end).replace(PART, (whole, part: string) => {
    return isWithin(wordsOf(part), wordsOf(it.text)) ? '' : whole; // a flat that is told again
  });
  const text = known.text.slice(0, place.start) + it.text + rest;
  return [...pieces.map((piece) => (piece === known ? { ...piece, text } : piece)), { ...it, text: '' }];
}

/** Whether a part that was asked for goes with what was told: "Sector 12, Dwarka" after "Flat 305, Neelkanth Heights". */
function isFurther(it: Piece, known: Piece, turns: readonly Turn[], language: Language): boolean {
  const text = turns[it.turn]?.text ?? '';
  if (areaOf(known.text, language) && areaOf(it.text, language)) return false;
  if (isCorrection(text, language)) return false;
  const asks = askedBefore(it, turns, language);
  return asks.has('street') || asks.has('unclear');
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

/** Both are whole, with a number and a town: "ul. Zana 38/71, 20-601 Lublin" after "Nałęczowska 14/2, 20-701 Lublin". */
function sameArea(known: string, text: string, language: Language): Place | undefined {
  const isWhole = [known, text].every(
    (it) => (it.match(/\p{N}+/gu)?.length ?? 0) > 1 && wordsOf(it).length > 3 && areaOf(it, language) !== null,
  );
  return isWhole ? { start: 0, end: known.length, isWhole } : undefined;
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

/** Nearly the same words: "Elm Street 21" after "Elm Street 12". */
function isAgain(before: readonly string[], words: readonly string[]): boolean {
  const shared = before.filter((it) => words.includes(it)).length;
  return before.length >= 2 && shared >= before.length - 1;
}
