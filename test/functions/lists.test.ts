import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { pagingProperties } from '../../shared/http/paging.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: listConversations } = await import('../../functions/list-conversations/handler.ts');
const { handler: listTickets } = await import('../../functions/list-tickets/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');
const { openCursor, sealCursor } = await import('../../shared/http/cursor.ts');

const conversations = (query = '') => call(listConversations, { path: '/conversations', query });
const tickets = (query = '') => call(listTickets, { path: '/tickets', query });
const idsOf = (records: { conversation_id: string }[]) => records.map(({ conversation_id }) => conversation_id);

const START = Date.parse('2026-03-01T09:00:00Z');
const at = async (minutes: number, body: object) => {
  jest.setSystemTime(START + minutes * 60_000);
  await call(save, { method: 'POST', body });
};
const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => String(from - n));

beforeAll(async () => {
  fakeClock();
  for (let n = 1; n <= 20; n += 1) {
    const phone = `(415) 555-01${String(n).padStart(2, '0')}`;
    const issue = n === 7 ? 'There is a gas smell in the hall, this is an emergency!' : 'My kitchen sink is leaking.';
    await at(n, {
      id: n,
      endpoint: n % 2 ? 'support' : 'shipment',
      user_id: n === 3 ? 'zoë' : undefined,
      messages: aCompleteConversation({ phone, issue, name: n === 5 ? 'Élodie Martin' : 'Ann Lee' }),
    });
  }
  await at(30, { id: 21, messages: ['The lift is stuck.'] });
});

describe('GET /conversations', () => {
  test('is a bare array of exactly the records of the interface, latest first', async () => {
    const { status, body, headers } = await conversations();

    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(['21', ...descending(20, 1)]);
    expect(Object.keys(body[1])).toEqual(['conversation_id', 'response', 'status', 'customer_info', 'is_complete']);
    expect(headers).not.toHaveProperty('x-truncated');
  });

  test.each([
    ['status=in_progress', ['21']],
    ['user_id=zo%C3%AB', ['3']],
    ['endpoint=support&status=completed&limit=2', ['19', '17']],
    ['q=elodie', ['5']],
    ['updated_since=2026-03-01T09:19:00Z', ['21', '20', '19']],
    ['user_id=nobody', []],
  ])('?%s', async (query, ids) => {
    expect(idsOf((await conversations(query)).body)).toEqual(ids);
  });

  test('after 30 days of silence a conversation that is not complete is no longer active, and can be asked for', async () => {
    jest.setSystemTime(START + 31 * 24 * 3_600_000);

    expect(idsOf((await conversations()).body)).toEqual(descending(20, 1));
    expect((await conversations('status=abandoned')).body).toMatchObject([
      { conversation_id: '21', status: 'abandoned' },
    ]);

    jest.setSystemTime(START + 60 * 60_000);
  });
});

/** What a query lists: the same whether the indexes hold everything, as they do after the first run of the summary, or not yet. */
const listed: [query: string, ids: string[]][] = [
  ['priority=urgent', ['7']],
  ['status=completed', []],
  ['type=plumbing&limit=1', ['20']],
  ['q=oak+lee+martin', []],
  ['q=OAK+lee+5550102', ['2']],
  ['phone=%2B14155550104', ['4']],
  ['phone=+1+415+555+0104', ['4']],
  ['phone=5550104', ['4']],
  ['from=2026-03-01T09:05:00Z&to=2026-03-01T09:07:00Z', ['6', '5']],
  ['to=2026-02-28', []],
  ['to=2026-03-01T09:01:00Z', []],
  ['to=2026-03-01T09:01:00.001Z', ['1']],
  ['name=lee&to=2026-03-01T09:03:00Z', ['2', '1']],
  ['name=lee&from=2026-03-01T09:19:00Z', ['20', '19']],
  ['updated_since=2026-03-01T09:05:00Z&to=2026-03-01T09:07:00Z', ['6', '5']],
  ['q=TKT-7&to=2026-03-01T09:07:00Z', []],
  ['q=TKT-7&to=2026-03-01T09:07:00.001Z', ['7']],
  ['q=TKT-7&from=2026-03-01T09:07:00Z', ['7']],
  ['q=TKT-7&from=2026-03-01T09:07:00.001Z', []],
  ['from=2026-03-01&to=2026-03-01&limit=1', ['20']],
  ['updated_since=2026-03-01T09:19:00Z', ['20', '19']],
  ['from=2027-01-01&to=2026-01-01', []],
  ['from=2026-03-01T09:19:00Z&to=9999-12-31', ['20', '19']],
  ['updated_since=9999-12-31T23:59:59-10:00', []],
  ['to=0000-01-01', []],
  ['conversation_id=9', ['9']],
  ['conversation_id=9&status=completed', []],
  ['conversation_id=none', []],
  ['conversation_id=9&conversation_id=4&conversation_id=9', ['9', '4']],
  ['priority=urgent&priority=low', ['7']],
  ['status=completed&status=open&limit=2', ['20', '19']],
  ['phone=0104&phone=555-0105', ['5', '4']],
  ['phone=55', []],
  ['phone=104', ['4']],
  ['phone=4&limit=3', ['14', '4']],
  ['phone=0415+555+0104', ['4']],
  ['phone=0041555501', []],
  ['phone=24155550104', []],
  ['phone=0', []],
  ['phone=0000', []],
  ['phone=call+me', []],
  ['name=elo', ['5']],
  ['name=MART+élod', ['5']],
  ['name=odie', []],
  ['name=lee&limit=2', ['20', '19']],
  ['q=TKT-7', ['7']],
  ['q=tkt-7&status=completed', []],
  ['q=7&limit=2', ['7', '20']],
  ['sort=oldest&limit=2', ['1', '2']],
  ['sort=oldest&status=open&from=2026-03-01T09:05:00Z&limit=2', ['5', '6']],
  ['assignee=none&limit=1', ['20']],
  ['assignee=ann@example.com', []],
];

describe('GET /tickets', () => {
  test('is an object with one field, newest first', async () => {
    const { body } = await tickets();

    expect(Object.keys(body)).toEqual(['tickets']);
    expect(idsOf(body.tickets)).toEqual(descending(20, 1));
  });

  describe('read through, before everything is in the indexes', () => {
    test.each(listed)('?%s', async (query, ids) => {
      expect(idsOf((await tickets(query)).body.tickets)).toEqual(ids);
    });
  });

  test.each([
    ['status=gone', 'status', 'enum'],
    ['limit=0', 'limit', 'greater_than_equal'],
    ['limit=1001', 'limit', 'less_than_equal'],
    ['limit=ten', 'limit', 'int_parsing'],
    ['from=yesterday', 'from', 'datetime_from_date_parsing'],
    ['cursor=abc', 'cursor', 'value_error'],
    ['status=', 'status', 'enum'],
    ['status=open&status=gone&status=lost', 'status', 'enum'],
    ['q=', 'q', 'string_too_short'],
    ['phone=', 'phone', 'string_too_short'],
    ['sort=best', 'sort', 'enum'],
    ['colour=red', 'colour', 'extra_forbidden'],
    ['STATUS=open', 'STATUS', 'extra_forbidden'],
    ['q='.padEnd(300, 'x'), 'q', 'string_too_long'],
  ])('a bad value is named: ?%s', async (query, name, type) => {
    const { status, body } = await tickets(query);

    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ type, loc: ['query', name] })]);
  });

  test('everything that is wrong with a query is told at once, unknown names last', async () => {
    const { body } = await tickets('colour=red&limit=0&status=gone&size=1');

    expect(body.detail.map(({ type, loc }: { type: string; loc: string[] }) => [type, ...loc])).toEqual([
      ['enum', 'query', 'status'],
      ['greater_than_equal', 'query', 'limit'],
      ['extra_forbidden', 'query', 'colour'],
      ['extra_forbidden', 'query', 'size'],
    ]);
    expect((await conversations('page=2')).body.detail).toEqual([
      { type: 'extra_forbidden', loc: ['query', 'page'], msg: 'Extra inputs are not permitted' },
    ]);
  });

  test('page after page shows every ticket once, and says so as long as anything is left out', async () => {
    const seen: string[] = [];
    let query = 'limit=6';
    for (let page = 0; page < 10; page += 1) {
      const { body, headers } = await tickets(query);
      seen.push(...idsOf(body.tickets));
      if (!headers['x-next-cursor']) break;
      expect(headers['x-truncated']).toBe('true');
      expect(headers['link']).toBe(`</tickets?limit=6&cursor=${headers['x-next-cursor']}>; rel="next"`);
      query = `limit=6&cursor=${headers['x-next-cursor']}`;
    }

    expect(seen).toEqual(descending(20, 1));
  });

  test('the last page does not promise another', async () => {
    expect((await tickets('limit=20')).headers).not.toHaveProperty('x-next-cursor');
  });

  describe('a cursor', () => {
    const cursorOf = async (query: string) => (await tickets(query)).headers['x-next-cursor'] ?? '';
    const refused = { status: 422, body: { detail: [{ type: 'value_error', loc: ['query', 'cursor'] }] } };

    test('goes on with another limit, and whatever the order of the parameters', async () => {
      const cursor = await cursorOf('limit=2&priority=medium&type=plumbing');

      expect(idsOf((await tickets(`type=plumbing&cursor=${cursor}&priority=medium&limit=1`)).body.tickets)).toEqual([
        '18',
      ]);
    });

    test.each([
      ['other filters', 'status=open'],
      ['no filters', ''],
      ['the same filter with another value', 'priority=low'],
    ])('is refused with %s', async (_, query) => {
      const cursor = await cursorOf('limit=1&priority=medium');

      expect(await tickets(`${query}&cursor=${cursor}`)).toMatchObject(refused);
    });

    test('is refused by another list', async () => {
      expect(await conversations(`cursor=${await cursorOf('limit=1')}`)).toMatchObject(refused);
    });

    test('is refused when any character of it is another', async () => {
      const cursor = await cursorOf('limit=1');
      for (const at of cursor.split('').keys()) {
        const other = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
        expect(await tickets(`cursor=${other}`)).toMatchObject(refused);
      }
    });

    test.each(['A', 'A'.repeat(22), 'A'.repeat(82), '%00', '%F0%9F%98%80', `${'A'.repeat(40)}==`])(
      'that is forged is refused: %s',
      async (cursor) => {
        expect(await tickets(`cursor=${cursor}`)).toMatchObject(refused);
      },
    );

    test('signed without a key, as all could, is refused', async () => {
      const place = '2026-03-01T09:10:00.000Z#TKT-10';
      const check = createHash('sha256').update(`cursor:${place}`).digest('base64url').slice(0, 8);
      const cursor = Buffer.from(`${check}${place}`).toString('base64url');

      expect(await tickets(`cursor=${cursor}`)).toMatchObject(refused);
    });

    test('of the longest ids is short enough to be sent back', async () => {
      const listing = { path: '/tickets', query: {}, order: 'created' };
      const place = `9999-12-31T23:59:59.999Z#TKT-${Number.MAX_SAFE_INTEGER}`;
      const cursor = await sealCursor(place, listing);

      expect(cursor.length).toBeLessThanOrEqual(pagingProperties.cursor.maxLength);
      expect(await openCursor(cursor, listing)).toBe(place);
    });
  });

  test('an unchanged list is 304 for who has it', async () => {
    const { headers } = await tickets();

    const again = await call(listTickets, { headers: { 'if-none-match': headers['etag'] ?? '' } });

    expect(again).toMatchObject({ status: 304, body: undefined });
  });
});

describe('GET /tickets, once everything is in the indexes', () => {
  beforeAll(async () => {
    await refresh({});
  });

  test.each(listed)('?%s', async (query, ids) => {
    expect(idsOf((await tickets(query)).body.tickets)).toEqual(ids);
  });

  const pagesOf = async (query: string) => {
    const pages: string[][] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { body, headers } = await tickets(`${query}${cursor && `&cursor=${cursor}`}`);
      pages.push(idsOf(body.tickets));
      cursor = headers['x-next-cursor'];
    }
    return pages;
  };

  test.each([
    ['status=open&limit=7', [7, 7, 6]],
    ['name=lee&limit=8', [8, 8, 3]],
    ['phone=0104&limit=1', [1]],
    ['q=oak&limit=6', [6, 6, 6, 2]],
    ['q=7&limit=1&name=ann', [1, ...Array(18).fill(1)]],
  ])('page after page of ?%s shows each ticket once', async (query, sizes) => {
    const pages = await pagesOf(query);

    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  });

  test('a ticket is found by name and phone as soon as it is saved, and no more by what was corrected', async () => {
    await at(40, { id: 40, messages: aCompleteConversation({ name: 'Zelda Brandt', phone: '(415) 555-0166' }) });
    const ids = async (query: string) => idsOf((await tickets(query)).body.tickets);
    const asSoonAsSaved = [await ids('name=zel+brandt'), await ids('phone=0166')];
    await refresh({});
    const onceCounted = [await ids('name=bran'), await ids('phone=0166')];
    const correction = { role: 'user', content: 'Sorry, my number is 415-555-0167.' };
    await at(41, {
      id: 40,
      messages: [...aCompleteConversation({ name: 'Zelda Brandt', phone: '(415) 555-0166' }), correction],
    });
    const corrected = [await ids('phone=0166'), await ids('phone=0167')];
    await refresh({});

    expect([...asSoonAsSaved, ...onceCounted]).toEqual([['40'], ['40'], ['40'], ['40']]);
    expect([...corrected, await ids('phone=0166'), await ids('phone=0167')]).toEqual([[], ['40'], [], ['40']]);
  });

  test('a date that is the end of a range is in it to its last millisecond', async () => {
    const midnight = 15 * 60;
    for (const [id, minutes] of [[60, midnight - 1 / 60_000] as const, [61, midnight] as const])
      await at(minutes, { id, messages: aCompleteConversation({ name: 'Nora Midnight' }) });
    const ids = async (query: string) => idsOf((await tickets(query)).body.tickets);
    const upTo = ['name=midnight', 'q=midnight', 'updated_since=2026-03-01&q=midnight'].map(async (query) => [
      await ids(`${query}&to=2026-03-01`),
      await ids(`${query}&to=2026-03-02`),
      await ids(`${query}&from=2026-03-02`),
    ]);

    for (const found of await Promise.all(upTo)) expect(found).toEqual([['60'], ['61', '60'], ['61']]);
  });

  test('a ticket that is done leaves the queue, and comes back when it is reported again', async () => {
    const said = aCompleteConversation();
    const open = async () => idsOf((await tickets('status=open&status=in_progress&status=on_hold')).body.tickets);
    await at(50, { id: 50, messages: said });
    const before = await open();
    const solved = [...said, { role: 'user', content: 'It works now, the problem is solved.' }];
    await at(51, { id: 50, messages: solved });
    const done = await open();
    await at(52, { id: 50, messages: [...solved, { role: 'user', content: 'It is broken again.' }] });

    expect([before.includes('50'), done.includes('50'), (await open()).includes('50')]).toEqual([true, false, true]);
  });
});
