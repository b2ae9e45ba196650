import { randomUUID } from 'node:crypto';
import { afterAll, expect, jest, test } from '@jest/globals';
import { context, httpEvent } from '../support/http-event.ts';
import { CLIENT_ID, startProvider } from '../support/provider.ts';

const CALLBACK = 'https://intake.example/login/callback';
const before = await startProvider(CALLBACK);
await before.stop();
process.env['AUTH_PROVIDER'] = JSON.stringify({ issuer: before.issuer, clientId: CLIENT_ID });
const { handler: getLogin } = await import('../../functions/get-login/handler.ts');
const { handler: finishLogin } = await import('../../functions/finish-login/handler.ts');

jest.spyOn(process.stdout, 'write').mockReturnValue(true); // the log
afterAll(() => {
  jest.restoreAllMocks();
});

const request = (headers: Record<string, string>) => {
  const event = httpEvent({ path: '/login', query: `code=${randomUUID()}&state=a`, headers });
  return { ...event, cookies: ['__Host-login=a.b.c'] };
};
const person = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

test.each([
  ['a login begins', getLogin],
  ['one ends', finishLogin],
])(
  'while the provider is down, %s with 503 and when to try again: a page for people, JSON for programs',
  async (_, handler) => {
    const [page, json] = [await handler(request(person), context), await handler(request({}), context)];

    expect(page).toMatchObject({
      statusCode: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
    });
    expect(json).toMatchObject({
      statusCode: 503,
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
    });
    expect(JSON.parse(json.body ?? '')).toMatchObject({ code: 'unavailable' });
  },
);

test('once it is there again, people are sent to it', async () => {
  const { statusCode } = await getLogin(request(person), context);
  const provider = await startProvider(CALLBACK, { port: Number(new URL(before.issuer).port) });

  const then = await getLogin(request(person), context);
  await provider.stop();

  expect([statusCode, then.statusCode]).toEqual([503, 302]);
});
