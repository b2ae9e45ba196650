import { DAY_MS } from '../time.ts';

/** A formatter takes longer to make than a thousand dates take to format. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const digits = '2-digit';
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
  });
  formatters.set(timeZone, made);
  return made;
}

/** What the clock on the wall of an IANA time zone shows: `yyyy-mm-ddThh:mm`. Its first 10 characters are the date, its first 13 the hour. */
export function localTime(time: Date, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(time);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The last `days` dates (`yyyy-mm-dd`) of the zone, oldest first, today included. Counted by the calendar: a day may have 23 or 25 hours. */
export function localDates(now: Date, timeZone: string, days: number): string[] {
  const today = Date.parse(localTime(now, timeZone).slice(0, 10));
  return Array.from({ length: days }, (_, n) => new Date(today - (days - 1 - n) * DAY_MS).toISOString().slice(0, 10));
}
