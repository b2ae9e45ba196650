import { describe, expect, test } from '@jest/globals';
import { ownPath, wantsPage } from '../../../shared/http/navigation.ts';
import { httpEvent } from '../../support/http-event.ts';

describe('after a login one goes back', () => {
  test.each([
    ['/tickets?status=open&q=a%20b', '/tickets?status=open&q=a%20b'],
    ['/tickets/TKT-1', '/tickets/TKT-1'],
    ['/', '/'],
  ])('to %s', (text, path) => {
    expect(ownPath(text)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:x',
    'tickets',
    '',
  ])('but not to %j', (text) => {
    expect(ownPath(text)).toBeUndefined();
  });
});

describe('an address answers with a page', () => {
  const navigate = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    ['a browser that goes there', navigate, ''],
    ["a page's own script", { accept: 'text/html', 'sec-fetch-mode': 'cors' }, 'status=open'],
  ])('to %s', (_, headers, query) => {
    expect(wantsPage(httpEvent({ headers, query }))).toBe(true);
  });

  test.each([
    ['a program', { accept: '*/*' }, ''],
    ['a program that would take HTML too', { accept: 'text/html,application/json' }, ''],
    ['a link to the table', navigate, 'status=open&format=csv'],
  ])('not to %s', (_, headers, query) => {
    expect(wantsPage(httpEvent({ headers, query }))).toBe(false);
  });
});
