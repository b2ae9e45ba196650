import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { useOwnTable } from '../../support/own-table.ts';

await useOwnTable();
const { writePlaces } = await import('../../support/places.ts'); // it uses the table of its own
const { listInOrder } = await import('../../../shared/http/list.ts');
const { consumed } = await import('../../../shared/store/consumed.ts');

const PARTITIONS = ['TICKETS#0', 'TICKETS#1', 'TICKETS#2', 'TICKETS#3'];
const COUNT = 2000;
const range = { index: 'byCreated' as const, partitions: PARTITIONS.map((name) => ({ name })) };
const timeOf = (n: number) => new Date(Date.parse('2026-01-01') + n * 60_000).toISOString();

beforeAll(() => writePlaces(COUNT, PARTITIONS, timeOf));

type Asked = {
  query?: object;
  isWanted?: (n: number) => boolean;
  budget?: { ms: number; units: number };
  isAscending?: boolean;
};
const list = ({ query = {}, isWanted = () => true, isAscending = false, ...rest }: Asked) =>
  listInOrder({
    range: { ...range, isAscending },
    query,
    path: '/tickets',
    order: 'created',
    read: (item) => (isWanted(Number(item['n'])) ? Number(item['n']) : undefined),
    ...rest,
  });
async function unitsOf(work: () => Promise<unknown>): Promise<number> {
  const before = consumed.read;
  await work();
  return consumed.read - before;
}

test('a page of fifty reads at most twice what it returns, the first and one in the middle', async () => {
  const whole = await unitsOf(() => list({}));
  const share = (whole * 50) / COUNT;
  const { headers } = await list({ query: { limit: 1000 } });

  expect(await unitsOf(() => list({ query: { limit: 50 } }))).toBeLessThanOrEqual(2 * share + 2);
  const middle = { limit: 50, cursor: headers['x-next-cursor'] };
  expect(await unitsOf(() => list({ query: middle }))).toBeLessThanOrEqual(2 * share + 2);
});

test('a filter that drops nearly everything costs the same whatever the limit', async () => {
  const budget = { ms: 60_000, units: 350 }; // a slow machine would end the larger one sooner
  const rare = (limit: number) => list({ query: { limit, q: ['rare'] }, isWanted: (n) => n === 3, budget });
  const [one, many] = [await unitsOf(() => rare(1)), await unitsOf(() => rare(1000))];

  expect((await rare(1)).found).toEqual([3]);
  expect(one).toBeLessThanOrEqual(1.1 * many);
});

test('what does not end within its units answers what it found, how far it looked, and where to go on', async () => {
  const isWanted = (n: number) => n === 1990 || n === 7;
  const found: number[] = [];
  const searchedTo: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ query: { q: ['rare'], cursor }, isWanted, budget: { ms: 60_000, units: 20 } });
    found.push(...page.found);
    if (page.headers['x-searched-to']) searchedTo.push(page.headers['x-searched-to']);
    cursor = page.headers['x-next-cursor'];
  } while (cursor);

  expect(found).toEqual([1990, 7]);
  expect(searchedTo.length).toBeGreaterThan(3);
  expect(searchedTo.toSorted().reverse()).toEqual(searchedTo);
});

test('without any time left each request still gets further', async () => {
  let cursor: string | undefined;
  const seen: number[] = [];
  for (let pages = 0; pages < 100; pages += 1) {
    const { found, headers } = await list({ query: { cursor }, budget: { ms: 0, units: 0 } });
    seen.push(...found);
    cursor = headers['x-next-cursor'];
    if (!cursor) break;
  }

  expect(seen).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - 1 - n));
});

test('oldest first is the same the other way round', async () => {
  const pages = [await list({ query: { limit: 3 }, isAscending: true })];
  pages.push(await list({ query: { limit: 3, cursor: pages[0]?.headers['x-next-cursor'] }, isAscending: true }));

  expect(pages.flatMap(({ found }) => found)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('while others write, a page goes on where the last one ended: nothing is skipped or repeated', async () => {
  const first = await list({ query: { limit: 5 } });
  await writePlaces(3, PARTITIONS, (n) => timeOf(COUNT + n));
  const second = await list({ query: { limit: 5, cursor: first.headers['x-next-cursor'] } });

  expect([...first.found, ...second.found]).toEqual(Array.from({ length: 10 }, (_, n) => COUNT - 1 - n));
});

describe('a page holds 5 MB of JSON at most', () => {
  const MEBIBYTE = 1024 * 1024;
  /** Everything, page by page, where each item is as long as this in JSON. */
  async function pagesOf(bytes: number, letter = 'x') {
    const text = letter.repeat((bytes - 2) / Buffer.byteLength(letter));
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const { found, headers } = await listInOrder({
        range,
        query: { cursor, limit: 12 },
        path: '/tickets',
        order: 'created',
        budget: { ms: Number.POSITIVE_INFINITY, units: 350 }, // a slow machine would end a page before it is full
        read: (item) => (Number(item['n']) % 100 === 50 && Number(item['n']) < 1200 ? text : undefined),
      });
      pages.push(found.length);
      cursor = headers['x-next-cursor'];
    } while (cursor);
    return pages.filter((count) => count > 0);
  }

  test.each([
    ['five of a mebibyte', MEBIBYTE, 'x', [5, 5, 2]],
    ['four of a byte more', MEBIBYTE + 1, 'x', [4, 4, 4]],
    ['five in bytes, not in letters', MEBIBYTE, 'é', [5, 5, 2]],
  ])('%s', async (_, bytes, letter, pages) => {
    expect(await pagesOf(bytes, letter)).toEqual(pages);
  });
});

describe('a request that has used', () => {
  /** How many items a request reads that finds nothing, once `use` has happened at the first of them. */
  async function readAfter(use: () => void) {
    let seen = 0;
    const isWanted = () => {
      seen += 1;
      if (seen === 1) use();
      return false;
    };
    const { headers } = await list({ query: { q: ['rare'] }, isWanted });
    return { seen, isEnded: headers['x-searched-to'] === undefined };
  }
  const units = (used: number) => {
    const before = consumed.read;
    return readAfter(() => {
      consumed.read = before + used;
    });
  };
  async function milliseconds(used: number) {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
    const { seen } = await readAfter(() => clock.mockReturnValue(5000 + used));
    clock.mockRestore();
    return seen;
  }

  test('350 units answers, one of 349 reads on', async () => {
    const [more, less] = [await units(349), await units(350)];

    expect(more.seen).toBeGreaterThan(less.seen);
    expect([more.isEnded, less.isEnded]).toEqual([false, false]);
    expect(less.seen).toBeLessThan(COUNT);
  });

  test('two seconds answers, one of a millisecond less goes to the end', async () => {
    expect(await milliseconds(1999)).toBeGreaterThanOrEqual(COUNT);
    expect(await milliseconds(2000)).toBeLessThan(COUNT);
  });
});
