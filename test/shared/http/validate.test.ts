import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { AppError, type Problem } from '../../../shared/errors.ts';
import { parseJson } from '../../../shared/http/json.ts';
import type { RequestSchema } from '../../../shared/http/schema.ts';
import { validator } from '../../../shared/http/validate.ts';

const conversation = {
  body: {
    type: 'object',
    required: ['messages'],
    additionalProperties: false,
    properties: {
      messages: { type: 'array', maxItems: 1000, items: { type: ['string', 'object'] } },
      id: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      endpoint: { type: 'string', maxLength: 64, default: 'shipment' },
      user_id: { type: 'string', maxLength: 128 },
      custom_title: { type: 'string', maxLength: 200 },
      language: { type: 'string', maxLength: 35, default: 'en' },
    },
  },
} as const satisfies RequestSchema;

const readConversation = validator(conversation);

type Golden = { name: string; path: string; content_type: string; body: string; detail: Problem[] | null };

const golden: Golden[] = JSON.parse(readFileSync(new URL('../../support/golden-422.json', import.meta.url), 'utf8'));
const onJson = golden.filter((row) => row.path === '/save-conversation' && row.content_type.endsWith('json'));

describe('what FastAPI answers', () => {
  test.each(onJson)('$name: $body', ({ body, detail }) => {
    const problems = problemsOf(() => readConversation({ body: parseJson(body) }));

    expect(problems?.map(({ type, loc, msg }) => ({ type, loc, msg })) ?? null).toEqual(detail);
  });

  test.each(golden.filter((row) => row.path !== '/save-conversation'))('$name', ({ content_type, body, detail }) => {
    const fields = detail?.map(({ loc }) => String(loc[1])) ?? [];
    const sent = content_type.endsWith('urlencoded') ? Object.fromEntries(filled(new URLSearchParams(body))) : {};

    const problems = problemsOf(() => validator(formOf([...fields, ...Object.keys(sent)], fields))({ body: sent }));

    expect(problems).toEqual(detail);
  });
});

test('defaults are filled in, unknown fields are dropped, messages are kept as they came', () => {
  const { body } = readConversation({ body: { messages: ['hi', { role: 'user', extra: { deep: 1 } }], more: 1 } });

  expect(body).toEqual({
    messages: ['hi', { role: 'user', extra: { deep: 1 } }],
    endpoint: 'shipment',
    language: 'en',
  });
});

test('a handler gets the types of the schema', () => {
  const { body, path, query } = readConversation({ body: { messages: [] } });

  const language: string = body.language;
  const id: number | undefined = body.id;
  const nothing: undefined = path ?? query;
  expect([language, id, nothing]).toEqual(['en', undefined, undefined]);
});

test('a key that is no field of the schema cannot reach an object prototype', () => {
  const { body } = readConversation({ body: JSON.parse('{"messages":[],"__proto__":{"language":"xx"}}') });

  expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  expect(body.language).toBe('en');
});

test('1,000 messages pass and 1,001 do not, with one problem whatever they are', () => {
  const pass = readConversation({ body: { messages: Array(1000).fill('a') } });
  const problems = problemsOf(() => readConversation({ body: { messages: Array(1001).fill(5) } }));

  expect(pass.body.messages).toHaveLength(1000);
  expect(problems).toMatchObject([
    { type: 'too_long', msg: 'List should have at most 1000 items after validation, not 1001' },
  ]);
});

test('an id beyond what JSON numbers hold exactly is refused', () => {
  const refused = [9007199254740992, '9007199254740993', '9'.repeat(30), 1e30];

  for (const id of refused) {
    expect(problemsOf(() => readConversation({ body: { messages: [], id } }))).toMatchObject([
      { type: 'less_than_equal', loc: ['body', 'id'] },
    ]);
  }
  expect(readConversation({ body: { messages: [], id: '9007199254740991' } }).body.id).toBe(9007199254740991);
});

test('a body that was not sent is missing', () => {
  expect(problemsOf(() => readConversation({}))).toEqual([{ type: 'missing', loc: ['body'], msg: 'Field required' }]);
});

test('path, query and body are told together and in this order', () => {
  const all = validator({
    body: { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } },
    query: { type: 'object', additionalProperties: false, properties: { limit: { type: 'integer', minimum: 1 } } },
    path: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: { type: 'integer' } } },
  });

  const problems = problemsOf(() => all({ body: { a: 1 }, query: { limit: '0' }, path: { id: 'x' } }));

  expect(problems?.map(({ type, loc }) => [type, ...loc])).toEqual([
    ['int_parsing', 'path', 'id'],
    ['greater_than_equal', 'query', 'limit'],
    ['string_type', 'body', 'a'],
  ]);
});

test('a query that is absent is an empty one, and a given one is left as it is', () => {
  const list = validator({
    query: { type: 'object', additionalProperties: false, properties: { limit: { type: 'integer', default: 50 } } },
  });
  const query = { limit: '7', other: 'x' };

  expect(list({}).query).toEqual({ limit: 50 });
  expect(list({ query }).query).toEqual({ limit: 7 });
  expect(query).toEqual({ limit: '7', other: 'x' });
});

test('no value of the request is repeated', () => {
  const body = { messages: 'hunter2', id: 'hunter2', user_id: ['hunter2'], custom_title: 'hunter2'.repeat(99) };

  expect(JSON.stringify(problemsOf(() => readConversation({ body })))).not.toContain('hunter2');
});

/** What the form parser leaves of a form: an empty value is none. */
const filled = (form: URLSearchParams) => [...form].filter(([, value]) => value !== '');

const formOf = (names: string[], required: string[]) => ({
  body: {
    type: 'object',
    required,
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const)),
  } as const,
});

function problemsOf(read: () => unknown): readonly Problem[] | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error.problems;
    throw error;
  }
  return undefined;
}
