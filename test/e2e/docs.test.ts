import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { browserTest, hasBrowser, startBrowser } from '../support/browser.ts';
import { getJson, type Started, startServer, stopServer } from '../support/server.ts';

let server: Started;
let browser: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer();
  browser = await startBrowser();
}, 90_000);
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
});

browserTest('the reference is read and tried in a browser, from this service alone', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));

  await page.goto(`${server.url}/docs`);
  const save = page.locator('.opblock', { hasText: '/save-conversation' });
  await save.locator('.opblock-summary-control').click();
  const sent = JSON.stringify({ id: 31, messages: [{ role: 'user', content: 'My sink leaks.' }] });
  await save.locator('textarea.body-param__text').fill(sent);
  const answered = page.waitForResponse((it) => it.request().method() === 'POST');
  await save.getByRole('button', { name: 'Execute' }).click();
  const answer = await answered;
  await page.screenshot({ path: process.env['SHOT'] ?? '/dev/null', type: 'png' });

  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/save-conversation']);
  expect(await getJson(`${server.url}/conversation/31`)).toMatchObject({ customer_info: { issue: 'My sink leaks.' } });
  expect(await save.locator('.live-responses-table').textContent()).toContain('200');
  expect(new Set(asked.filter((origin) => origin !== 'null'))).toEqual(new Set([server.url]));
  expect(complaints).toEqual([]);
});
