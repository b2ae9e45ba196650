/**
 * When a server wants to be asked again: `Retry-After` as seconds or as a date (RFC 9110, 10.2.3); undefined where the header
 * says neither.
 */
export function retryTime(header: string | undefined, now: Date): Date | undefined {
  const isSeconds = /^\d{1,9}$/.test(header ?? '');
  const time = isSeconds
    ? now.getTime() + Number(header) * 1000
    : Date.parse(/ GMT$/.test(header ?? '') ? `${header}` : '');
  return Number.isNaN(time) ? undefined : new Date(time);
}
