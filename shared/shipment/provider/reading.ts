import { timestamp } from '../../time.ts';

/** A provider's answer has not the shape that it documents. Says where, and never what was found there. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const unreadable = (place: string, expected: string): never => {
  throw new Unreadable(`${place} is not ${expected}`);
};

export type Fields = Readonly<Record<string, unknown>>;

/** @throws Unreadable */
export function fieldsOf(value: unknown, place: string): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : unreadable(place, 'an object');
}

/** A list that may be missing. @throws Unreadable */
export function listOf(value: unknown, place: string): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : unreadable(place, 'a list');
}

/** Blanks of all kinds, controls, halves of characters, and what turns the direction of the text around it. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A text that may be missing or empty (null then), in one line, without what cannot be shown.
 * @param most characters
 * @throws Unreadable
 */
export function textOf(value: unknown, place: string, most = 300): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return unreadable(place, 'a text');
  const line = value
    .slice(0, 4 * most)
    .replaceAll(UNSEEN, ' ')
    .trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line || null;
}

/** A word of the provider's own, such as a state. @throws Unreadable */
export const wordOf = (value: unknown, place: string): string =>
  typeof value === 'string' ? value : unreadable(place, 'a word');

/** An address of a page that a person may open; null for any other. @throws Unreadable */
export function pageOf(value: unknown, place: string): string | null {
  const url = URL.parse(textOf(value, place, 500) ?? '');
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/i;
const DAY = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;

/** A moment as the service writes it; null where the text does not say which moment it is, as without a zone. @throws Unreadable */
export function momentOf(value: unknown, place: string): string | null {
  const [, day = '', minute = '', second = ':00', fraction = '', zone = ''] =
    MOMENT.exec(textOf(value, place) ?? '') ?? [];
  if (!isDay(day)) return null;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const time = new Date(`${day}T${minute}${second}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`);
  return isWritable(time) ? timestamp(time) : null;
}

/** RFC 3339 writes the years 0 to 9999; a zone can turn the first and the last of their hours into others. */
const isWritable = (time: Date): boolean => time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;

/** A moment, or the local day where the text says no more; null for anything else. @throws Unreadable */
export function momentOrDayOf(value: unknown, place: string): string | null {
  const [day = ''] = DAY.exec(textOf(value, place) ?? '') ?? [];
  return momentOf(value, place) ?? (isDay(day) ? day : null);
}

/** The calendar has it: JavaScript reads the 30th of February as a day in March. */
const isDay = (day: string): boolean => {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && timestamp(time).startsWith(day);
};
