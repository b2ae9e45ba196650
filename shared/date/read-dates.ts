import { fold } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import type { Span } from '../extraction/pattern.ts';
import { type Day, dayOf, type Extent, isoDay, weekdayOf } from './day.ts';
import { type Found, grammarOf } from './grammar.ts';
import { type Patterns, type Placed, patternsOf, placedIn } from './placed.ts';
import { type Point, readingOf } from './point.ts';
import { extentOf, periodSince, type Range, rangeIn } from './range.ts';

/**
 * A date or period in a text. `from` and `until` are ISO dates (`YYYY-MM-DD`), both inclusive, null where open.
 *
 * - `on`: one day, both ends the same. `from` and `until`: only that end was said. `range`: both ends, be they two dates, a
 *   month or quarter, or a time that something holds ("valid for 30 days", which begins on the day of speaking).
 * - `for`: a duration that is no period of validity ("net 30 days"); rule `duration`, no ends, score 0.
 */
export type FoundDate = Span & {
  role: 'on' | 'from' | 'until' | 'range' | 'for';
  from: string | null;
  until: string | null;
  /** `iso`, `numeric`, `named`, `era`, `month`, `quarter`, `year`, `day`, `weekday`, `relative`, `period`, `duration`. */
  rule: string;
  /** How sure it is that this is a date and which, 0 to 1. */
  score: number;
};

/**
 * Every date and period in a text, from left to right. Spans are UTF-16 places in the text as typed and hold the date with
 * words such as "the end of", not the "until" before it.
 *
 * Relative expressions and years left out count from `at`, the time of speaking, in UTC days. A date without a year is the
 * next such day at or after `at`; the first of a range takes the year of the second. A bare weekday is the next such day,
 * today included; weeks begin on Monday. "Until May" is until its last day, "before 1 June" until 31 May.
 *
 * 03/04/2025 is 3 April but in English, Japanese and Chinese, where it is March 4, unless another date of the text can only
 * be read the other way; in English a date with full stops has its day first. Two figures are a year of this century, at most
 * five years from `at`.
 */
export function datesIn(text: string, language: Language, at: Date): FoundDate[] {
  const today = dayOf(at);
  if (!Number.isFinite(today)) return [];
  const folded = fold(text);
  const points = pointsIn(folded.text, language, today);
  const found = datesOf(points, folded.text, patternsOf(language), today);
  const { starts } = folded;
  return starts ? found.map((it) => ({ ...it, start: starts[it.start] ?? 0, end: starts[it.end] ?? 0 })) : found;
}

function pointsIn(text: string, language: Language, at: Day): Point[] {
  const grammar = grammarOf(language);
  const found = grammar.scan(text);
  const context = { at, grammar, language, isMonthFirst: isMonthFirst(found, grammar.data.isMonthFirst ?? false) };
  return found.flatMap((it) => {
    const reading = readingOf(it, context);
    return reading ? [{ start: it.start, end: it.end, ...reading }] : [];
  });
}

/** One date that can only be read the other way says how its writer orders them. */
function isMonthFirst(found: readonly Found[], isUsual: boolean): boolean {
  const telling = found.find(
    ({ kind, groups: { a, b, sign } }) =>
      (kind === 'numeric' || kind === 'short') && sign !== '.' && Number(a) > 12 !== Number(b) > 12,
  );
  return telling ? Number(telling.groups['b']) > 12 : isUsual;
}

function datesOf(points: readonly Point[], text: string, patterns: Patterns, at: Day): FoundDate[] {
  const all = points.flatMap((point) => placedIn(text, point, patterns, at));
  const placed = all.filter(
    (it, index) =>
      !isPartOf(it, all[index + 1]) && !isPartOf(it, all[index - 1]) && !isOfPayment(it, all[index - 1], text),
  );
  const stated = withoutAppositions(placed, text, at);
  const dates: FoundDate[] = [];
  for (let index = 0; index < stated.length; index++) {
    const [point, next] = [stated[index] as Placed, stated[index + 1]];
    const range = next ? (rangeIn(text, point, next, patterns, at) ?? periodSince(text, point, next, at)) : null;
    if (range) index++;
    const date = range ? rangeDate(range) : dateOf(point, at);
    if (date) dates.push(date);
  }
  return dates;
}

const rangeDate = ({ first, last, ...range }: Range): FoundDate => ({
  ...range,
  role: 'range',
  from: isoDay(first),
  until: isoDay(last),
});

const APPOSITION = /^[ ]?,?[ ]?\(?(?:(?:the|de[nrm]?|el|le|il|o|dia|dnia)[ ])?$/;

/** Of "until Friday, 16.05." and "16.05. (Friday)" the weekday says nothing that the date does not, but for the words around it. */
function withoutAppositions(placed: readonly Placed[], text: string, at: Day): Placed[] {
  const areOne = (first: Placed | undefined, second: Placed | undefined) =>
    first !== undefined && second !== undefined && APPOSITION.test(text.slice(first.end, second.start));
  const isAnnounced = (point: Placed | undefined, next: Placed | undefined) =>
    point?.weekday !== undefined && next?.weekday === undefined && !next?.duration && areOne(point, next);
  const isExplained = (point: Placed | undefined, next: Placed | undefined) =>
    next?.weekday !== undefined && point !== undefined && isOn(point, next.weekday, at) && areOne(point, next);
  return placed.flatMap((point, index) => {
    const [before, next] = [placed[index - 1], placed[index + 1]];
    if (isAnnounced(point, next) || isExplained(before, point)) return [];
    const other = isAnnounced(before, point) ? before : isExplained(point, next) ? next : undefined;
    return [{ ...point, role: other?.role ?? point.role }];
  });
}

function isOn(point: Placed, weekday: number, at: Day): boolean {
  const extent = point.weekday === undefined && !point.duration ? extentOf(point, at) : null;
  return extent !== null && extent.first === extent.last && weekdayOf(extent.first) === weekday;
}

/** "来週" of "来週金曜日". */
const isPartOf = (inner: Span, outer: Span | undefined) =>
  outer !== undefined &&
  outer.start <= inner.start &&
  inner.end <= outer.end &&
  outer.end - outer.start > inner.end - inner.start;

/** "30 days end of month" says when to pay. */
const isOfPayment = ({ rule, role, start }: Placed, before: Point | undefined, text: string) =>
  rule === 'relative' &&
  role === null &&
  before?.rule === 'duration' &&
  /^[^.,;:!?\d\n]{0,25}$/.test(text.slice(before.end, start));

function dateOf(point: Placed, at: Day): FoundDate | null {
  const { start, end, rule, score, role } = point;
  if (rule === 'duration') return { start, end, role: 'for', from: null, until: null, rule, score };
  if (point.needs === 'cue' && rule !== 'period' && role === null) return null;
  const extent = extentOf(point, at);
  if (!extent) return null;
  return { start, end, ...endsOf(extent, role === 'before' && point.isEdge ? 'until' : role), rule, score };
}

function endsOf({ first, last }: Extent, role: Placed['role']): Pick<FoundDate, 'role' | 'from' | 'until'> {
  if (role === 'until') return { role, from: null, until: isoDay(last) };
  if (role === 'before') return { role: 'until', from: null, until: isoDay(first - 1) };
  if (role === 'from') return { role, from: isoDay(first), until: null };
  if (role === 'after') return { role: 'from', from: isoDay(last + 1), until: null };
  return { role: first === last ? 'on' : 'range', from: isoDay(first), until: isoDay(last) };
}
