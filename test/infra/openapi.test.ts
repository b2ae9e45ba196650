import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describeApi } from '../../infra/openapi.ts';
import { routes } from '../../infra/routes.ts';

const served = JSON.parse(readFileSync('functions/get-openapi/openapi.json', 'utf8'));

test('what is served is what the schemas say now (npm run openapi writes it)', async () => {
  expect(served).toEqual(JSON.parse(JSON.stringify(await describeApi())));
});

test('it lists every route, and the twelve operations of the interface', () => {
  const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const interface4 = [
    'POST /create-sales-condition',
    'POST /save-conversation',
    'POST /track-shipment',
    'POST /update-profile',
    'POST /signup',
    'POST /update-password',
    'POST /login',
    'GET /login',
    'GET /summary',
    'GET /conversations',
    'GET /tickets',
    'GET /conversation/{conversation_id}',
  ];

  expect(operations).toEqual(
    expect.arrayContaining([...interface4, ...routes.map(({ method, path }) => `${method} ${path}`)]),
  );
  expect(served.info.version).toBe('0.1.0');
});

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(served).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];

  expect(references.length).toBeGreaterThan(10);
  for (const [, kind = '', name = ''] of references) expect(served.components[kind]).toHaveProperty([name]);
});

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: object[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; headers?: object; content?: object }>;
};
const operations: Operation[] = Object.values(served.paths).flatMap((it) => Object.values(it as object));
const nameOf = ({ operationId }: Operation) => operationId;

describe.each(operations.map((it) => [nameOf(it), it] as const))('%s', (_, operation) => {
  test('has words, a tag that is described, and who may ask', () => {
    const tags = served.tags.map(({ name }: { name: string }) => name);

    for (const words of [operation.summary, operation.description]) expect(words).toMatch(/\S/);
    expect(tags).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.tags).toHaveLength(1);
    for (const name of operation.security.flatMap(Object.keys))
      expect(served.components.securitySchemes).toHaveProperty(name);
  });

  test('says what refuses it: the gateway and the service, when there is too much of it, and a fault', () => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
    for (const status of ['429', '503'])
      expect(Object.keys(operation.responses[status]?.headers ?? {})).toEqual(['Retry-After']);
  });
});

test('no two operations have one name', () => {
  expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(served, 'api');
const valid = (pointer: string[], value: unknown) => {
  const path = pointer.map((it) => encodeURIComponent(it.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const isValid = ajv.validate({ $ref: `api#/${path}` }, value);
  return isValid ? [] : (ajv.errors ?? []);
};

/** Every media type of requests and answers, with the way to it. */
const media = Object.entries<Record<string, Operation>>(served.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, responses }]) => [
    ...mediaIn(['paths', path, method, 'requestBody'], requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      mediaIn(['paths', path, method, 'responses', status], content),
    ),
  ]),
);

function mediaIn(pointer: string[], content: object = {}) {
  return Object.entries(content).map(([type, { example }]) => ({ pointer: [...pointer, 'content', type], example }));
}

test('there is an example of every request and of every answer with a body', () => {
  expect(media.length).toBeGreaterThan(200);
  expect(media.filter(({ example }) => example === undefined)).toEqual([]);
});

test('every example is what its schema says', () => {
  const wrong = media.flatMap(({ pointer, example }) =>
    example === undefined ? [] : valid([...pointer, 'schema'], example).map((error) => ({ pointer, error })),
  );

  expect(wrong).toEqual([]);
});

test('a faulty example would be found', () => {
  const pointer = ['paths', '/save-conversation', 'post', 'responses', '200', 'content', 'application/json', 'schema'];

  expect(valid(pointer, { conversation_id: 5 })).not.toEqual([]);
});
