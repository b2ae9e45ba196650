import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import { newestFirst, type Range } from '../store/newest-first.ts';

type Query = { limit?: number; cursor?: string };
type List<T> = { range: Range; query: Query; path: string; read: (item: Record<string, unknown>) => T | undefined };

const MAX_BYTES = 5 * 1024 * 1024; // a Lambda answers 6 MB at most, and JSON in JSON grows
const MAX_EXAMINED = 20_000; // what a filter may pass over in one request

/**
 * The newest of a range that `read` does not leave out, and the headers that say where to go on when anything is left.
 * @throws AppError invalid_request for a cursor that this service did not make
 */
export async function listNewest<T>({
  range,
  query,
  path,
  read,
}: List<T>): Promise<{ found: T[]; headers: Record<string, string> }> {
  const { limit = Number.POSITIVE_INFINITY, cursor } = query;
  const before = cursor === undefined ? range.before : openCursor(cursor);
  const found: T[] = [];
  let last = before;
  let [bytes, examined] = [0, 0];
  for await (const { at, item } of newestFirst({ ...range, before }, pageSize(query))) {
    examined += 1;
    const value = read(item);
    if (value !== undefined) {
      bytes += Buffer.byteLength(JSON.stringify(value));
      if (found.length === limit || bytes > MAX_BYTES) return { found, headers: leftOut(path, query, last) };
      found.push(value);
    }
    last = at;
    if (examined === MAX_EXAMINED) return { found, headers: leftOut(path, query, last) };
  }
  return { found, headers: {} };
}

// One more than asked for tells whether anything is left.
const pageSize = ({ limit }: Query) => (limit === undefined ? undefined : limit + 1);

function leftOut(path: string, query: Query, last: string | undefined): Record<string, string> {
  const cursor = sealCursor(last ?? '');
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) next.set(name, String(value));
  return { link: `<${path}?${next}>; rel="next"`, 'x-next-cursor': cursor, 'x-truncated': 'true' };
}

/**
 * A cursor is a place in the same list and nothing else, so a forged one shows no more than the list does. The check
 * tells a damaged one from ours.
 */
const sealCursor = (place: string): string => Buffer.from(`${checkOf(place)}${place}`).toString('base64url');

function openCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  const place = text.slice(CHECK_LENGTH);
  if (text.slice(0, CHECK_LENGTH) === checkOf(place)) return place;
  const msg = 'Value error, the cursor is not one that this list gave out';
  throw new AppError('invalid_request', 'Invalid request', {
    problems: [{ type: 'value_error', loc: ['query', 'cursor'], msg }],
  });
}

const CHECK_LENGTH = 8;
const checkOf = (place: string) =>
  createHash('sha256').update(`cursor:${place}`).digest('base64url').slice(0, CHECK_LENGTH);
