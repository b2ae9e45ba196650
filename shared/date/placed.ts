import { either, patternOf, perLanguage, type Span } from '../extraction/pattern.ts';
import { type Day, type Extent, weekdayOf } from './day.ts';
import { dateLanguageOf } from './languages.ts';
import type { Point } from './point.ts';
import { adjoining, endAfter, isBeside, startBefore, widened } from './sides.ts';

export const patternsOf = perLanguage((language) => {
  const data = dateLanguageOf(language);
  const sides = (it: Parameters<typeof adjoining>[0] = {}) => adjoining(it, language);
  const [until, from] = [data.until.before ?? [], data.from.after ?? []];
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
    past: sides(data.past),
    coming: sides(data.coming),
    hence: sides(data.hence),
    validity: sides(data.validity),
    notValidity: sides(data.notValidity),
    join: patternOf(
      `^[ ]?(?:(?:${either(from)})[ ]?)?,?[ ]?(?:[-–—~〜～−]|(?:${either([...data.joins, ...until])}))[ ]?$`,
      'y',
    ),
    and: patternOf(`^[ ]?(?:${either(data.and)})[ ]?$`, 'y'),
  };
});
export type Patterns = ReturnType<typeof patternsOf>;

/** A point with what its surroundings make of it. */
export type Placed = Point & { role: Role | null; isBetween: boolean };

export function placedIn(text: string, point: Point, patterns: Patterns, at: Day): Placed[] {
  if (point.duration) return [{ ...durationIn(text, point, patterns), isBetween: false }];
  const exact = point.weekday === undefined ? edged(text, point, patterns) : inWeek(text, point, patterns, at);
  if (exact.needs === 'edge') return [];
  const stated = point.isRange ? null : roleIn(text, exact, patterns);
  const role = stated === 'on' && point.rule === 'day' && !isOrdinal(text, point) ? null : stated;
  return [{ ...exact, role, isBetween: isBeside(patterns.between, text, exact) }];
}

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

const WEEK = 7;

/** "Next Friday" is that of the next week, "last Friday" and "since Friday" the one that was, "Friday" the first that comes. */
function inWeek(text: string, point: Point, { nextWeek, past, coming }: Patterns, at: Day): Point {
  const next = widened(nextWeek, text, point);
  if (next.start < point.start || next.end > point.end) {
    const monday = at - ((weekdayOf(at) + 6) % 7) + 7;
    const day = monday + (((point.weekday ?? 0) + 6) % 7);
    return { ...point, ...next, in: () => ({ first: day, last: day }), score: 0.75 };
  }
  if (isBeside(past, text, point)) {
    const day = (point.in(0)?.first ?? at) - WEEK;
    return { ...point, in: () => ({ first: day, last: day }), score: 0.7 };
  }
  const span = widened(coming, text, point);
  return { ...point, ...span, score: span.start < point.start || span.end > point.end ? 0.7 : point.score };
}

const ROLES = ['before', 'after', 'until', 'from', 'on'] as const;
type Role = (typeof ROLES)[number];

/**
 * What the words before it make of a date, the longest of them where several end there ("no later than"), else those after it;
 * "on 5 May at the latest" is until then.
 */
function roleIn(text: string, { start, end }: Span, patterns: Patterns): Role | null {
  const before = longest(ROLES.map((role) => [role, start - startBefore(patterns[role].before, text, start)] as const));
  if (before && before !== 'on') return before;
  return longest(ROLES.map((role) => [role, endAfter(patterns[role].after, text, end) - end] as const)) ?? before;
}

function longest<T>(lengths: readonly (readonly [T, number])[]): T | null {
  const [first, ...others] = lengths;
  const best = others.reduce((best, it) => (best && it[1] > best[1] ? it : best), first);
  return best && best[1] > 0 ? best[0] : null;
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

/** "On the 22nd", but not "5日で". */
const isOrdinal = (text: string, { start, end }: Span) =>
  /^(?:(?![\u3000-\u9fff]).)*[^\d ](?:(?![\u3000-\u9fff]).)*$/u.test(text.slice(start, end));
