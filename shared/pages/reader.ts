/**
 * How a reader writes numbers, dates and spans of time: in the language that his browser asks for first, at the time of the
 * service's zone. The words of the pages themselves are English.
 */
import { qualityOf } from '../http/quality.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

export type Reader = { locale: string; timeZone: string };

const MOST_LANGUAGES = 10;

/** Who reads, by an `Accept-Language` (RFC 9110, 12.5.4); English for a header that names nothing this runtime knows. */
export const readerOf = (acceptLanguage: string | undefined, timeZone: string): Reader => ({
  locale: Intl.NumberFormat.supportedLocalesOf(tagsIn(acceptLanguage))[0] ?? 'en',
  timeZone,
});

/** The languages that an `Accept-Language` wants, the most wanted first, in lower case. */
export function tagsIn(acceptLanguage: string | undefined): string[] {
  const named = (acceptLanguage ?? '').split(',', MOST_LANGUAGES).map((it) => it.split(';')[0]?.trim().toLowerCase());
  return [...new Set(named)]
    .flatMap((tag) => (tag && KNOWN_TAG.test(tag) ? tag : []))
    .map((tag) => ({ tag, quality: qualityOf(acceptLanguage, tag) ?? 0 }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** A language, perhaps with script and region: nothing further makes another formatter. */
const KNOWN_TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

const MOST_FORMATTERS = 200;
const formatters = new Map<string, unknown>();

/** A formatter takes a millisecond to make, and is kept. */
function kept<T>(kind: string, { locale, timeZone }: Reader, make: (locale: string, timeZone: string) => T): T {
  const key = `${kind} ${locale} ${timeZone}`;
  if (formatters.size > MOST_FORMATTERS) formatters.clear();
  const formatter = (formatters.get(key) as T | undefined) ?? make(locale, timeZone);
  formatters.set(key, formatter);
  return formatter;
}

/** 12,345 */
export const numberFor = (reader: Reader, value: number): string =>
  kept('number', reader, (locale) => new Intl.NumberFormat(locale)).format(value);

/** 42 % of a whole; nothing is 0 % of nothing. */
export const percentFor = (reader: Reader, part: number, whole: number): string =>
  kept('percent', reader, (locale) => new Intl.NumberFormat(locale, { style: 'percent' })).format(
    part / Math.max(1, whole),
  );

/** A span in the unit that says most, as `averageResolutionTime` chooses it: 12 min, 5.2 hr, 3.4 days. */
export function spanFor(reader: Reader, ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return unitFor(reader, minutes, 'minute');
  const hours = ms / HOUR_MS;
  return Math.round(hours * 10) < 480 ? unitFor(reader, hours, 'hour') : unitFor(reader, ms / DAY_MS, 'day');
}

const unitFor = (reader: Reader, value: number, unit: string) =>
  kept(
    unit,
    reader,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
  ).format(value);

/** How long ago: 12 min. ago, yesterday. */
export function agoFor(reader: Reader, time: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - time.getTime());
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? ['minute', MINUTE_MS];
  const format = kept(
    'ago',
    reader,
    (locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }),
  );
  return format.format(-Math.floor(ms / length), unit);
}

const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
] as const;

/** Friday, March 6, 2026 at 2:31 PM UTC */
export const momentFor = (reader: Reader, time: Date): string =>
  kept(
    'moment',
    reader,
    (locale, timeZone) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  ).format(time);

/** Fri, Mar 6, of a calendar date (`yyyy-mm-dd`); `short`: Mar 6. */
export const dayFor = ({ locale }: Reader, date: string, form: 'long' | 'short' = 'long'): string =>
  kept(`${form} day`, { locale, timeZone: 'UTC' }, (locale, timeZone) => {
    const weekday = form === 'long' ? ({ weekday: 'short' } as const) : {};
    return new Intl.DateTimeFormat(locale, { timeZone, ...weekday, month: 'short', day: 'numeric' });
  }).format(new Date(date));

/** 2 PM, of an hour of the day (0 to 23). */
export const hourFor = ({ locale }: Reader, hour: number): string =>
  kept(
    'hour',
    { locale, timeZone: 'UTC' },
    (locale, timeZone) => new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric' }),
  ).format(new Date(hour * HOUR_MS));

/** German, of a language tag; the tag itself where it is none. In English, as all words of the pages. */
export function languageName(tag: string): string {
  try {
    const english = { locale: 'en', timeZone: 'UTC' };
    return kept('language', english, (locale) => new Intl.DisplayNames(locale, { type: 'language' })).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
