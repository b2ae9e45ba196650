import { newestFirst, type Range } from '../store/newest-first.ts';
import { openCursor, sealCursor } from './cursor.ts';

type Query = { limit?: number; cursor?: string };
type List<T> = {
  range: Range;
  query: Query;
  path: string;
  read: (item: Record<string, unknown>) => T | undefined;
};

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
  const before = cursor === undefined ? range.before : await openCursor(cursor, { path, query });
  const found: T[] = [];
  let last = before;
  let [bytes, examined] = [0, 0];
  for await (const { at, item } of newestFirst({ ...range, before }, pageSize(query))) {
    examined += 1;
    const value = read(item);
    if (value !== undefined) {
      bytes += Buffer.byteLength(JSON.stringify(value));
      if (found.length === limit || bytes > MAX_BYTES) return { found, headers: await leftOut(path, query, last) };
      found.push(value);
    }
    last = at;
    if (examined === MAX_EXAMINED) return { found, headers: await leftOut(path, query, last) };
  }
  return { found, headers: {} };
}

// One more than asked for tells whether anything is left.
const pageSize = ({ limit }: Query) => (limit === undefined ? undefined : limit + 1);

/** The headers of an answer from which something is left out, after `last`. */
export async function leftOut(path: string, query: Query, last: string | undefined): Promise<Record<string, string>> {
  const cursor = await sealCursor(last ?? '', { path, query });
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) next.set(name, String(value));
  return { link: `<${path}?${next}>; rel="next"`, 'x-next-cursor': cursor, 'x-truncated': 'true' };
}
