export function text(value: unknown, pattern: RegExp, meaning: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`${JSON.stringify(value)} is not ${meaning}`);
  return value;
}

export function oneOf<const T extends string>(value: unknown, choices: readonly T[]): T {
  const choice = choices.find((it) => it === value);
  if (!choice) throw new Error(`${JSON.stringify(value)} is not one of ${choices.join(', ')}`);
  return choice;
}

/** A list in cdk.json, or words with commas on the command line. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split(',').filter(Boolean);
  throw new Error(`${JSON.stringify(value)} is not a list`);
}

export function timeZone(value: unknown): string {
  const zone = text(value, /^[A-Za-z0-9_+/-]+$/, 'an IANA time zone');
  new Intl.DateTimeFormat('en', { timeZone: zone });
  return zone;
}

export function integer(value: unknown, min: number, max: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
    throw new Error(`${JSON.stringify(value)} is not a whole number from ${min} to ${max}`);
  }
  return number;
}

export function oneOfNumbers(value: unknown, choices: readonly number[]): number {
  const choice = choices.find((it) => it === Number(value) && value !== '');
  if (choice === undefined) throw new Error(`${JSON.stringify(value)} is not one of ${choices.join(', ')}`);
  return choice;
}

export function objectOf(value: unknown, meaning: string): Record<string, unknown> {
  try {
    const object = typeof value === 'string' ? JSON.parse(value) : value;
    return Object.fromEntries(Object.entries(object));
  } catch (cause) {
    throw new Error(`${JSON.stringify(value)} is not ${meaning}`, { cause });
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** https, no query, no fragment; plain http for a service on this machine or on a private host. */
export function serviceUrl(
  value: unknown,
  meaning: string,
  example: string,
  isPrivate = (_host: string) => false,
): string {
  const address = text(value, /^https?:\/\/[^\s?#@]+$/, `${meaning}, such as ${example}`);
  const url = URL.parse(address);
  if (!url) throw new Error(`${address} is not ${meaning}'s URL`);
  const mayBePlain = LOOPBACK.has(url.hostname) || isPrivate(url.hostname);
  if (url.protocol === 'http:' && !mayBePlain) throw new Error(`${address} is not an https URL`);
  return address;
}
