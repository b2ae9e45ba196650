import { fold } from '../extraction/fold.ts';
import { patternOf, type Span } from '../extraction/pattern.ts';
import { formatsOf } from './carrier-format.ts';
import { kindOf } from './cue.ts';
import { judgedAlone, type Reading, type Surroundings, type TrackingNumber } from './tracking-number.ts';

/** A number told in pieces; `start` and `end` are of its last one. */
export type JoinedNumber = TrackingNumber & { parts: readonly (Span & { message: number })[] };

type Piece = Span & { message: number; number: string };

const PIECE = patternOf(
  '(?<![a-z0-9_#+$€£.-])(?:1z[a-z0-9\\x20-]{0,16}|\\d(?:[\\x20-]?[a-z]{0,2}\\d){1,24})(?![a-z0-9%@]|[.,:/]\\d)',
);
const MAX_PIECES = 4;
/** How many messages may lie between two pieces of one number. */
const MAX_BETWEEN = 2;
const MAX_OF_MESSAGE = 12;

/** The numbers that only hold when pieces are put together: "the first half is 9405 5542 0305", "then 8379 4630 8782". */
export function numbersAcross(
  readings: readonly Reading[],
  known: readonly TrackingNumber[],
  around: Surroundings,
): JoinedNumber[] {
  const taken = known.filter(({ checked, number }) => checked === true && number.length !== 12 && number.length !== 10);
  const pieces = readings.flatMap((reading) =>
    piecesIn(reading).filter(
      (it) => !taken.some((other) => other.message === it.message && other.start < it.end && it.start < other.end),
    ),
  );
  const joined: JoinedNumber[] = [];
  for (let from = 0; from < pieces.length; from++) {
    const found = joinedFrom(pieces, from, readings, around);
    if (!found) continue;
    joined.push(found);
    from += found.parts.length - 1;
  }
  return joined;
}

function joinedFrom(
  pieces: readonly Piece[],
  from: number,
  readings: readonly Reading[],
  around: Surroundings,
): JoinedNumber | null {
  for (let length = MAX_PIECES; length >= 2; length--) {
    const run = pieces.slice(from, from + length);
    const last = run.at(-1);
    if (!last || run.length < length || !areOfOne(run, readings)) continue;
    const number = run.map((it) => it.number).join('');
    if (!isSure(number) || !(number.length >= SURE_LENGTH || isAwaited(run, readings))) continue;
    const reading = readings.find(({ message }) => message === last.message);
    const found = reading && judgedAlone({ ...last, number }, reading, around);
    if (found) return { ...found, parts: run.map(({ message, start, end }) => ({ message, start, end })) };
  }
  return null;
}

const isSure = (number: string) =>
  number.length <= MAX_LENGTH && formatsOf(number, '').some(({ valid }) => valid === true);

/** Two short numbers make a longer one with a check digit that fits once in ten times. */
const SURE_LENGTH = 18;
const MAX_LENGTH = 30;

const isAwaited = (run: readonly Piece[], readings: readonly Reading[]) =>
  readings.some(
    ({ message, asked, cues }) =>
      message === run[0]?.message && (asked.has('tracking') || cues.some(({ kind }) => kind === 'tracking')),
  );

/** By one speaker, with little between them. */
const areOfOne = (run: readonly Piece[], readings: readonly Reading[]) =>
  run.every((it, index) => {
    const previous = run[index - 1];
    if (!previous) return true;
    const [a, b] = [previous, it].map((piece) => readings.find(({ message }) => message === piece.message));
    return (
      a?.turn.role === b?.turn.role &&
      it.message - previous.message <= MAX_BETWEEN &&
      (it.message > previous.message || it.start - previous.end <= 40)
    );
  });

function piecesIn({ turn: { text }, message, cues }: Reading): Piece[] {
  const { text: folded, starts } = fold(text);
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(folded); match && pieces.length < MAX_OF_MESSAGE; match = PIECE.exec(folded)) {
    const [start, end] = [match.index, match.index + match[0].length].map((at) => starts?.[at] ?? at);
    pieces.push({
      message,
      start: start ?? 0,
      end: end ?? 0,
      number: match[0].toUpperCase().replace(/[^A-Z0-9]/g, ''),
    });
  }
  return pieces.filter((it) => {
    const kind = kindOf(it, text, cues, pieces);
    return kind !== 'order' && kind !== 'other';
  });
}
