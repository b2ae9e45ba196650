import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Index, indexKey } from './keys.ts';
import { db, TableName } from './table.ts';

/**
 * Part of an index, or of the table itself: partitions, each from one place to another (both included), in the order of
 * their places. A place is `<time>#<id>`, or the beginning of one.
 */
export type Range = {
  index?: Index;
  partitions: readonly Partition[];
  isAscending?: boolean;
  /** What lies in the range too, though it is not stored there yet; in any order. */
  waiting?: readonly Placed[];
};
export type Partition = { name: string; from?: string | undefined; to?: string | undefined };
export type Placed = { at: string; item: Record<string, unknown> };

/** How a range is read. */
export type Reading = {
  /** What was seen last: it goes on after it. */
  after?: string | undefined;
  /** How many items are asked of each partition, the first, second … time. Undefined: as many as there are in a megabyte. */
  pageSize?: (nth: number) => number;
  /** Whether another page may be read, after the first of each partition. */
  mayRead?: () => boolean;
};

// `<time>#<id>` lies between these whatever the time, and a word whatever its letters.
const FIRST = ' ';
const AFTER_ALL = '\u{10FFFF}';

type Page = { items: Placed[]; isLast: boolean };
type Stream = { pages?: AsyncGenerator<Page>; buffer: Placed[]; isDone: boolean };
type Order = (a: { at: string }, b: { at: string }) => boolean;

/**
 * The items of a range in the order of their places over all its partitions. A page is read only when one is needed.
 * @returns whether it went to the end; false when it was told to read no more
 */
export async function* inOrder(range: Range, reading: Reading = {}): AsyncGenerator<Placed, boolean> {
  const isBefore: Order = range.isAscending ? (a, b) => a.at < b.at : (a, b) => a.at > b.at;
  const stored = range.partitions.map((partition) => newStream(pages(range, partition, reading)));
  const streams = [...stored, waitingOf(range, reading, isBefore)];
  await Promise.all(streams.map(fillUp));
  let last: string | undefined;
  for (let next = foremost(streams, isBefore); next; next = foremost(streams, isBefore)) {
    const placed = next.buffer.shift();
    if (placed && placed.at !== last) yield placed;
    last = placed?.at;
    const isEmpty = next.buffer.length === 0 && !next.isDone;
    if (isEmpty && reading.mayRead?.() === false) return false;
    await fillUp(next);
  }
  return true;
}

const newStream = (pages: AsyncGenerator<Page>): Stream => ({ pages, buffer: [], isDone: false });

function waitingOf({ waiting = [] }: Range, { after }: Reading, isBefore: Order): Stream {
  const left = waiting.filter((it) => after === undefined || isBefore({ at: after }, it));
  return { buffer: left.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)), isDone: true };
}

/** The stream whose next item comes first of all. */
const foremost = (streams: readonly Stream[], isBefore: Order): Stream | undefined =>
  streams
    .filter(({ buffer }) => buffer.length > 0)
    .reduce<Stream | undefined>((best, it) => (best && !isBefore(headOf(it), headOf(best)) ? best : it), undefined);

const headOf = ({ buffer }: Stream) => ({ at: buffer[0]?.at ?? '' });

async function fillUp(stream: Stream): Promise<void> {
  while (stream.buffer.length === 0 && !stream.isDone) {
    const page: Page | undefined = (await stream.pages?.next())?.value;
    stream.isDone = page?.isLast ?? true;
    stream.buffer = page?.items ?? [];
  }
}

async function* pages(
  { index, isAscending = false }: Range,
  { name, from = FIRST, to = AFTER_ALL }: Partition,
  { after, pageSize }: Reading,
): AsyncGenerator<Page> {
  const { PK, SK } = index ? indexKey(index) : { PK: 'PK', SK: 'SK' };
  const low = isAscending && after !== undefined && after > from ? after : from;
  const high = !isAscending && after !== undefined && after < to ? after : to;
  if (low > high) return; // DynamoDB refuses a range that ends before it begins
  let start: Record<string, unknown> | undefined;
  for (let nth = 0; nth === 0 || start; nth += 1) {
    const page = await db.send(
      new QueryCommand({
        TableName,
        IndexName: index,
        KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :low AND :high',
        ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
        ExpressionAttributeValues: { ':pk': name, ':low': low, ':high': high },
        ScanIndexForward: isAscending,
        Limit: pageSize?.(nth),
        ExclusiveStartKey: start,
      }),
    );
    start = page.LastEvaluatedKey;
    const items = (page.Items ?? []).map((item) => ({ at: String(item[SK]), item })).filter(({ at }) => at !== after);
    yield { items, isLast: start === undefined };
  }
}
