import { fold } from '../extraction/fold.ts';
import { anyOf, expressionOf, isIn, overlaps, patternOf, perLanguage, type Span } from '../extraction/pattern.ts';
import { formatsOf } from './carrier-format.ts';
import { kindOf } from './cue.ts';
import { shipmentLanguageOf } from './languages.ts';
import type { Reading } from './reading.ts';
import { judged, type Numbered, type Surroundings, type TrackingNumber } from './tracking-number.ts';

type Placed = Span & { message: number };

/** A number told in pieces; `start` and `end` are of its last one. */
export type JoinedNumber = TrackingNumber & { parts: readonly Placed[] };

type Piece = Numbered & { reading: Reading };

const PIECE = patternOf(
  '(?<![a-z0-9_#+$€£.-])(?:1z[a-z0-9\\x20-]{0,16}|\\d(?:[\\x20-]?[a-z]{0,2}\\d){1,24})(?![a-z0-9%@]|[.,:/]\\d)',
);
const MAX_PIECES = 4;
/** How many messages may lie between two pieces of one number. */
const MAX_BETWEEN = 2;
const MAX_GAP = 40;
const NEAR = 14;
const MAX_OF_MESSAGE = 12;

/** The numbers that only hold when pieces are put together: "the first half is 9405 5542 0305", "then 8379 4630 8782". */
export function numbersAcross(
  readings: readonly Reading[],
  known: ReadonlyMap<number, readonly TrackingNumber[]>,
  around: Surroundings,
): JoinedNumber[] {
  const pieces = readings.flatMap((reading) => {
    const taken = (known.get(reading.message) ?? []).filter(isCertain);
    return piecesIn(reading).filter((it) => !taken.some((other) => overlaps(other, it)));
  });
  const joined: JoinedNumber[] = [];
  for (let from = 0; from < pieces.length; from++) {
    const found = joinedFrom(pieces.slice(from, from + MAX_PIECES), around);
    if (!found) continue;
    joined.push(found);
    from += found.parts.length - 1;
  }
  return joined;
}

/** Ten or twelve digits of a longer number have a check digit that fits by chance. */
const isCertain = ({ checked, number }: TrackingNumber) =>
  checked === true && number.length !== 12 && number.length !== 10;

/** The longest number that begins with the first piece. */
function joinedFrom(pieces: readonly Piece[], around: Surroundings): JoinedNumber | null {
  const runs = [4, 3, 2].filter((length) => length <= pieces.length).map((length) => pieces.slice(0, length));
  for (const run of runs) {
    const found = areOfOne(run) ? joinedOf(run, around) : null;
    if (found) return found;
  }
  return null;
}

function joinedOf(run: readonly Piece[], around: Surroundings): JoinedNumber | null {
  const last = run.at(-1);
  const number = run.map((it) => it.number).join('');
  if (!last || number.length > MAX_LENGTH || !isMeant(number, run, around)) return null;
  const { start, end, reading } = last;
  const found = judged({ start, end, number }, reading, around);
  return found && { ...found, parts: run.map((it) => ({ message: it.reading.message, start: it.start, end: it.end })) };
}

/** How the long numbers of UPS, USPS and FedEx begin: the check digit of others fits once in ten times. */
const SURE = /^(?:1Z|9[1-6]\d{18}|420\d{20})/;
const MAX_LENGTH = 30;

const piecesOf = perLanguage((language) => anyOf(shipmentLanguageOf(language).pieces ?? [], language));

/** Its check digit holds, and it is long, awaited, or of a carrier that is named. */
function isMeant(number: string, run: readonly Piece[], { named, language }: Surroundings): boolean {
  const formats = formatsOf(number, '').filter(({ valid }) => valid === true);
  if (formats.length === 0 || SURE.test(number)) return formats.length > 0;
  if (!run.every((it, index) => isAlmostBeside(it, run[index - 1]))) return false;
  const carriers = formats.flatMap(({ candidates }) => candidates.map(({ carrier }) => carrier));
  const isAnnounced = run.some(({ reading }) => isIn(piecesOf(language), reading.text));
  return isAnnounced || isAwaited(run) || named.some(({ carrier }) => carriers.includes(carrier));
}

/** Figures of one message that are further apart are a house, a year, a price. */
const isAlmostBeside = (it: Piece, previous: Piece | undefined) =>
  previous?.reading !== it.reading || it.start - previous.end <= NEAR;

const isAwaited = ([first]: readonly Piece[]) =>
  first !== undefined &&
  (first.reading.asked.has('tracking') || first.reading.cues.some(({ kind }) => kind === 'tracking'));

/** By one speaker, with little between them. */
const areOfOne = (run: readonly Piece[]) =>
  run.every((it, index) => {
    const previous = run[index - 1];
    return !previous || (it.reading.role === previous.reading.role && isSoonAfter(it, previous));
  });

const isSoonAfter = (it: Piece, previous: Piece) =>
  !isAgain(it, previous) &&
  (it.reading.message === previous.reading.message
    ? it.start - previous.end <= MAX_GAP
    : it.reading.message - previous.reading.message <= MAX_BETWEEN);

/** Typed once more with a digit or two put right, it is a number of its own. */
function isAgain({ number }: Piece, previous: Piece): boolean {
  if (number.length < MIN_WHOLE || number.length !== previous.number.length) return false;
  return [...number].filter((it, index) => it !== previous.number[index]).length <= number.length / 3;
}

const MIN_WHOLE = 8;

function piecesIn(reading: Reading): Piece[] {
  const { text, starts } = fold(reading.text);
  const pieces: Piece[] = [];
  const piece = expressionOf(PIECE, text);
  for (let match = piece.exec(text); match && pieces.length < MAX_OF_MESSAGE; match = piece.exec(text)) {
    const end = match.index + match[0].length;
    const number = match[0].toUpperCase().replace(/[^A-Z0-9]/g, '');
    pieces.push({ start: starts?.[match.index] ?? match.index, end: starts?.[end] ?? end, number, reading });
  }
  const rest = restIn(reading);
  return rest ? [rest] : pieces.filter((it) => SURE_START.test(it.number) || isFree(it, reading));
}

/** Nothing but letters and figures, which may go on with what the message before began: "PL0360". */
function restIn(reading: Reading): Piece | undefined {
  const { text } = reading;
  if (text.length > MAX_REST) return undefined;
  const typed = text.trim();
  const start = text.indexOf(typed);
  const isRest = MIXED.test(typed) && !SURE_START.test(typed.toUpperCase());
  return isRest ? { start, end: start + typed.length, number: typed.toUpperCase(), reading } : undefined;
}

const MAX_REST = 20;
const MIXED = /^(?=.{0,15}[a-z])(?=.{0,15}\d)[a-z\d]{2,16}$/i;

/** "The number on my receipt starts with 9400 …" */
const SURE_START = /^(?:1Z|9[1-5]\d{5})/;

function isFree(it: Piece, reading: Reading): boolean {
  const kind = kindOf(it, reading);
  return kind !== 'order' && kind !== 'other';
}
