import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Index, indexKey } from './keys.ts';
import { db, TableName } from './table.ts';

/** Part of an index: partitions, each from a time on (RFC 3339), and up to a place `<time>` or `<time>#<id>` that is left out. */
export type Range = { index: Index; partitions: readonly Partition[]; before?: string };
export type Partition = { name: string; from?: string };
export type Placed = { at: string; item: Record<string, unknown> };

// `<time>#<id>` lies between these whatever the time.
const FIRST = ' ';
const AFTER_ALL = '~';

/** The items of a range, newest first over all its partitions; a page is read when it is needed. */
export async function* newestFirst(range: Range, pageSize?: number): AsyncGenerator<Placed> {
  const streams = range.partitions.map((partition) => pages(range, partition, pageSize));
  const buffers = await Promise.all(streams.map((stream) => nextPage(stream)));
  for (;;) {
    const newest = buffers.reduce((best, [head], n) => {
      const other = buffers[best]?.[0];
      return head && (!other || head.at > other.at) ? n : best;
    }, 0);
    const head = buffers[newest]?.shift();
    if (!head) return;
    yield head;
    if (buffers[newest]?.length === 0) buffers[newest] = await nextPage(streams[newest]);
  }
}

async function nextPage(stream: AsyncGenerator<Placed[]> | undefined): Promise<Placed[]> {
  for (;;) {
    const page = await stream?.next();
    if (!page || page.done) return [];
    if (page.value.length > 0) return page.value;
  }
}

async function* pages(
  { index, before }: Range,
  { name, from }: Partition,
  pageSize?: number,
): AsyncGenerator<Placed[]> {
  if (from !== undefined && before !== undefined && from > before) return; // DynamoDB refuses a range that ends before it begins
  const { PK, SK } = indexKey(index);
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName,
        IndexName: index,
        KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#pk': PK, '#sk': SK },
        ExpressionAttributeValues: { ':pk': name, ':from': from ?? FIRST, ':to': before ?? AFTER_ALL },
        ScanIndexForward: false,
        Limit: pageSize,
        ExclusiveStartKey: start,
      }),
    );
    const items = (page.Items ?? []).map((item) => ({ at: String(item[SK]), item }));
    yield items.filter(({ at }) => at !== before);
    start = page.LastEvaluatedKey;
  } while (start);
}
