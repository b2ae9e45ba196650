import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { postJson, type Started, startServer, stopServer } from '../support/server.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer({ READ_ACCESS: 'staff' });
});
afterAll(() => stopServer(server));

const SECRETS = {
  email: 'planted.person@secret.example',
  name: 'Planted Person',
  password: 'planted passphrase 1',
  next: 'planted passphrase 2',
  wrong: 'planted wrong guess',
  phone: '(415) 555-0177',
  address: '77 Planted Street, Portland, OR 97201',
  issue: 'My planted sink is leaking.',
  bio: 'planted biography',
  bearer: 'planted-bearer-token-0123456789abcdef',
  query: 'planted-query',
  agent: 'planted-agent/1.0',
  junk: 'planted-junk',
};

test('the logs of everything that people do, right and wrong, name the requests and hold nothing that was sent', async () => {
  const { email, name, password, next, wrong, phone, address, issue, bio, bearer, query, agent, junk } = SECRETS;
  const cookies: string[] = [];
  const post = async (path: string, form: Record<string, string> | string, cookie = '') => {
    const headers = { cookie, 'user-agent': agent, 'content-type': 'application/x-www-form-urlencoded' };
    const body = String(new URLSearchParams(form));
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
    const [set = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    if (set) cookies.push(set);
    return { status: response.status, cookie: set };
  };
  const account = { email, name, password, confirm_password: password };

  expect((await post('/signup', { ...account, confirm_password: wrong })).status).toBe(422);
  expect((await post('/signup', account)).status).toBe(200);
  expect((await post('/signup', account)).status).toBe(409);
  expect((await post('/signup', `${junk}=%ff%&${junk}`)).status).toBe(422);
  expect((await post('/login', { email, password: wrong })).status).toBe(401);
  const { cookie } = await post('/login', { email, password });
  expect((await post('/update-profile', { phone, address, bio }, cookie)).status).toBe(200);
  expect(
    (await post('/update-password', { current_password: password, new_password: next, confirm_password: next }, cookie))
      .status,
  ).toBe(200);

  const messages = aCompleteConversation({ name, phone, address, issue });
  const saved = await postJson(`${server.url}/save-conversation`, { id: 77, messages });
  const key = saved.headers.get('conversation-key') ?? '';
  expect([saved.status, key.length]).toEqual([200, 43]);
  const continued = await fetch(`${server.url}/save-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'conversation-key': key },
    body: JSON.stringify({ id: 77, messages: [`${issue} Again.`] }),
  });
  const nextKey = continued.headers.get('conversation-key') ?? '';
  expect([continued.status, nextKey.length]).toEqual([200, 43]);
  expect((await postJson(`${server.url}/save-conversation`, { id: 77, messages: [junk] })).status).toBe(409);
  expect((await postJson(`${server.url}/save-conversation`, { id: junk, messages: { junk } })).status).toBe(422);
  const read = (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers });
  expect((await read(`/tickets?q=${query}&cursor=${query}`, { authorization: `Bearer ${bearer}` })).status).toBe(401);
  expect((await read(`/conversation/${query}`, { cookie: cookies.at(-1) })).status).toBe(404);
  expect((await read(`/${query}`)).status).toBe(404);
  await post('/logout', {}, cookies.at(-1));

  const output = server.output();
  expect(output.match(/"route":"POST \/login","status":401/g)).toHaveLength(1);
  expect(output.match(/"request_id"/g)?.length).toBeGreaterThan(10);
  const tokens = cookies.map((it) => it.slice(it.indexOf('=') + 1)).filter(Boolean);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const spellings = [...Object.values(SECRETS), ...tokens, key, nextKey].flatMap((it) => [
    it,
    encodeURIComponent(it),
    it.toUpperCase(),
  ]);
  expect(spellings.filter((secret) => output.includes(secret))).toEqual([]);
  expect(output).not.toMatch(/planted/i);
});
