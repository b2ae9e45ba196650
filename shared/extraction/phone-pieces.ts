import { digitsAmong, digitsOnly } from './digits.ts';
import type { Ask, Language } from './language.ts';
import { skipOpeners } from './opener.ts';
import type { Passage } from './passage.ts';
import { e164Of, fullLengthOf } from './phone-plan.ts';
import type { PhoneCandidate } from './phone-shape.ts';

const MAX_PIECES = 6;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const MAX_PROMPT = 25;

/** `isAmong`: with words around that are none of it. */
type Piece = { passage: Passage; digits: string; isWhole: boolean; isAmong: boolean; start: number; end: number };

/** A number told in several messages in a row ("four one five" – "and then?" – "triple five …"). */
export function phonesAcross(passages: readonly Passage[], language: Language): PhoneCandidate[] {
  return runsOf(passages.map((passage) => pieceIn(passage, language))).flatMap((run) => {
    const digits = run.map((piece) => piece.digits).join('');
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || run.length === 1 || run.length > MAX_PIECES || isRepeated(run)) return [];
    const e164 = e164Of(digits, language);
    if (!e164 && (run.some(({ isAmong }) => isAmong) || !mayBeNumber(digits, last))) return [];
    const span = { start: last.passage.start + last.start, end: last.passage.start + last.end };
    const score = e164 ? 0.9 : 0.6;
    return [
      {
        ...span,
        whole: span,
        message: last.passage.message,
        value: digits,
        dialled: digits,
        e164,
        rule: 'pieces',
        score,
      },
    ];
  });
}

/** Of the right length; "99" – "that's not all" – "99357 40216" are no number together. */
const mayBeNumber = ({ length }: string, { isWhole }: Piece) =>
  !isWhole && length >= MIN_DIGITS && length <= MAX_DIGITS;

/** The same again is no other piece, but what the customer insists on. */
const isRepeated = (run: readonly Piece[]) =>
  run.some(({ digits }, index) => digits.length > MAX_AREA_CODE && digits === run[index - 1]?.digits);

/** The digits of a message that is nothing else, or says little around them. */
function pieceIn(passage: Passage, language: Language): Piece | null {
  const { text, setting } = passage;
  if (setting === 'label' || !mayGoOn(passage)) return null;
  const opened = skipOpeners(text, 0, language);
  const start = digitsOnly(text, language) === null ? opened : 0; // "oh" is a digit too
  const only = digitsOnly(text.slice(start), language);
  const among = only === null ? digitsAmong(text, language) : null;
  const digits = only ?? among?.digits;
  if (digits === undefined) return null;
  const isWhole = digits.length >= fullLengthOf(language) && e164Of(digits, language) !== null;
  const span = among ?? { start, end: text.trimEnd().length };
  return { passage, digits, isWhole, isAmong: among !== null, start: span.start, end: span.end };
}

/** "And then?" may ask for the last name too. */
const SHORT_ASKS: ReadonlySet<Ask> = new Set(['other', 'unclear', 'name', 'lastName']);

/** Asked for the number, for nothing, or in few words for what we do not know ("and then?"). */
const mayGoOn = ({ asked, before }: Passage) =>
  asked.has('phone') || (before.length <= MAX_PROMPT && [...asked].every((it) => SHORT_ASKS.has(it)));

const MAX_AREA_CODE = 4;
/** "11" – "98765 4321": what comes next may look whole without it. */
const partOf = (told: Piece | null, run: readonly Piece[] | undefined) =>
  !told?.isWhole || (run?.length === 1 && run.every(({ digits }) => digits.length <= MAX_AREA_CODE)) ? told : null;

/** Pieces without another message of the customer's between them; the first answers the question for the number. */
function runsOf(pieces: readonly (Piece | null)[]): Piece[][] {
  const runs: Piece[][] = [];
  let open = false;
  for (const told of pieces) {
    const piece = partOf(told, open ? runs.at(-1) : undefined);
    if (piece && open) runs.at(-1)?.push(piece);
    else if (piece?.passage.asked.has('phone')) runs.push([piece]);
    open = piece !== null && (open || piece.passage.asked.has('phone'));
  }
  return runs;
}
