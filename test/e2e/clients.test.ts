import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { codeIn } from '../support/code-blocks.ts';
import { getJson, postJson, type Started, startServer, stopServer } from '../support/server.ts';

const CHAT = 'https://chat.example';
const run = promisify(execFile);

let server: Started;
beforeAll(async () => {
  server = await startServer({ ALLOWED_ORIGINS: `${CHAT},https://other.example` });
}, 240_000);
afterAll(() => stopServer(server));

const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

describe('HEAD', () => {
  test.each(['/tickets', '/conversations', '/summary', '/openapi.json', '/docs', '/login', '/desk.js'])(
    '%s has the headers of GET and no body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      const headersOf = ({ headers }: Response) => {
        const ofConnection = ['date', 'age', 'connection', 'keep-alive'];
        return [...headers].filter(([name]) => !ofConnection.includes(name));
      };

      expect([head.status, await head.text()]).toEqual([get.status, '']);
      expect(headersOf(head)).toEqual(headersOf(get));
    },
  );

  test('of a path that is only written to is 405', async () => {
    const { status, headers } = await ask('/save-conversation', { method: 'HEAD' });

    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test.each([
  ['/tickets/', 200],
  ['/tickets/?status=open', 200],
  ['/conversation/987654/', 404],
  ['/summary/', 200],
  ['/tickets//', 404],
])('a slash at the end of %s makes no difference', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('a save with a slash at the end is the save', async () => {
  const { status } = await postJson(`${server.url}/save-conversation/`, { id: 500, messages: ['hello'] });

  expect(status).toBe(200);
  expect(await getJson(`${server.url}/conversation/500/`)).toMatchObject({ conversation_id: '500' });
});

test('the summary is not sent again to who has it, by its tag or by its time', async () => {
  const { headers } = await ask('/summary');
  const [etag = '', modified = ''] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  const statusOf = async (known: Record<string, string>) => (await ask('/summary', { headers: known })).status;

  expect(await statusOf({ 'if-none-match': etag })).toBe(304);
  expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
  expect(await statusOf({ 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() })).toBe(200);
  expect(await statusOf({ 'if-modified-since': 'yesterday' })).toBe(200);
  expect(await statusOf({ 'if-modified-since': modified, 'if-none-match': '"another"' })).toBe(200);
});

describe('a browser on another origin', () => {
  const from = (origin: string, path = '/tickets', init: RequestInit = {}) =>
    ask(path, { ...init, headers: { origin, ...init.headers } });

  test('that is allowed reads the answer and the headers it needs', async () => {
    const { headers } = await from(CHAT);

    expect(headers.get('access-control-allow-origin')).toBe(CHAT);
    expect(headers.get('access-control-expose-headers')).toContain('conversation-key');
    expect(headers.get('vary')).toMatch(/\borigin\b/);
  });

  test('that is not allowed does not, and caches know the difference', async () => {
    const { headers } = await from('https://evil.example');

    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toMatch(/\borigin\b/);
  });

  test.each([
    ['POST', 'content-type,conversation-key,idempotency-key'],
    ['DELETE', 'authorization'],
    ['PATCH', 'if-match'],
  ])('may send %s with %s', async (method, names) => {
    const preflight = { 'access-control-request-method': method, 'access-control-request-headers': names };
    const { status, headers } = await from(CHAT, '/save-conversation', { method: 'OPTIONS', headers: preflight });

    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')?.split(',')).toContain(method);
    expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(expect.arrayContaining(names.split(',')));
  });
});

describe('an answer', () => {
  const packed = (path: string, encoding: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { 'accept-encoding': encoding, ...init.headers } });

  test.each(['/login', '/signup', '/docs', '/summary'])('of %s is compressed exactly from 1 KB on', async (path) => {
    const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    const [plain, gzip] = [await packed(path, 'identity', { headers }), await packed(path, 'gzip', { headers })];
    const text = await plain.text();

    expect(gzip.headers.get('content-encoding')).toBe(Buffer.byteLength(text) >= 1024 ? 'gzip' : null);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gzip.headers.get('vary')).toMatch(/\baccept-encoding\b/);
  });

  test('to a save is compressed too when it is long', async () => {
    const messages = ['Where are 1Z975N039000185078 and 1ZXX3150YW44070023?'];
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    };

    const answer = await packed('/track-shipment', 'gzip', init);

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.json()).toMatchObject({ messages_count: 1 });
  });
});

describe('the script of /docs', () => {
  const scriptOf = async () => {
    const page = await (await ask('/docs')).text();
    const [, path = '', integrity = ''] = /src="([^"]+)" integrity="sha256-([^"]+)"/.exec(page) ?? [];
    return { path, integrity };
  };

  test.each(['gzip', 'identity'])(
    'comes as its page says, for good, and far below what a Lambda may answer (%s)',
    async (encoding) => {
      const { path, integrity } = await scriptOf();
      const answer = await ask(path, { headers: { 'accept-encoding': encoding } });
      const text = await answer.text();

      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(4_000_000);
      expect(createHash('sha256').update(text).digest('base64')).toBe(integrity);
    },
  );

  test('under the name of another version is 404', async () => {
    expect((await ask('/docs/0000000000000000.js')).status).toBe(404);
  });
});

browserTest('the reference is read and tried in a browser, from this service alone', async () => {
  expect(hasBrowser).toBe(true);
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));

  const opened = await page.goto(`${server.url}/docs`);
  const save = page.locator('#operations-Conversations-save-conversation');
  await save.locator('.opblock-summary-control').click();
  const sent = JSON.stringify({ id: 31, messages: [{ role: 'user', content: 'My sink leaks.' }] });
  await save.locator('textarea.body-param__text').fill(sent);
  const answered = page.waitForResponse((it) => it.request().method() === 'POST');
  await save.getByRole('button', { name: 'Execute' }).click();
  const answer = await answered;
  await save.locator('.live-responses-table').getByText('My sink leaks.').first().waitFor();
  await browser.close();

  expect(opened?.headers()['content-security-policy']).not.toContain('unsafe');
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/save-conversation']);
  expect(await getJson(`${server.url}/conversation/31`)).toMatchObject({ customer_info: { issue: 'My sink leaks.' } });
  expect(new Set(asked.filter((origin) => origin !== 'null'))).toEqual(new Set([server.url]));
  expect(complaints).toEqual([]);
});

describe('docs/clients.md shows a save that works', () => {
  mkdirSync('dist', { recursive: true });
  const folder = resolve(mkdtempSync(join('dist', 'clients-'))); // here, so that packages are found
  afterAll(() => rmSync(folder, { recursive: true }));
  const saved = async (command: string, args: string[]) => {
    const { stdout } = await run(command, args, { env: { ...process.env, BASE_URL: server.url } });
    return JSON.parse(stdout);
  };
  const fileOf = (language: string, name: string) => {
    writeFileSync(join(folder, name), codeIn('docs/clients.md', language));
    return join(folder, name);
  };

  test.each([
    ['curl', () => saved('sh', [fileOf('sh', 'save.sh')])],
    ['fetch', () => saved(process.execPath, [fileOf('js', 'save.mjs')])],
    ['openapi-fetch', () => saved(process.execPath, [fileOf('ts', 'save.ts')])],
  ])('with %s', async (_, save) => {
    const { conversation_id, response } = await save();

    expect(response).toMatch(/name/);
    expect(await getJson(`${server.url}/conversation/${conversation_id}`)).toMatchObject({
      customer_info: { issue: 'My kitchen sink is leaking.' },
    });
  });
});
