import { expressionOf, type Pattern, type Span } from '../extraction/pattern.ts';
import { type Day, type Extent, later, yearAndMonthOf } from './day.ts';
import type { Patterns, Placed } from './placed.ts';
import type { Duration, Point } from './point.ts';

/** Two ends that were said one after the other. */
export type Range = Span & Extent & { rule: string; score: number };

/** Between the ends of a range stand no more characters. */
const MAX_JOIN = 40;

export const rangeIn = (text: string, point: Placed, next: Placed, patterns: Patterns, at: Day) =>
  areJoined(point, next, text, patterns) ? rangeOf(point, next, at) : null;

/** "Two weeks from 1 May". */
export function periodSince(text: string, point: Placed, next: Placed, at: Day): Range | null {
  const isSince =
    next.role === 'from' && next.start - point.end <= MAX_JOIN && !/[.,;!?\n]/.test(text.slice(point.end, next.start));
  const first = point.rule === 'period' && isSince ? extentOf(next, at)?.first : undefined;
  if (first === undefined || !point.duration) return null;
  const until = later(first, point.duration.count, point.duration.unit);
  const { start, rule, score } = point;
  return { start, end: next.end, first, last: until, rule, score };
}

function areJoined(point: Placed, next: Placed, text: string, patterns: Patterns): boolean {
  const length = next.start - point.end;
  if (length < 0 || length > MAX_JOIN || point.rule === 'duration' || next.rule === 'duration') return false;
  const between = text.slice(point.end, next.start);
  const isJoined = matches(patterns.join, between) || (point.isBetween && matches(patterns.and, between));
  return isJoined && (point.role !== 'until' || between.trim() !== '');
}

function rangeOf(point: Placed, next: Placed, at: Day): Range | null {
  const said = extentOf(next, at, point)?.last;
  if (said === undefined) return null;
  const last = next.duration ? endOf(point, next.duration, at) : said;
  const first = (point.year === null ? latestUntil(point, last) : point.in(point.year))?.first;
  if (first === undefined) return null;
  const score = Math.min(point.score, next.score);
  return {
    start: point.start,
    end: next.end,

    first,
    last,
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
export function extentOf(point: Point, at: Day, begun?: Point): Extent | null {
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

const matches = (pattern: Pattern, text: string): boolean => expressionOf(pattern, text).test(text);
