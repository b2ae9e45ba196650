import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { handler as getChat } from '../../functions/get-chat/handler.ts';
import { handler as getScript } from '../../functions/get-chat-script/handler.ts';
import { call } from '../support/call.ts';

test('the chat is less than 15 KB as it travels, and asks for nothing a strict page refuses', async () => {
  const { body, headers } = await call(getScript, { path: '/chat.js' });

  expect(gzipSync(body, { level: 4 }).length).toBeLessThan(15_000);
  expect(body).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|new Function|\.cssText|setAttribute\("style/);
  expect(body).toMatch(/^"use strict";\(\(\)=>\{/); // its names stay inside: the page has its own
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('a website keeps it for ten minutes and then asks whether it is another', async () => {
  const { headers } = await call(getScript, { path: '/chat.js' });
  const again = await call(getScript, { path: '/chat.js', headers: { 'if-none-match': headers['etag'] ?? '' } });

  expect(headers['cache-control']).toBe('public, max-age=600, stale-while-revalidate=86400');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(again.status).toBe(304);
});

test('the page of the chat names its text, which never changes', async () => {
  const { body } = await call(getChat, { path: '/chat' });
  const script = parse(body).querySelector('script');
  const query = script?.getAttribute('src')?.split('?')[1] ?? '';
  const { headers } = await call(getScript, { path: '/chat.js', query });

  expect(script?.getAttribute('integrity')).toMatch(/^sha256-/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['', undefined, 'en'],
  ['', 'sv, de;q=0.8, en;q=0.5', 'de'],
  ['language=ar', 'de', 'ar'],
  ['language=xx', 'pt-BR', 'pt'],
])('GET /chat?%s for Accept-Language %s is in %s', async (query, language, code) => {
  const { body, headers } = await call(getChat, {
    path: '/chat',
    query,
    headers: language ? { 'accept-language': language } : {},
  });
  const html = parse(body).querySelector('html');

  expect(html?.getAttribute('lang')).toBe(code);
  expect(html?.getAttribute('dir')).toBe(code === 'ar' ? 'rtl' : 'ltr');
  expect(headers['vary']).toContain('accept-language');
  expect(headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'");
});
