import type { Language } from '../extraction/language.ts';
import type { Span } from '../extraction/pattern.ts';
import {
  type Day,
  dayIn,
  type Extent,
  later,
  months,
  periodOf,
  quarter,
  type Unit,
  weekdayOf,
  yearAndMonthOf,
} from './day.ts';
import type { Found, Grammar } from './grammar.ts';
import { nameKey } from './names.ts';
import { CENTURY, cjkNumber, ERAS, statedYear } from './numeral.ts';

/**
 * A stretch of text that names a day or a period. `in` gives it in a year, null where that year has no such day; `year` is
 * null when none was said. `needs` what must stand beside it to make it a date: an edge ("the end of"), or any word that
 * leads to a date.
 */
export type Point = Span & {
  in: (year: number) => Extent | null;
  year: number | null;
  needs: 'nothing' | 'edge' | 'cue';
  rule: string;
  score: number;
  /** Of a duration: so many units, of which only its surroundings say what they mean. */
  duration?: Duration;
  weekday?: number;
  /** Both ends were said, so that no word before it makes it one of them. */
  isRange?: boolean;
  /** A month or the like was named and this is its beginning, middle or end. */
  isEdge?: boolean;
};

export type Duration = { count: number; unit: Unit };

type Context = { at: Day; grammar: Grammar; language: Language; isMonthFirst: boolean };
type Reading = Omit<Point, keyof Span>;
type Groups = Found['groups'];

const fixed = (extent: Extent | null, rule: string, score: number): Reading | null =>
  extent && { in: () => extent, year: 0, needs: 'nothing', rule, score };

const oneDay = (day: Day | null): Extent | null => (day === null ? null : { first: day, last: day });

const dated = (month: number, date: number) => (year: number) => oneDay(dayIn(year, month, date));

/** What an expression of time means; null when it is none (31 February). */
export const readingOf = ({ kind, groups }: Found, context: Context): Reading | null =>
  READERS[kind]?.(groups, context) ?? null;

type Reader = (groups: Groups, context: Context) => Reading | null;

const READERS: Readonly<Record<string, Reader>> = {
  iso: ({ year, month, day }) => fixed(oneDay(dayIn(Number(year), Number(month), Number(day))), 'iso', 1),
  numeric: readNumeric,
  short: ({ a = '', b = '' }, { isMonthFirst }) => {
    const [month, date] = monthAndDate(Number(a), Number(b), isMonthFirst);
    return yearly(dated(month, date), null, 'numeric', 0.8, 'cue');
  },
  letters: ({ letter = '', year, month, day }, { grammar }) => {
    const before = grammar.data.eraLetters?.[letter] ?? Number.NaN;
    return fixed(oneDay(dayIn(before + Number(year), Number(month), Number(day))), 'era', 0.8);
  },
  date: (groups, { grammar, at }) => {
    const month = monthOf(groups, grammar);
    const from = dateOf(groups['day'], grammar);
    const until = groups['until'] ? dateOf(groups['until'], grammar) : null;
    const extent = until === null ? dated(month, from) : datedRange(month, from, until);
    const reading = yearly(extent, yearOf(groups, at), groups['era'] ? 'era' : 'named', 0.95);
    return until === null ? reading : { ...reading, isRange: true };
  },
  month: (groups, { grammar, at }) => {
    const month = monthOf(groups, grammar);
    if (month < 1 || month > 12) return null;
    const year = yearOf(groups, at);
    return yearly(
      (in_) => months(in_, month, 1),
      year,
      'month',
      year === null ? 0.7 : 0.85,
      year === null ? 'cue' : 'nothing',
    );
  },
  quarter: (groups, { grammar, at }) => {
    const said = groups['quarter'] ?? '';
    const nth = Number(said) || (grammar.quarterWords.get(nameKey(said)) ?? 0);
    return nth >= 1 && nth <= 4 ? yearly((year) => quarter(year, nth), yearOf(groups, at), 'quarter', 0.85) : null;
  },
  year: (groups, { at }) => {
    const year = yearOf(groups, at);
    return year === null ? null : yearly((it) => months(it, 1, 12), year, 'year', 0.85, 'edge');
  },
  dayAlone: ({ day, ahead }, { grammar, at }) => {
    const date = dateOf(day, grammar);
    const { year, month } = yearAndMonthOf(at);
    const since = ahead ? months(year, month + 1, 1).first : at;
    const days = Array.from({ length: 3 }, (_, later) => months(year, month + later, 1)).map(({ first, last }) =>
      first + date - 1 <= last ? first + date - 1 : Number.NEGATIVE_INFINITY,
    );
    const reading = fixed(oneDay(days.find((it) => it >= since) ?? null), 'day', 0.7);
    return reading && { ...reading, needs: ahead ? 'nothing' : 'cue' };
  },
  count: (groups, { grammar, at }) => {
    const unit = UNITS.find((it) => groups[it] !== undefined);
    return unit === undefined ? null : duration(countOf(groups['count'] ?? '', grammar), unit, at);
  },
  name: (groups, context) => {
    if (groups['weekday']) return weekdayReading(groups['weekday'], context);
    const [name = '', detail = '', unit = ''] = Object.keys(groups)[0]?.split('_') ?? [];
    if (name === 'counted') return duration(Number(detail), unit as Unit, context.at);
    return nameReading(name, detail, context.at);
  },
};

const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;

function nameReading(name: string, unit: string, at: Day): Reading | null {
  if (name === 'days') return fixed(oneDay(at + Number(unit)), 'relative', 0.8);
  const extent = periodOf(unit as Unit, at, name === 'next' ? 1 : 0);
  if (name === 'end') return fixed(oneDay(extent.last), 'relative', 0.8);
  const reading = fixed(extent, 'relative', 0.75);
  return reading && name === 'bare' ? { ...reading, needs: 'edge' } : reading;
}

function weekdayReading(said: string, { at, grammar }: Context): Reading | null {
  const weekday = grammar.weekdays.get(nameKey(said));
  if (weekday === undefined) return null;
  const reading = fixed(oneDay(at + ((weekday - weekdayOf(at) + 7) % 7)), 'weekday', 0.5);
  return reading && { ...reading, weekday };
}

const datedRange = (month: number, from: number, until: number) => (year: number) => {
  const [first, last] = [dayIn(year, month, from), dayIn(year, month, until)];
  return first === null || last === null || first >= last ? null : { first, last };
};

const yearly = (
  extent: Point['in'],
  year: number | null,
  rule: string,
  score: number,
  needs: Point['needs'] = 'nothing',
): Reading => ({ in: extent, year, needs, rule, score: year === null ? score - 0.05 : score });

function readNumeric(
  { a = '', b = '', year = '', sign = '.' }: Groups,
  { isMonthFirst, grammar, at }: Context,
): Reading | null {
  const isDotted = sign === '.';
  const [month, date] = monthAndDate(Number(a), Number(b), isMonthFirst && !(isDotted && grammar.data.isMonthFirst));
  const full = year.length === 4 ? Number(year) : CENTURY + Number(year);
  if (full < EARLIEST || full > LATEST || (year.length < 4 && Math.abs(full - yearAndMonthOf(at).year) > NEAR))
    return null;
  return fixed(oneDay(dayIn(full, month, date)), 'numeric', year.length === 4 ? 0.95 : 0.75);
}

/** Two figures are hardly a year so far away. */
const NEAR = 5;
const EARLIEST = 1900;
const LATEST = 2199;

/** The order that makes a date, and where both do, the usual one. */
function monthAndDate(a: number, b: number, isMonthFirst: boolean): [number, number] {
  if (a > 12) return [b, a];
  if (b > 12) return [a, b];
  return isMonthFirst ? [a, b] : [b, a];
}

const monthOf = ({ month = '' }: Groups, { months }: Grammar) => months.get(nameKey(month)) ?? cjkNumber(month);

const dateOf = (said = '', { dayWords }: Grammar) => dayWords.get(nameKey(said)) ?? cjkNumber(said);

const countOf = (said: string, { numbers }: Grammar) => numbers.get(nameKey(said)) ?? cjkNumber(said);

function yearOf({ year, era, eraYear, ahead, current }: Groups, at: Day): number | null {
  if (ahead || current) return yearAndMonthOf(at).year + (ahead ? 1 : 0);
  if (era && eraYear) return (ERAS[era] ?? Number.NaN) + (eraYear === '元' ? 1 : cjkNumber(eraYear));
  return year ? statedYear(year) : null;
}

const MAX_DAYS = 3700;
const DAYS = { day: 1, week: 7, month: 31, quarter: 92, year: 366 };

function duration(count: number, unit: Unit, at: Day): Reading | null {
  if (!(count > 0 && count * DAYS[unit] <= MAX_DAYS)) return null;
  return {
    in: () => ({ first: at, last: later(at, count, unit) }),
    year: 0,
    needs: 'cue',
    rule: 'duration',
    score: 0,
    duration: { count, unit },
  };
}
