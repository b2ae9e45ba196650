import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { handler as getScript } from '../../functions/get-desk-script/handler.ts';
import { handler as listTickets } from '../../functions/list-tickets/handler.ts';
import { call } from '../support/call.ts';

const ofPage = async () => {
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  const { body, headers: sent } = await call(listTickets, { path: '/tickets', headers });
  return { scripts: parse(body).querySelectorAll('script'), policy: sent['content-security-policy'] };
};
const queryOf = (src = '') => src.slice(src.indexOf('?') + 1);

test('a page has one script, of this service, that its browser checks before it runs it', async () => {
  const { scripts, policy } = await ofPage();
  const [script] = scripts;
  const { body, status, headers } = await call(getScript, {
    path: '/desk.js',
    query: queryOf(script?.getAttribute('src')),
  });

  expect(scripts).toHaveLength(1);
  expect(script?.text).toBe('');
  expect(script?.getAttribute('src')).toMatch(/^\/desk\.js\?v=\w{8,}$/);
  expect(script?.getAttribute('integrity')).toBe(`sha256-${createHash('sha256').update(body).digest('base64')}`);
  expect(policy).toContain("script-src 'self';");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('under any other name it is asked for again each time', async () => {
  for (const query of ['', 'v=another']) {
    const { headers } = await call(getScript, { path: '/desk.js', query });
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

test('it is small, and knows neither inline code nor another address', async () => {
  const { body } = await call(getScript, { path: '/desk.js' });

  expect(Buffer.byteLength(body)).toBeLessThan(6000);
  expect(body).not.toMatch(/https?:|innerHTML|\beval\b/);
});
