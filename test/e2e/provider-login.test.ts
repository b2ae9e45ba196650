import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerOf, CLIENT_ID, startProvider } from '../support/provider.ts';
import { launch, type Started, startServer, stopServer } from '../support/server.ts';

const provider = await startProvider('http://127.0.0.1/login/callback', { claimsIn: 'userinfo' });
const login = randomUUID();
const email = `${login}@example.com`;
provider.people[login] = { email, email_verified: true, name: 'Planted Person' };

let server: Started;
beforeAll(async () => {
  server = await startServer({
    AUTH_PROVIDER: JSON.stringify({ issuer: provider.issuer, clientId: CLIENT_ID }),
    READ_ACCESS: 'staff',
  });
}, 60_000);
afterAll(() => Promise.all([stopServer(server), provider.stop()]));

async function visit(url: string, cookie = '') {
  const response = await fetch(new URL(url, server.url), { redirect: 'manual', headers: { cookie } });
  const set = response.headers.getSetCookie();
  const cookies = set.map((it) => it.split(';')[0] ?? '').filter((it) => !it.endsWith('='));
  const text = await response.text();
  return { status: response.status, headers: response.headers, set, cookie: cookies.join('; '), text };
}

async function comeBack() {
  const { text, cookie, set } = await visit('/login');
  return { url: await answerOf(JSON.parse(text).redirect_url, login), cookie, set };
}

test('a person logs in at the provider, reads what is his and logs nothing of it', async () => {
  const { url, cookie, set } = await comeBack();
  const { status, headers, ...answer } = await visit(url, cookie);
  const information = await visit(headers.get('location') ?? '', answer.cookie);
  const conversations = await visit('/conversations', answer.cookie);

  expect(set).toEqual([expect.stringMatching(/^login=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)]);
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/login' });
  expect(JSON.parse(information.text)).toMatchObject({
    authenticated: true,
    user: { email, name: 'Planted Person', role: 'customer' },
  });
  expect({ status: conversations.status, text: conversations.text }).toEqual({ status: 200, text: '[]' });

  const secrets = [
    ...cookie.split(/[=.]/).slice(1),
    answer.cookie.split('=')[1] ?? '',
    new URL(url).searchParams.get('code') ?? '',
    login,
    'Planted',
  ];
  expect(server.output()).toContain('"route":"GET /login/callback","status":302');
  for (const secret of secrets) expect(server.output()).not.toContain(secret);
}, 90_000);

test('a provider that is gone when a person comes back is 503', async () => {
  const { url, cookie } = await comeBack();
  provider.disturbance = ({ req }) => {
    req.socket.destroy();
  };

  const { status, headers, cookie: kept } = await visit(url, cookie);

  expect({ status, retry: headers.get('retry-after'), kept }).toEqual({ status: 503, retry: '5', kept: '' });
  expect(server.output()).toMatch(/"status":503,.*"cause":\["TypeError","UND_ERR_SOCKET"\]/);
}, 90_000);

test('npm start says in one sentence what is wrong with AUTH_PROVIDER', async () => {
  const { exited, output } = launch({ AUTH_PROVIDER: '{"issuer": "http://login.example.com", "clientId": "intake"}' });

  expect(await exited).toBe(1);
  expect(output().trim().split('\n').at(-1)).toBe(
    'Setting "authProvider": http://login.example.com is not an https URL',
  );
}, 90_000);
