import { DAY_MS } from './time.ts';

/**
 * When a server wants to be asked again: `Retry-After` as seconds or as a date (RFC 9110, 10.2.3), a day from now at most, so
 * that a slip of the server ends; undefined where the header says neither.
 */
export function retryTime(header: string | undefined, now: Date): Date | undefined {
  const time = /^\d{1,15}$/.test(header ?? '') ? now.getTime() + Number(header) * 1000 : dateOf(header);
  return Number.isNaN(time) ? undefined : new Date(Math.min(time, now.getTime() + DAY_MS));
}

const dateOf = (header = ''): number => (header.endsWith(' GMT') ? Date.parse(header) : Number.NaN);
