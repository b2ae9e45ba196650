import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { recordSchema } from '../../shared/conversation/conversation.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { context, httpEvent } from '../support/http-event.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: listTickets } = await import('../../functions/list-tickets/handler.ts');
const { handler: listConversations } = await import('../../functions/list-conversations/handler.ts');
const { handler: getConversation } = await import('../../functions/get-conversation/handler.ts');
const { handler: getSummary } = await import('../../functions/get-summary/handler.ts');
const { handler: getOpenapi } = await import('../../functions/get-openapi/handler.ts');
const { handler: refresh } = await import('../../functions/refresh-summary/handler.ts');

const names = ['Ann Lee', 'Élodie Martin', 'Bob Gray', 'Cid Moss', 'Dora Finch', 'Eve Hart'];

beforeAll(async () => {
  for (const [n, name] of names.entries()) {
    const messages = aCompleteConversation({ name, phone: n === 0 ? '+1 415-555-0132' : undefined });
    await call(save, { method: 'POST', body: { id: n + 1, messages } });
  }
  await refresh({});
});

type Request = Parameters<typeof call>[1];
const linesOf = ({ body }: { body: string }) => body.split('\r\n').slice(0, -1);

describe('as CSV', () => {
  const accept = 'text/csv';
  const tickets = (query = '', headers: Record<string, string> = { accept }) =>
    call(listTickets, { path: '/tickets', query, headers });

  test('tickets are a table in a file of the day', async () => {
    const answer = await tickets();
    const [header, ...lines] = linesOf(answer);

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(/^attachment; filename="tickets-\d{4}-\d\d-\d\d\.csv"$/),
      vary: expect.stringMatching(/\baccept\b/),
    });
    expect(header).toBe(
      '"ticket_id","conversation_id","name","phone","address","issue","role","priority","type","date_time","submission_date_time","status","created_at","updated_at"',
    );
    expect(lines).toHaveLength(names.length);
    expect(lines.at(-1)).toMatch(/^"TKT-1","1","Ann Lee","'\+1 415-555-0132","12 Oak Street, Apt 4, /);
  });

  test('conversations too, with the columns of the record', async () => {
    const answer = await call(listConversations, { headers: { accept }, query: 'q=martin' });
    const info = Object.keys(recordSchema.properties.customer_info.properties);
    const [header, ...lines] = linesOf(answer);

    expect(answer.headers['content-disposition']).toMatch(/filename="conversations-/);
    expect(header).toBe(
      ['conversation_id', 'response', 'status', ...info, 'is_complete'].map((it) => `"${it}"`).join(','),
    );
    expect(lines).toEqual([expect.stringMatching(/^"2","Thank you.+"Élodie Martin".+"true"$/)]);
  });

  test.each([
    ['q=martin', 1],
    ['conversation_id=1&conversation_id=2', 2],
    ['q=TKT-1', 1],
    ['status=completed', 0],
    ['limit=4', 4],
  ])('the filters are those of JSON: ?%s', async (query, count) => {
    expect(linesOf(await tickets(query))).toHaveLength(count + 1);
  });

  test('a page says where the next begins, in either format', async () => {
    const { headers } = await tickets('format=csv&limit=4', {});
    const cursor = headers['x-next-cursor'];

    expect(headers['link']).toBe(`</tickets?format=csv&limit=4&cursor=${cursor}>; rel="next"`);
    expect(linesOf(await tickets(`limit=4&cursor=${cursor}`))).toHaveLength(3);
    expect((await tickets(`limit=4&cursor=${cursor}`, {})).body.tickets).toHaveLength(2);
  });

  test('what is wrong is told as JSON', async () => {
    expect(await tickets('status=gone')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'status'] }] },
    });
    expect(await tickets('format=xls')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'format'] }] },
    });
  });

  test('a table that has not changed is 304 for who has it, and no answer for who has the JSON', async () => {
    const [table, json] = [await tickets(), await tickets('', {})];
    const again = (etag = '') => tickets('', { accept, 'if-none-match': etag });

    expect((await again(table.headers['etag'])).status).toBe(304);
    expect((await again(json.headers['etag'])).status).toBe(200);
  });

  test.each([
    ['text/csv', '', true],
    ['text/csv, */*;q=0.1', '', true],
    ['text/csv, application/json;q=0.9', '', true],
    ['application/json, text/csv;q=0.9', '', false],
    ['application/json, text/csv', '', false],
    ['text/csv;q=0', '', false],
    ['*/*', '', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '', false],
    ['text/html', 'format=csv', true],
    ['text/csv', 'format=json', false],
  ])('is for who asks for it: Accept %s, ?%s', async (wanted, query, isCsv) => {
    const { headers } = await tickets(query, { accept: wanted });

    expect(headers['content-type']?.startsWith('text/csv')).toBe(isCsv);
  });

  test('only what is downloaded by a link begins with a byte order mark', async () => {
    expect((await tickets('format=csv', {})).body).toMatch(/^\uFEFF"ticket_id"/);
    expect((await tickets()).body).toMatch(/^"ticket_id"/);
  });
});

describe('compressed', () => {
  const reads: [what: string, handler: typeof listTickets, request: Request][] = [
    ['tickets', listTickets, {}],
    ['tickets as CSV', listTickets, { query: 'format=csv' }],
    ['conversations', listConversations, {}],
    [
      'a conversation',
      getConversation,
      { pathParameters: { conversation_id: '1' }, query: 'include=messages,evidence' },
    ],
    ['the description', getOpenapi, {}],
  ];
  const read = (handler: typeof listTickets, request: Request, headers: Record<string, string>) =>
    handler(httpEvent({ ...request, headers }), context);

  test.each(reads)('%s are what they are', async (_, handler, request) => {
    const plain = await read(handler, request, {});
    const {
      statusCode,
      headers = {},
      body = '',
      isBase64Encoded,
    } = await read(handler, request, { 'accept-encoding': 'gzip, deflate, br' });

    expect({ statusCode, isBase64Encoded }).toEqual({ statusCode: 200, isBase64Encoded: true });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') });
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(plain.body);
    expect(body.length).toBeLessThan(plain.body?.length ?? 0);
    expect(plain.headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test.each([
    ['gzip', true],
    ['GZIP;q=0.5', true],
    ['*', true],
    ['br, *;q=0.1', true],
    ['gzip;q=0', false],
    ['gzip;q=0, *', false],
    ['identity', false],
    ['br', false],
    ['x-gzip-like', false],
    ['', false],
  ])('only for who takes gzip: %j', async (accepted, isCompressed) => {
    const { isBase64Encoded = false } = await read(listTickets, {}, { 'accept-encoding': accepted });

    expect(isBase64Encoded).toBe(isCompressed);
  });

  test('an answer of a few hundred bytes stays as it is', async () => {
    const { body, isBase64Encoded, headers } = await read(
      listTickets,
      { query: 'q=TKT-1' },
      { 'accept-encoding': 'gzip' },
    );

    expect(isBase64Encoded).toBeUndefined();
    expect(JSON.parse(body ?? '').tickets).toHaveLength(1);
    expect(headers).toMatchObject({ vary: 'accept, sec-fetch-mode, accept-encoding, origin' });
  });

  test('a tag stands for an answer in either coding, weak where it may be compressed', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const tagOf = async (headers: Record<string, string>) =>
      String((await read(listTickets, {}, headers)).headers?.['etag']);
    const [plain, weak] = [await tagOf({}), await tagOf(gzip)];

    expect(weak).toBe(`W/${plain}`);
    for (const tag of [plain, weak]) {
      const unchanged = await read(listTickets, {}, { ...gzip, 'if-none-match': tag });
      expect(unchanged).toMatchObject({ statusCode: 304, headers: { etag: weak } });
      expect(unchanged.body).toBeUndefined();
      expect(unchanged.isBase64Encoded).toBeUndefined();
      expect((await read(listTickets, {}, { 'if-none-match': tag })).headers).toMatchObject({ etag: plain });
    }
  });

  test('a refusal is read without', async () => {
    const { statusCode, body } = await read(listTickets, { query: 'status=gone' }, { 'accept-encoding': 'gzip' });

    expect([statusCode, JSON.parse(body ?? '').detail]).toEqual([422, expect.any(Array)]);
  });

  test('the summary too', async () => {
    const { isBase64Encoded, body = '' } = await read(getSummary, {}, { 'accept-encoding': 'gzip' });
    const text = isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

    expect(JSON.parse(text).total_tickets).toBe(names.length);
  });
});
