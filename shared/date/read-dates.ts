import { fold } from '../extraction/fold.ts';
import type { Language } from '../extraction/language.ts';
import { type Pattern, patternOf, perLanguage, type Span } from '../extraction/pattern.ts';
import { type Day, dayOf, type Extent, isoDay, later, weekdayOf, yearAndMonthOf } from './day.ts';
import { type Adjoining, adjoining, type Found, grammarOf } from './grammar.ts';
import { dateLanguageOf } from './languages.ts';
import { type Duration, type Point, readingOf } from './point.ts';

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

const patternsOf = perLanguage((language) => {
  const data = dateLanguageOf(language);
  const sides = (it: Parameters<typeof adjoining>[0] = {}) => adjoining(it, language);
  const [until, from] = [data.until.before ?? [], data.from.after ?? []];
  const joins = [...data.joins, ...until].join('|');
  return {
    until: sides(data.until),
    from: sides(data.from),
    before: sides(data.before),
    after: sides(data.after),
    on: sides(data.on),
    between: sides(data.between),
    start: sides(data.edges.start),
    middle: sides(data.edges.middle),
    end: sides(data.edges.end),
    nextWeek: sides(data.nextWeek),
    coming: sides(data.coming),
    hence: sides(data.hence),
    validity: sides(data.validity),
    notValidity: sides(data.notValidity),
    join: patternOf(
      `^[ ]?(?:(?:${from.join('|') || '(?!)'})[ ]?)?,?[ ]?(?:[-–—~〜～−]|(?:${joins || '(?!)'}))[ ]?$`,
      'y',
    ),
    and: patternOf(`^[ ]?(?:${data.and.join('|') || '(?!)'})[ ]?$`, 'y'),
  };
});
type Patterns = ReturnType<typeof patternsOf>;

/** Between the ends of a range stand no more characters. */
const MAX_JOIN = 40;

/**
 * Every date and period in a text, from left to right. Spans are UTF-16 places in the text as typed and hold the date with
 * words such as "the end of", not the "until" before it.
 *
 * Relative expressions and years left out count from `at`, the time of speaking, in UTC days. A date without a year is the
 * next such day at or after `at`; the first of a range takes the year of the second. A bare weekday is the next such day,
 * today included; weeks begin on Monday. "Until May" is until its last day. 03/04/2025 is 3 April but in English, where it
 * is March 4, unless another date of the text can only be read day first; dates with full stops always have the day first.
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

/** A point with what its surroundings make of it. */
type Placed = Point & { role: Role | null; isBetween: boolean };

function datesOf(points: readonly Point[], text: string, patterns: Patterns, at: Day): FoundDate[] {
  const all = points.flatMap((point) => placedIn(text, point, patterns, at));
  const placed = all.filter(
    (it, index) =>
      !isPartOf(it, all[index + 1]) && !isPartOf(it, all[index - 1]) && !isOfPayment(it, all[index - 1], text),
  );
  const dates: FoundDate[] = [];
  const stated = withoutAppositions(placed, text);
  for (let index = 0; index < stated.length; index++) {
    const [point, next] = [stated[index] as Placed, stated[index + 1]];
    const range = next ? (rangeIn(text, point, next, patterns, at) ?? periodSince(text, point, next, at)) : null;
    if (range) index++;
    const date = range ?? dateOf(point, at);
    if (date) dates.push(date);
  }
  return dates;
}

const APPOSITION = /^[ ]?,?[ ]?\(?(?:(?:the|de[nrm]?|el|le|il|o|dia|dnia)[ ])?$/;

/** Of "until Friday, 16.05." the weekday says nothing that the date does not. */
function withoutAppositions(placed: readonly Placed[], text: string): Placed[] {
  const isSaidAgain = (point: Placed | undefined, next: Placed | undefined) =>
    point?.weekday !== undefined &&
    next !== undefined &&
    next.weekday === undefined &&
    !next.duration &&
    APPOSITION.test(text.slice(point.end, next.start));
  return placed.flatMap((point, index) => {
    if (isSaidAgain(point, placed[index + 1])) return [];
    const before = placed[index - 1];
    return [before && isSaidAgain(before, point) && before.role ? { ...point, role: before.role } : point];
  });
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

function placedIn(text: string, point: Point, patterns: Patterns, at: Day): Placed[] {
  if (point.duration) return [{ ...durationIn(text, point, patterns), isBetween: false }];
  const exact = point.weekday === undefined ? edged(text, point, patterns) : inWeek(text, point, patterns, at);
  if (exact.needs === 'edge') return [];
  const stated = point.isRange ? null : roleIn(text, exact, patterns);
  const role = stated === 'on' && point.rule === 'day' && !isOrdinal(text, point) ? null : stated;
  return [{ ...exact, role, isBetween: isBeside(patterns.between, text, exact) }];
}

const ROLES = ['before', 'after', 'until', 'from', 'on'] as const;
type Role = (typeof ROLES)[number];

/** What the words before it make of a date, the longest of them where several end there ("no later than"), else those after it. */
function roleIn(text: string, { start, end }: Span, patterns: Patterns): Role | null {
  const before = longest(ROLES.map((role) => [role, start - startBefore(patterns[role].before, text, start)] as const));
  return before ?? longest(ROLES.map((role) => [role, endAfter(patterns[role].after, text, end) - end] as const));
}

function longest<T>(lengths: readonly (readonly [T, number])[]): T | null {
  const [first, ...others] = lengths;
  const best = others.reduce((best, it) => (best && it[1] > best[1] ? it : best), first);
  return best && best[1] > 0 ? best[0] : null;
}

/** Where words that end at a place begin; the place itself when there are none. */
function startBefore(pattern: Pattern, text: string, at: number): number {
  pattern.lastIndex = at;
  return at - (pattern.exec(text)?.groups?.['it']?.length ?? 0);
}

function endAfter(pattern: Pattern, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.groups?.['it']?.length ?? 0);
}

const isBeside = ({ before, after }: Adjoining, text: string, { start, end }: Span) =>
  startBefore(before, text, start) < start || endAfter(after, text, end) > end;

const widened = ({ before, after }: Adjoining, text: string, { start, end }: Span): Span => {
  const earlier = startBefore(before, text, start);
  return earlier < start ? { start: earlier, end } : { start, end: endAfter(after, text, end) };
};

const MID_MONTH = 14;

/** "The end of March": the last day of what it stands beside. */
function edged(text: string, point: Point, patterns: Patterns): Point {
  if (point.isRange) return point;
  for (const edge of ['end', 'middle', 'start'] as const) {
    const span = widened(patterns[edge], text, point);
    if (span.start === point.start && span.end === point.end) continue;
    const edgeIn = (year: number): Extent | null => {
      const extent = point.in(year);
      return extent && extent.last > extent.first ? edgeOf(extent, edge) : null;
    };
    if (edgeIn(point.year ?? MID_MONTH) === null) continue;
    return { ...point, ...span, in: edgeIn, needs: 'nothing', isEdge: true };
  }
  return point;
}

function edgeOf({ first, last }: Extent, edge: 'start' | 'middle' | 'end'): Extent {
  const middle = last - first < 31 ? first + MID_MONTH : Math.floor((first + last) / 2);
  const day = { start: first, middle, end: last }[edge];
  return { first: day, last: day };
}

/** "Next Friday" is that of the next week, "Friday" and "this Friday" the first that comes. */
function inWeek(text: string, point: Point, { nextWeek, coming }: Patterns, at: Day): Point {
  const next = widened(nextWeek, text, point);
  if (next.start < point.start || next.end > point.end) {
    const monday = at - ((weekdayOf(at) + 6) % 7) + 7;
    const day = monday + (((point.weekday ?? 0) + 6) % 7);
    return { ...point, ...next, in: () => ({ first: day, last: day }), score: 0.75 };
  }
  const span = widened(coming, text, point);
  return { ...point, ...span, score: span.start < point.start || span.end > point.end ? 0.7 : point.score };
}

const MEANINGS = ['notValidity', 'hence', 'validity'] as const;

function durationIn(text: string, point: Point, patterns: Patterns): Point & { role: Role | null } {
  const meaning = meaningOf(text, point, patterns);
  if (meaning === 'validity') return { ...point, rule: 'period', score: 0.8, role: null };
  if (meaning !== 'hence') return { ...point, role: null };
  const day = point.in(0)?.last ?? 0;
  const span = widened(patterns.hence, text, point);
  const role = roleIn(text, span, patterns) === 'until' ? 'until' : 'on';
  return {
    ...point,
    ...span,
    in: () => ({ first: day, last: day }),
    rule: 'relative',
    score: 0.75,
    needs: 'nothing',
    role,
  };
}

function meaningOf(text: string, { start, end }: Span, patterns: Patterns): (typeof MEANINGS)[number] | null {
  if (endAfter(patterns.notValidity.after, text, end) > end) return 'notValidity';
  const before = longest(MEANINGS.map((it) => [it, start - startBefore(patterns[it].before, text, start)] as const));
  return before ?? longest(MEANINGS.map((it) => [it, endAfter(patterns[it].after, text, end) - end] as const));
}

const rangeIn = (text: string, point: Placed, next: Placed, patterns: Patterns, at: Day) =>
  areJoined(point, next, text, patterns) ? rangeOf(point, next, at) : null;

/** "Two weeks from 1 May". */
function periodSince(text: string, point: Placed, next: Placed, at: Day): FoundDate | null {
  const isSince =
    next.role === 'from' && next.start - point.end <= MAX_JOIN && !/[.,;!?\n]/.test(text.slice(point.end, next.start));
  const first = point.rule === 'period' && isSince ? extentOf(next, at)?.first : undefined;
  if (first === undefined || !point.duration) return null;
  const until = later(first, point.duration.count, point.duration.unit);
  const { start, rule, score } = point;
  return { start, end: next.end, role: 'range', from: isoDay(first), until: isoDay(until), rule, score };
}

function areJoined(point: Placed, next: Placed, text: string, patterns: Patterns): boolean {
  const length = next.start - point.end;
  if (length < 0 || length > MAX_JOIN || point.rule === 'duration' || next.rule === 'duration') return false;
  const between = text.slice(point.end, next.start);
  const isJoined = matches(patterns.join, between) || (point.isBetween && matches(patterns.and, between));
  return isJoined && (point.role !== 'until' || between.trim() !== '');
}

function matches(pattern: Pattern, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function rangeOf(point: Placed, next: Placed, at: Day): FoundDate | null {
  const said = extentOf(next, at, point)?.last;
  if (said === undefined) return null;
  const last = next.duration ? endOf(point, next.duration, at) : said;
  const first = (point.year === null ? latestUntil(point, last) : point.in(point.year))?.first;
  if (first === undefined) return null;
  const score = Math.min(point.score, next.score);
  return {
    start: point.start,
    end: next.end,
    role: 'range',
    from: isoDay(first),
    until: isoDay(last),
    rule: next.rule,
    score,
  };
}

/** "From tomorrow for a week". */
const endOf = (since: Point, { count, unit }: Duration, at: Day): Day =>
  later(extentOf(since, at)?.first ?? at, count, unit);

/** Leap days come every eighth year at the latest. */
const YEARS = 9;

/** In its year, else the first that ends at or after `at`, or after the beginning of its range. */
function extentOf(point: Point, at: Day, begun?: Point): Extent | null {
  if (point.year !== null) return point.in(point.year);
  const since = begun?.year ? (begun.in(begun.year)?.first ?? at) : at;
  const { year } = yearAndMonthOf(since);
  return firstOf(
    YEARS,
    (ahead) => point.in(year + ahead),
    ({ last }) => last >= since,
  );
}

function latestUntil(point: Point, last: Day): Extent | null {
  const { year } = yearAndMonthOf(last);
  return firstOf(
    YEARS,
    (back) => point.in(year - back),
    ({ first }) => first <= last,
  );
}

function firstOf(count: number, extentAt: (index: number) => Extent | null, isRight: (extent: Extent) => boolean) {
  for (let index = 0; index < count; index++) {
    const extent = extentAt(index);
    if (extent && isRight(extent)) return extent;
  }
  return null;
}

/** "On the 22nd", but not "5日で". */
const isOrdinal = (text: string, { start, end }: Span) =>
  /^(?:(?![\u3000-\u9fff]).)*[^\d ](?:(?![\u3000-\u9fff]).)*$/u.test(text.slice(start, end));

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
