import { digitsOnly, spokenNumbersIn } from '../extraction/digits.ts';
import { asciiDigits } from '../extraction/fold.ts';
import { phoneShapesIn } from '../extraction/phone-shape.ts';
import { digitsOf } from '../search.ts';
import { evidenceAt, type Ground, placesOf, textAt } from './ground-quotes.ts';
import type { Stated } from './model-reading.ts';
import type { Place } from './pieces.ts';
import type { Quote } from './prompt.ts';

/** A run of digits, in figures or words, in one message. */
type Run = Place & { digits: string };

const [FEWEST, MOST_RUNS, MOST_PIECES] = [5, 200, 6];
/** A quote of a number is no longer, told in words; a number has no more digits (E.164: 15), with what is dialled before it. */
const [MOST_WORDS, MOST_DIGITS] = [300, 25];

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
  const sought = quotes.map(({ words }) => digitsIn(words.slice(0, MOST_WORDS), ground)).join('');
  if (sought.length < FEWEST || sought.length > MOST_DIGITS) return undefined;
  const near = quotes[0]?.message ?? 0;
  const messages = [...ground.own].sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  const runs = messages.flatMap((message) => runsIn(message, ground)).slice(0, MOST_RUNS);
  const whole = runs.find(({ digits }) => isSameNumber(digits, sought)) ?? partOf(runs, sought, ground);
  if (whole) return [whole];
  const inOrder = runs.toSorted((a, b) => a.message - b.message || a.start - b.start);
  return assembled(sought, inOrder);
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

/** The number beside other figures: "11757 2025550151". */
function partOf(runs: readonly Run[], sought: string, ground: Ground): Run | undefined {
  for (const run of runs) {
    const groups = groupsIn(run, ground);
    const spans = groups.flatMap((_, first) =>
      groups.slice(first).map((__, more) => groups.slice(first, first + more + 1)),
    );
    const found = spans.find((some) => isSameNumber(some.map(({ digits }) => digits).join(''), sought));
    if (found) return { ...run, start: found[0]?.start ?? run.start, end: found.at(-1)?.end ?? run.end };
  }
  return undefined;
}

const MOST_GROUPS = 20;

function groupsIn({ message, start, end }: Run, { turns }: Ground): Run[] {
  const text = asciiDigits(turns[message]?.text.slice(start, end) ?? '');
  const groups = [...text.matchAll(/\d+/g)].slice(0, MOST_GROUPS);
  return groups.map(({ 0: digits, index }) => ({
    message,
    start: start + index,
    end: start + index + digits.length,
    digits,
  }));
}

/** Runs, one behind the other, whose digits together are the number. */
function assembled(sought: string, runs: readonly Run[]): Run[] | undefined {
  const hopeless = new Set<string>();
  const from = (at: number, pieces: Run[]): Run[] | undefined => {
    const digits = pieces.map((it) => it.digits).join('');
    if (digits === sought) return pieces;
    const run = runs[at];
    const state = `${at} ${digits.length} ${pieces.length}`;
    if (!run || pieces.length === MOST_PIECES || hopeless.has(state)) return undefined;
    hopeless.add(state); // whoever comes here again finds as little
    const isNext = run.digits.length >= 2 && sought.startsWith(digits + run.digits);
    return (isNext ? from(at + 1, [...pieces, run]) : undefined) ?? from(at + 1, pieces);
  };
  return from(0, []);
}
