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

describe('GET /tickets', () => {
  test('is an object with one field, newest first', async () => {
    const { body } = await tickets();

    expect(Object.keys(body)).toEqual(['tickets']);
    expect(idsOf(body.tickets)).toEqual(descending(20, 1));
  });

  test.each([
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
    ['from=2026-03-01&to=2026-03-01&limit=1', ['20']],
    ['updated_since=2026-03-01T09:19:00Z', ['20', '19']],
    ['from=2027-01-01&to=2026-01-01', []],
    ['from=2026-03-01T09:19:00Z&to=9999-12-31', ['20', '19']],
    ['updated_since=9999-12-31T23:59:59-10:00', []],
    ['to=0000-01-01', []],
    ['conversation_id=9', ['9']],
    ['conversation_id=9&status=completed', []],
    ['conversation_id=none', []],
  ])('?%s', async (query, ids) => {
    expect(idsOf((await tickets(query)).body.tickets)).toEqual(ids);
  });

  test.each([
    ['status=gone', 'status', 'enum'],
    ['limit=0', 'limit', 'greater_than_equal'],
    ['limit=1001', 'limit', 'less_than_equal'],
    ['limit=ten', 'limit', 'int_parsing'],
    ['from=yesterday', 'from', 'datetime_from_date_parsing'],
    ['cursor=abc', 'cursor', 'value_error'],
    ['q='.padEnd(300, 'x'), 'q', 'string_too_long'],
  ])('a bad value is named: ?%s', async (query, name, type) => {
    const { status, body } = await tickets(query);

    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ type, loc: ['query', name] })]);
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
      const listing = { path: '/tickets', query: {} };
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
