import { consumed } from '../store/consumed.ts';
import { inOrder, type Placed, type Range } from '../store/in-order.ts';
import { openCursor, sealCursor } from './cursor.ts';

type Query = { limit?: number; cursor?: string };
type List<T> = {
  range: Range;
  query: Query;
  path: string;
  /** What orders the range: a cursor is a place in that order. Places of all but `name` begin with a time. */
  order: string;
  /** What is found already, and comes first. */
  first?: T[];
  /** What the items of the range lead to, so many at once, where they are not it themselves. */
  resolved?: (items: AsyncGenerator<Placed, boolean>, atOnce: number) => AsyncGenerator<Placed, boolean>;
  read: (item: Record<string, unknown>) => T | undefined;
  budget?: Budget;
};

/** What one request may use before it answers with what it has found, and where it is. */
export type Budget = { ms: number; units: number };
const BUDGET: Budget = { ms: 2000, units: 350 };

const MAX_BYTES = 5 * 1024 * 1024; // a Lambda answers 6 MB at most, and JSON in JSON grows

/**
 * What of a range `read` does not leave out, in its order, and the headers that say where to go on when anything is left:
 * beyond the limit, 5 MB, or what one request may use.
 * @throws AppError invalid_request for a cursor that this service did not make
 */
export async function listInOrder<T>(list: List<T>): Promise<{ found: T[]; headers: Record<string, string> }> {
  const { range, query, path, order, first = [], resolved = (items) => items } = list;
  const { limit = Number.POSITIVE_INFINITY, cursor } = query;
  const listing = { path, query, order };
  const after = (cursor && (await openCursor(cursor, listing))) || undefined;
  if (first.length >= limit) return { found: first.slice(0, limit), headers: await leftOut(listing, after) };
  const reading = { after, pageSize: pageSizes(list), mayRead: within(list.budget ?? BUDGET) };
  const placed = resolved(inOrder(range, reading), Math.min(limit + 1, AT_ONCE));
  const { found, last, end } = await takenFrom(placed, { ...list, first, limit, after });
  if (end === 'all') return { found, headers: {} };
  return { found, headers: { ...(await leftOut(listing, last)), ...(end === 'cut' && searchedTo(order, last)) } };
}

const AT_ONCE = 100; // a page of 50 and the one that says whether there are more, in one question

type Taking<T> = Pick<List<T>, 'read'> & { first: T[]; limit: number; after: string | undefined };
type Taken<T> = { found: T[]; last: string | undefined; end: 'all' | 'cut' | 'full' };

/** What is found, the place after which the next request goes on, and why it ended there. */
async function takenFrom<T>(
  placed: AsyncGenerator<Placed, boolean>,
  { read, first, limit, after }: Taking<T>,
): Promise<Taken<T>> {
  const found = [...first];
  let [last, bytes] = [after, 0];
  let next = await placed.next();
  for (; !next.done; next = await placed.next()) {
    const values = [read(next.value.item)].filter((it) => it !== undefined);
    bytes += values.reduce((sum, it) => sum + Buffer.byteLength(JSON.stringify(it)), 0);
    if (values.length > 0 && (found.length === limit || bytes > MAX_BYTES)) return { found, last, end: 'full' };
    found.push(...values);
    last = next.value.at;
  }
  return { found, last, end: next.value ? 'all' : 'cut' };
}

const [LEAST, MOST] = [80, 250];
const EVERYTHING = 400;

/**
 * Items asked of each partition at a time. Where nothing is dropped, a little more than its share of the page; else enough
 * that a filter that drops nearly everything costs few requests, however small the limit. Then twice as many each time.
 */
function pageSizes({ range, query }: Pick<List<unknown>, 'range' | 'query'>): (nth: number) => number {
  const { limit = EVERYTHING, cursor: _, sort: __, format: ___, ...filters } = query as Query & Record<string, unknown>;
  const isFiltered = Object.keys(filters).length > 0;
  const wanted = Math.min(limit * 1.2 + 1, EVERYTHING);
  const share = Math.ceil(Math.max(wanted, isFiltered ? LEAST : 0) / range.partitions.length);
  return (nth) => Math.min(MOST, share * 2 ** Math.max(0, nth - 1));
}

function within({ ms, units }: Budget): () => boolean {
  const [start, before] = [performance.now(), consumed.read];
  return () => performance.now() - start < ms && consumed.read - before < units;
}

const searchedTo = (order: string, last: string | undefined): Record<string, string> =>
  order === 'name' ? {} : { 'x-searched-to': last?.split('#')[0] ?? '' };

type Listing = Parameters<typeof sealCursor>[1];

/** The headers of an answer from which something is left out, after `last`. */
export async function leftOut(listing: Listing, last: string | undefined): Promise<Record<string, string>> {
  const cursor = await sealCursor(last ?? '', listing);
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...listing.query, cursor }))
    for (const each of [value].flat()) next.append(name, String(each));
  return { link: `<${listing.path}?${next}>; rel="next"`, 'x-next-cursor': cursor, 'x-truncated': 'true' };
}
