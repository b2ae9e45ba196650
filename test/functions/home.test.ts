import { describe, expect, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { description } from '../../functions/get-home/schema.ts';
import { routes } from '../../infra/routes.ts';
import { newAjv } from '../../shared/http/compile.ts';
import { signedUp } from '../support/accounts.ts';
import { HOST } from '../support/http-event.ts';
import { useReadAccess } from '../support/read-access.ts';

const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

describe.each(['public', 'staff'] as const)('with readAccess %s', (readAccess) => {
  const handlers = useReadAccess(readAccess);
  const visit = async (cookies: string[] = []) =>
    parse((await handlers('get-home', { path: '/', headers: NAVIGATION, cookies })).body);

  test('a program gets the paths of the service', async () => {
    const { body, status } = await handlers('get-home', { path: '/' });
    const paths = routes.map(({ path }) => path as string);

    expect(status).toBe(200);
    expect(newAjv().validate(description.responses[200].schema, body)).toBe(true);
    expect(Object.values<string>(body.links).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('a person who is not logged in is told who may read', async () => {
    const page = await visit();

    expect(page.querySelector('h1')?.text).toBe('A conversation comes in, a ticket comes out');
    expect(page.text.includes('These need a login')).toBe(readAccess === 'staff');
    expect(page.querySelector('pre')?.text).toContain(`src="https://${HOST}/chat.js"`);
  });

  test('a customer who is logged in is led to what is theirs', async () => {
    const { cookie } = await signedUp('customer');
    const page = await visit([cookie]);

    expect(page.querySelector('header nav')?.text).toBe('My requests');
    expect(page.text).not.toContain('These need a login');
  });
});
