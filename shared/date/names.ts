import { foldedOf } from '../extraction/fold.ts';
import { DAY_MS } from '../time.ts';
import type { DateLanguage } from './language.ts';

/** Names as they are folded, with the number of the month (January is 1) or of the weekday (Sunday is 0). */
export type Names = ReadonlyMap<string, number>;

const WIDTHS = ['long', 'short'] as const;
/** A Sunday in the first days of January, so that day 1 + n is in month n as well. */
const SUNDAY = Date.UTC(2023, 0, 1);

/** Month names of a language: by themselves and beside a day ("maj", "maja"), whole and short. */
export function monthNames({ code, locales = [], months = {} }: DateLanguage): Names {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)));
  const formats = [code, ...locales].flatMap((locale) =>
    WIDTHS.flatMap((month) => [
      new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
      new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' }),
    ]),
  );
  return namesOf(formats, 'month', dates, 1, months);
}

/** Weekday names, whole and, where `isShort`, short. */
export function weekdayNames({ code, weekdays = {} }: DateLanguage, isShort: boolean): Names {
  const dates = Array.from({ length: 7 }, (_, day) => new Date(SUNDAY + day * DAY_MS));
  const widths = isShort ? WIDTHS : (['long'] as const);
  const formats = widths.map((weekday) => new Intl.DateTimeFormat(code, { weekday, timeZone: 'UTC' }));
  return namesOf(formats, 'weekday', dates, 0, weekdays);
}

function namesOf(
  formats: readonly Intl.DateTimeFormat[],
  type: 'month' | 'weekday',
  dates: readonly Date[],
  first: number,
  further: Readonly<Record<number, string>>,
): Names {
  const fromIntl = dates.flatMap((date, index) =>
    formats.map(
      (format) => [format.formatToParts(date).find((it) => it.type === type)?.value ?? '', first + index] as const,
    ),
  );
  const own = Object.entries(further).flatMap(([nth, words]) =>
    words.split(' ').map((it) => [it, Number(nth)] as const),
  );
  const names = [...fromIntl, ...own].map(([name, nth]) => [nameKey(name), nth] as const);
  return new Map(names.filter(([name]) => name.length > 1 && !/\d/.test(name)));
}

/** The form in which a name is looked up. */
export const nameKey = (name: string) =>
  foldedOf(name)
    .replaceAll('\n', ' ')
    .replace(/[.\u0970]+$/, '');

/** An expression for any of the names, the longest first. */
export const anyName = (names: Iterable<string>) =>
  `(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map((it) => it.replaceAll('.', '\\.?'))
    .join('|')})`;
