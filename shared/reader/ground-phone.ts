import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import { asciiDigits } from '../extraction/fold.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import { digitsOf } from '../search.ts';
import { evidenceAt, type Ground, placesOf, textAt } from './ground.ts';
import type { Place } from './locate.ts';
import type { Stated } from './model-reading.ts';
import type { Quote } from './prompt.ts';

/** A run of digits, in figures or words, in one message. */
type Run = Place & { digits: string };

const [FEWEST, MOST_RUNS, MOST_PIECES] = [5, 200, 6];

/** A phone number as it was typed, whole or in pieces; one that was told in words in its digits. E.164 where it can be called. */
export function phoneGrounded(
  quotes: readonly Quote[],
  ground: Ground,
): { stated: Stated; e164: string | null } | undefined {
  if (quotes.length === 0) return undefined;
  const before = ground.dropped;
  const byDigits = runsOf(quotes, ground);
  const places = byDigits ?? placesOf(quotes, ground);
  if (byDigits) ground.dropped = before;
  const pieces = places.map((place) => typed(place, ground)).filter((it) => it !== '');
  const value = pieces.length === 1 ? (pieces[0] ?? '') : pieces.map((it) => it.replace(/[\s,;.]+$/u, '')).join(' ');
  if (digitsOf(value).length < FEWEST) {
    if (value !== '') ground.dropped += 1;
    return undefined;
  }
  const [shape] = phoneShapesIn(value, ground.language);
  return { stated: { value, evidence: evidenceAt(places) }, e164: shape?.e164 ?? null };
}

/** What stands there, where it is figures; the digits that it says, where it is words. */
function typed(place: Place, ground: Ground): string {
  const text = textAt(place, ground);
  if (/\p{Nd}/u.test(text)) return text.replace(/^[^\p{Nd}+(]+|[^\p{Nd})]+$/gu, '');
  return digitsOnly(text, ground.language) ?? spokenNumbersIn(text, ground.language)[0]?.digits ?? '';
}

/** The runs of digits that make up the number of these quotes, however it was grouped; they stand in some order of their own. */
function runsOf(quotes: readonly Quote[], ground: Ground): Place[] | undefined {
  const sought = quotes.map(({ words }) => digitsIn(words, ground)).join('');
  if (sought.length < FEWEST) return undefined;
  const near = quotes[0]?.message ?? 0;
  const messages = [...ground.own].sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  const runs = messages.flatMap((message) => runsIn(message, ground)).slice(0, MOST_RUNS);
  const whole = runs.find(({ digits }) => isSameNumber(digits, sought));
  if (whole) return [whole];
  const inOrder = runs.toSorted((a, b) => a.message - b.message || a.start - b.start);
  return assembled(sought, inOrder, MOST_PIECES);
}

function digitsIn(words: string, { language }: Ground): string {
  const figures = digitsOf(words);
  if (figures.length >= FEWEST) return figures;
  return digitsOnly(words, language) ?? spokenNumbersIn(words, language)[0]?.digits.replace('+', '') ?? figures;
}

const FIGURES = /\+?\(?\d(?:[\s()·./–-]{0,3}\d)*/g;

function runsIn(message: number, { turns, language }: Ground): Run[] {
  const text = turns[message]?.text ?? '';
  const figures = [...asciiDigits(text).matchAll(FIGURES)].map((it) => ({
    message,
    start: it.index,
    end: it.index + it[0].length,
    digits: digitsOf(it[0]),
  }));
  const spoken = spokenNumbersIn(text, language).map(({ start, end, digits }) => ({
    message,
    start,
    end,
    digits: digitsOf(digits),
  }));
  const only = figures.length + spoken.length === 0 ? digitsOnly(text, language) : null;
  return [...spoken, ...figures, ...(only ? [{ message, start: 0, end: text.length, digits: only }] : [])];
}

/** The same digits, or with and without a country code or its zeros. */
function isSameNumber(a: string, b: string): boolean {
  const [short, long] = [a, b].map((it) => it.replace(/^0+/, '')).sort((x, y) => x.length - y.length) as [
    string,
    string,
  ];
  return short.length >= 6 && long.endsWith(short) && long.length - short.length <= 3;
}

/** Runs, one behind the other, whose digits together are the number. */
function assembled(sought: string, runs: readonly Run[], pieces: number): Run[] | undefined {
  if (sought === '') return [];
  if (pieces === 0) return undefined;
  for (const [at, run] of runs.entries()) {
    if (run.digits.length < 2 || !sought.startsWith(run.digits)) continue;
    const rest = assembled(sought.slice(run.digits.length), runs.slice(at + 1), pieces - 1);
    if (rest) return [run, ...rest];
  }
  return undefined;
}
