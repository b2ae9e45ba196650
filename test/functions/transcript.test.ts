import { describe, expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, type Called, call } from '../support/call.ts';

const save = (id: number, messages: unknown[]) => call(saveConversation, { method: 'POST', body: { id, messages } });
const read = (id: number, query = '') =>
  call(getConversation, { pathParameters: { conversation_id: String(id) }, query });

/** The query of an answer's `Link`, which leads to the same conversation. */
function nextQuery(id: number, { headers }: Called): string | undefined {
  const [, path, query] = /^<([^?]*)\?(.*)>; rel="next"$/.exec(headers['link'] ?? '') ?? [];
  if (query !== undefined) expect([path, headers['x-truncated']]).toEqual([`/conversation/${id}`, 'true']);
  return query;
}

async function pagesOf(id: number, query: string): Promise<Called[]> {
  const pages: Called[] = [];
  for (let next: string | undefined = query; next !== undefined; next = nextQuery(id, pages.at(-1) as Called))
    pages.push(await read(id, next));
  return pages;
}
const messagesOf = (pages: readonly Called[]): unknown[] => pages.flatMap(({ body }) => body.messages);

/** Text that does not compress, so that chunks are as large as they can be. */
const noise = (length: number) =>
  Array.from({ length: Math.ceil(length / 10) }, () => Math.random().toString(36).slice(2, 12).padEnd(10, 'x'))
    .join('')
    .slice(0, length);

async function saved(texts: readonly unknown[], atOnce: number): Promise<number> {
  const id = anId();
  for (let from = 0; from < texts.length; from += atOnce)
    expect((await save(id, texts.slice(from, from + atOnce))).status).toBe(200);
  return id;
}

describe('a conversation of 4,000 messages of 2 KB', () => {
  const texts = Array.from({ length: 4000 }, (_, n) => ({ role: 'assistant', content: `${n} ${noise(2000)}` }));
  const large = saved(texts, 400);

  test('is given in pages of 5 MB at most, each message once and in order', async () => {
    const id = await large;

    const pages = await pagesOf(id, 'include=messages');

    expect(messagesOf(pages)).toEqual(texts);
    expect(pages.length).toBe(2);
    for (const { body } of pages) expect(Buffer.byteLength(JSON.stringify(body.messages))).toBeLessThan(5.3e6);
    for (const { status } of pages) expect(status).toBe(200);
  }, 60_000);

  test('costs, page by page, what the page holds and not what stands before or behind it', async () => {
    const id = await large;
    const units = async (query: string) => {
      const before = consumed.read;
      const answer = await read(id, query);
      return { units: consumed.read - before, answer };
    };

    const first = await units('include=messages&limit=1000');
    const second = await units(nextQuery(id, first.answer) ?? '');
    const last = await units(nextQuery(id, (await units(nextQuery(id, second.answer) ?? '')).answer) ?? '');

    expect(messagesOf([last.answer])).toEqual(texts.slice(3000));
    const all = 8.1e6 / 1024 / 4; // strongly consistent, a unit for 4 KB
    for (const page of [first, second, last]) {
      expect(page.units).toBeGreaterThan(0);
      expect(page.units).toBeLessThan(all * 0.45);
    }
  }, 60_000);
});

test.each([1, 2, 3, 7, 1000])(
  'with a limit of %d every message comes once, in order, whatever the sends were',
  async (limit) => {
    const texts = Array.from({ length: 7 }, (_, n) => `message ${n}`);
    const id = await saved(texts, 3);

    const pages = await pagesOf(id, `include=messages&limit=${limit}`);

    expect(messagesOf(pages)).toEqual(texts);
    expect(pages.length).toBe(Math.ceil(texts.length / limit));
  },
);

test('a conversation that was cut and grew again between two pages goes on at the same place', async () => {
  const id = await saved(['one', 'two', 'three', 'four'], 4);
  const first = await read(id, 'include=messages&limit=2');

  await save(id, ['one', 'two', 'another three', 'another four', 'five']);
  const rest = await pagesOf(id, nextQuery(id, first) ?? '');

  expect(messagesOf([first, ...rest])).toEqual(['one', 'two', 'another three', 'another four', 'five']);
});

test('what is added between two pages is on a later one', async () => {
  const id = await saved(['one', 'two', 'three'], 3);
  const first = await read(id, 'include=messages&limit=2');

  await save(id, ['four']);

  expect(messagesOf(await pagesOf(id, nextQuery(id, first) ?? ''))).toEqual(['three', 'four']);
});

test.each(['include=messages,evidence', 'include=messages&include=evidence', 'include=evidence,messages,messages'])(
  'several includes come at once: %s',
  async (query) => {
    const id = anId();
    await save(id, aCompleteConversation());

    const { body } = await read(id, query);

    expect(body.messages).toEqual(aCompleteConversation());
    expect(body.evidence.phone).toHaveLength(1);
    expect(body).not.toHaveProperty('shipments');
  },
);

test.each([
  ['include=', 'include', 'enum'],
  ['include=messages,', 'include', 'enum'],
  ['include=messages&include=everything', 'include', 'enum'],
  ['include=messages&limit=0', 'limit', 'greater_than_equal'],
  ['include=messages&limit=1001', 'limit', 'less_than_equal'],
])('%s is refused', async (query, name, type) => {
  const id = await saved(['hello'], 1);

  expect(await read(id, query)).toMatchObject({ status: 422, body: { detail: [{ type, loc: ['query', name] }] } });
});

test('a cursor of another conversation is refused', async () => {
  const [id, other] = [await saved(['one', 'two'], 2), await saved(['one', 'two'], 2)];
  const query = nextQuery(id, await read(id, 'include=messages&limit=1'));

  expect(await read(other, query)).toMatchObject({ status: 422, body: { detail: [{ loc: ['query', 'cursor'] }] } });
});
