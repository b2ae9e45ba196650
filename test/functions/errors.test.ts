import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as notFound } from '../../functions/not-found/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { handler as updatePassword } from '../../functions/update-password/handler.ts';
import { anId, call } from '../support/call.ts';
import { context, httpEvent } from '../support/http-event.ts';

type Golden = {
  name: string;
  method: string;
  path: string;
  content_type: string;
  body: string;
  status: number;
  detail: unknown;
};

// What FastAPI 0.142 with pydantic 2.13 answers to the interface.
const golden: Golden[] = JSON.parse(readFileSync('test/support/golden-422.json', 'utf8'));
const handlers = new Map([
  ['/save-conversation', saveConversation],
  ['/create-sales-condition', createSalesCondition],
  ['/track-shipment', trackShipment],
]);
const jsonRows = golden.filter(({ path }) => handlers.has(path));

test('the golden file has rows for the JSON endpoints', () => {
  expect(jsonRows.length).toBeGreaterThan(30);
});

describe.each([...handlers])('POST %s answers as FastAPI does:', (path, handler) => {
  test.each(jsonRows.map((row) => [row.name, row] as const))(
    '%s',
    async (_, { method, content_type, body, status, detail }) => {
      const answer = await call(handler, { method, path, headers: { 'content-type': content_type }, body });

      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body.detail.map(withoutContext)).toEqual(detail);
    },
  );
});

const forms = new Map([
  ['/signup', signUp],
  ['/login', logIn],
  ['/update-password', updatePassword],
]);
const formRows = golden.flatMap((row) => {
  const handler = forms.get(row.path);
  return handler ? [{ ...row, handler }] : [];
});

test('every row of the golden file is compared', () => {
  expect(jsonRows.length + formRows.length).toBe(golden.length);
});

describe('the forms answer as FastAPI does:', () => {
  test.each(formRows)('$name', async ({ method, path, content_type, body, handler, status, detail }) => {
    const answer = await call(handler, { method, path, headers: { 'content-type': content_type }, body });

    expect(answer.status).toBe(status);
    expect(answer.body.detail.map(withoutContext)).toEqual(detail);
  });
});

const withoutContext = ({ type, loc, msg }: Record<string, unknown>) => ({ type, loc, msg });

const save = (body: unknown, headers = {}) =>
  call(saveConversation, { method: 'POST', path: '/save-conversation', body, headers });

describe('null is', () => {
  test.each([
    [
      'messages',
      { messages: null },
      { type: 'list_type', loc: ['body', 'messages'], msg: 'Input should be a valid list' },
    ],
    [
      'a message',
      { messages: [null] },
      { type: 'dict_type', loc: ['body', 'messages', 0], msg: 'Input should be a valid dictionary' },
    ],
    [
      'endpoint',
      { messages: [], endpoint: null },
      { type: 'string_type', loc: ['body', 'endpoint'], msg: 'Input should be a valid string' },
    ],
    [
      'language',
      { messages: [], language: null },
      { type: 'string_type', loc: ['body', 'language'], msg: 'Input should be a valid string' },
    ],
  ])('refused as %s', async (_, body, problem) => {
    expect(await save(body)).toMatchObject({ status: 422, body: { detail: [problem] } });
  });

  test('no id, no user and no title where it stands for them', async () => {
    const { status, body } = await save({ messages: ['Hi'], id: null, user_id: null, custom_title: null });
    expect(status).toBe(200);
    expect(body.conversation_id).toMatch(/^[1-9]\d{14}$/);

    const id = Number(body.conversation_id);
    expect((await save({ messages: ['Hi'], id, user_id: 'u1' })).status).toBe(200);
    expect((await save({ messages: ['Hi'], id, user_id: null })).status).toBe(200);
    expect((await save({ messages: ['Hi'], id, user_id: 'u2' })).status).toBe(409);
  });
});

describe('what only this service refuses', () => {
  const rows: [what: string, body: object, problem: object][] = [
    ['an id below 0', { messages: [], id: -1 }, { type: 'greater_than_equal', loc: ['body', 'id'] }],
    ['an id beyond 2^53 - 1', { messages: [], id: 2 ** 53 }, { type: 'less_than_equal', loc: ['body', 'id'] }],
    ['an id that is a boolean', { messages: [], id: true }, { type: 'int_type', loc: ['body', 'id'] }],
    ['more than 1,000 messages', { messages: Array(1001).fill('x') }, { type: 'too_long', loc: ['body', 'messages'] }],
    [
      'more than 1,000 messages in an envelope',
      { messages: ['Hi', { messages: Array(1000).fill('x') }] },
      {
        type: 'too_long',
        loc: ['body', 'messages'],
        msg: 'List should have at most 1000 items after validation, not 1001',
      },
    ],
    [
      'more than 1,000 messages in transcripts',
      { messages: [`${'Agent: a\nClient: b\n'.repeat(500)}`, 'Agent: c'] },
      { type: 'too_long', loc: ['body', 'messages'] },
    ],
    [
      'a long text in an envelope',
      { messages: [{ inputTranscript: 'x'.repeat(16_385) }] },
      { type: 'string_too_long', loc: ['body', 'messages', 0, 'inputTranscript'] },
    ],
    [
      'a long text',
      { messages: ['ok', 'x'.repeat(16_385)] },
      { type: 'string_too_long', loc: ['body', 'messages', 1] },
    ],
    [
      'a long text inside an object',
      { messages: [{ role: 'user', parts: [{ type: 'text', text: 'x'.repeat(16_385) }] }] },
      { type: 'string_too_long', loc: ['body', 'messages', 0, 'parts', 0, 'text'] },
    ],
    [
      'a long user_id',
      { messages: [], user_id: 'x'.repeat(129) },
      { type: 'string_too_long', loc: ['body', 'user_id'] },
    ],
    [
      'a long language',
      { messages: [], language: 'x'.repeat(36) },
      { type: 'string_too_long', loc: ['body', 'language'] },
    ],
  ];

  test.each(rows)('%s', async (_, body, problem) => {
    const answer = await save(body);

    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ detail: [expect.objectContaining(problem)] });
  });

  test('16,384 characters are not too long, astral ones counted once', async () => {
    expect((await save({ messages: ['😀'.repeat(16_384)] })).status).toBe(200);
  });

  test('every fault is named at once, in the order of the fields, and no value is echoed', async () => {
    const { status, body } = await save({ messages: [5, 'x'.repeat(16_385)], id: 'secret-7', user_id: 3 });

    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: unknown[] }) => loc)).toEqual([
      ['body', 'messages', 0],
      ['body', 'messages', 1],
      ['body', 'id'],
      ['body', 'user_id'],
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-7');
  });

  test('a body of more than 1 MiB', async () => {
    const { status, body } = await save({ messages: [{ data: 'x'.repeat(1024 * 1024) }] });

    expect(status).toBe(413);
    expect(body).toEqual({ detail: 'The body is larger than 1 MiB', code: 'body_too_large', request_id: 'test' });
  });

  const filled = (bytes: number) => {
    const body = (text: string) => JSON.stringify({ messages: [{ data: text }] });
    return body('x'.repeat(bytes - body('').length));
  };
  const base64 = (text: string) => ({ ...httpEvent({ method: 'POST', body: text }), isBase64Encoded: true });

  test('a body of exactly 1 MiB is taken, one byte more is not, however the gateway passes them', async () => {
    for (const [bytes, status] of [
      [1024 * 1024, 200],
      [1024 * 1024 + 1, 413],
    ] as const) {
      const text = filled(bytes);
      expect(Buffer.byteLength(text)).toBe(bytes);
      expect((await save(text)).status).toBe(status);
      const event = { ...base64(text), body: Buffer.from(text).toString('base64') };
      expect((await saveConversation(event, context)).statusCode).toBe(status);
    }
  });

  test('1 MiB counts bytes, not characters', async () => {
    const half = (bytes: number) => filled(bytes).replace(/x+/, (text) => 'ü'.repeat(text.length / 2));

    expect((await save(half(1024 * 1024))).status).toBe(200);
    expect((await save(half(1024 * 1024 + 2))).status).toBe(413);
  });

  test('a body 200 levels deep is stored and read again, one level more is not taken', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const id = anId();

    const [taken, refused] = [
      await save(`{"id":${id},"messages":[${deep(198)}]}`),
      await save(`{"messages":[${deep(199)}]}`),
    ];

    expect(taken.status).toBe(200);
    expect(refused).toMatchObject({ status: 400, body: { code: 'unreadable_body' } });
    const read = { pathParameters: { conversation_id: String(id) }, query: 'include=messages' };
    expect(JSON.stringify((await call(getConversation, read)).body.messages[0])).toBe(deep(198));
  });

  test('a body nested so deep that it cannot be written again', async () => {
    const { status, body } = await save(`{"messages":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`);

    expect(status).toBe(400);
    expect(body.code).toBe('unreadable_body');
  });

  test('an id as an integer string names the same conversation as the integer', async () => {
    expect((await save({ id: ' 12 ', messages: [] })).body.conversation_id).toBe('12');
    expect((await save({ id: 12.0, messages: [] })).body.conversation_id).toBe('12');
  });
});

describe('where no route is', () => {
  test('an unknown path is 404', async () => {
    const answer = await call(notFound, { path: '/nope' });

    expect(answer).toMatchObject({ status: 404, body: { detail: 'Not Found', code: 'not_found', request_id: 'test' } });
  });

  test.each(['/save-conversation', '/conversation/1'])(
    'a known path by another method is 405 and says which (%s)',
    async (path) => {
      const { status, headers, body } = await call(notFound, { method: 'DELETE', path });

      expect({ status, detail: body.detail }).toEqual({ status: 405, detail: 'Method Not Allowed' });
      expect(headers['allow']).toBe(path === '/save-conversation' ? 'POST' : 'GET, HEAD');
    },
  );

  test.each([
    ['POST', '/save-conversation/', '', '../save-conversation'],
    ['HEAD', '/tickets/', 'q=a%20b', '../tickets?q=a%20b'],
    ['GET', '/conversation/a b/', '', '../a%20b'],
  ])('%s %s is sent to the path without the slash, should it come here', async (method, path, query, location) => {
    const { status, headers } = await call(notFound, { method, path, query });

    expect({ status, location: headers['location'] }).toEqual({ status: 308, location });
  });

  test.each([
    ['PUT', '/tickets/', 405],
    ['GET', '/nope/', 404],
    ['GET', '/', 404],
  ])('%s %s is not sent anywhere', async (method, path, status) => {
    expect((await call(notFound, { method, path })).status).toBe(status);
  });
});
