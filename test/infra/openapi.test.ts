import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
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
