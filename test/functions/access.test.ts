import { beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '../../infra/routes.ts';
import { anAddress, anEmail, PASSWORD, type SignedUp, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

/**
 * Who gets what status, by route. Reads are of customer A's conversation; "continuing" sends one new message to it. Every
 * form is one that validation lets through, so that what decides is who sends it.
 */
const callers = ['anonymous', 'customer A', 'customer B', 'staff', 'admin'] as const;
type Row = [staff: number[], publicly: number[]];
const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ALL = [200, 200, 200, 200, 200];
const CONTINUING = ' (continuing)';
const OWNERS: Row = [
  [409, 200, 409, 200, 200],
  [200, 200, 409, 200, 200],
];
const table: Record<string, Row> = {
  'POST /save-conversation': [ALL, ALL],
  'POST /create-sales-condition': [ALL, ALL],
  'POST /track-shipment': [ALL, ALL],
  'POST /save-conversation (continuing)': OWNERS,
  'POST /create-sales-condition (continuing)': OWNERS,
  'POST /track-shipment (continuing)': OWNERS,
  'GET /conversations': [[401, 200, 200, 200, 200], ALL],
  'GET /conversation/{conversation_id}': [[401, 200, 404, 200, 200], ALL],
  // of a conversation that customer A made for it
  'DELETE /conversation/{conversation_id}': [
    [401, 403, 403, 200, 200],
    [401, 403, 403, 200, 200],
  ],
  'POST /conversation/{conversation_id}': [
    [401, 403, 403, 303, 303],
    [401, 403, 403, 303, 303],
  ],
  'GET /tickets': [[401, 200, 200, 200, 200], ALL],
  'GET /tickets/{ticket_id}': [[401, 200, 404, 200, 200], ALL],
  'PATCH /tickets/{ticket_id}': [
    [401, 200, 404, 200, 200],
    [401, 200, 404, 200, 200],
  ], // calls it off: a customer can do nothing else
  // of a version that there never was, so that the ticket stays
  'POST /tickets/{ticket_id}': [
    [401, 412, 404, 412, 412],
    [401, 412, 404, 412, 412],
  ],
  'GET /summary': [[401, 403, 403, 200, 200], ALL],
  'POST /signup': [ALL, ALL],
  'GET /signup': [ALL, ALL],
  'POST /login': [Array(5).fill(401), Array(5).fill(401)], // with a wrong password
  'GET /login': [ALL, ALL],
  'GET /login/callback': [Array(5).fill(404), Array(5).fill(404)], // no provider is configured here
  'POST /logout': [ALL, ALL],
  'POST /update-profile': [
    [401, 200, 200, 200, 200],
    [401, 200, 200, 200, 200],
  ],
  'GET /update-profile': [
    [401, 200, 200, 200, 200],
    [401, 200, 200, 200, 200],
  ],
  // with another confirmation, so that the sessions of the others go on
  'POST /update-password': [
    [401, 422, 422, 422, 422],
    [401, 422, 422, 422, 422],
  ],
  'GET /update-password': [
    [401, 200, 200, 200, 200],
    [401, 200, 200, 200, 200],
  ],
  'POST /forgot-password': [Array(5).fill(404), Array(5).fill(404)], // it sends no mail here
  'GET /forgot-password': [ALL, ALL],
  'POST /reset-password': [Array(5).fill(400), Array(5).fill(400)], // with a token of no link
  'GET /reset-password': [Array(5).fill(400), Array(5).fill(400)],
  'GET /openapi.json': [ALL, ALL],
  'GET /docs': [ALL, ALL],
  'GET /docs/{file}': [Array(5).fill(404), Array(5).fill(404)], // of a name that none has
  'GET /desk.js': [ALL, ALL],
  'GET /': [ALL, ALL],
  'GET /chat': [ALL, ALL],
  'GET /chat.js': [ALL, ALL],
  'GET /favicon.ico': [ALL, ALL],
};

/**
 * The same for a person: a browser goes to the address. What is not named here answers him as it answers a program. Who is
 * to log in is sent there (302), and everything else that such a page answers is HTML.
 */
const OWN_PAGES: Row = [[302, 200, 200, 200, 200], ALL];
const ONE_PAGE: Row = [[302, 200, 404, 200, 200], ALL];
const pages: Record<string, Row> = {
  'GET /': [ALL, ALL],
  'GET /conversations': OWN_PAGES,
  'GET /conversation/{conversation_id}': ONE_PAGE,
  'GET /tickets': OWN_PAGES,
  'GET /tickets/{ticket_id}': ONE_PAGE,
  'GET /summary': [[302, 403, 403, 200, 200], ALL],
};

test('the table names every route, and only routes', () => {
  const named = Object.keys(table).filter((row) => !row.endsWith(CONTINUING));

  expect(named.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

/** What each caller sends with a form, anew for each. */
const forms: Record<string, () => Record<string, string>> = {
  '/conversation/{conversation_id}': () => ({ action: 'erase' }),
  '/tickets/{ticket_id}': () => ({ version: '0', status: 'cancelled' }),
  '/signup': () => ({ email: anEmail(), name: 'Ann', password: PASSWORD, confirm_password: PASSWORD }),
  '/login': () => ({ email: anEmail(), password: 'not the password' }),
  '/forgot-password': () => ({ email: anEmail() }),
  '/reset-password': () => ({ token: 'x', new_password: 'a different one', confirm_password: 'a different one' }),
  '/update-password': () => ({
    current_password: PASSWORD,
    new_password: 'a different password',
    confirm_password: 'yet another one',
  }),
};

describe.each(['staff', 'public'] as const)('with readAccess %s', (readAccess) => {
  const people = new Map<string, SignedUp | undefined>([['anonymous', undefined]]);
  const id = anId();
  const foreignId = anId();
  const erasedId = anId();
  const handlers = useReadAccess(readAccess);

  beforeAll(async () => {
    people.set('customer A', await signedUp());
    people.set('customer B', await signedUp());
    people.set('staff', await signedUp('staff'));
    people.set('admin', await signedUp('admin'));
    const save = (conversation: number, cookie: string | undefined) =>
      handlers('save-conversation', {
        method: 'POST',
        body: { id: conversation, messages: aCompleteConversation() },
        cookies: cookie ? [cookie] : [],
      });
    await save(id, people.get('customer A')?.cookie);
    await save(erasedId, people.get('customer A')?.cookie);
    await save(foreignId, undefined);
  }, 30_000);

  const bodyOf = (row: string, path: string) => {
    if (!/conversation$|condition$|shipment$/.test(path)) return { form: forms[path]?.() ?? {} };
    return { body: row.endsWith(CONTINUING) ? { id, messages: [`x ${anId()}`] } : { messages: ['hello'] } };
  };

  const request = (row: string, caller: string, headers = {}) => {
    const [method = '', path = ''] = row.split(' ');
    const cookie = people.get(caller)?.cookie;
    return handlers(routes.find((it) => it.method === method && it.path === path)?.folder ?? '', {
      method,
      path,
      pathParameters: path.includes('ticket_id')
        ? { ticket_id: `TKT-${id}` }
        : { file: 'none.js', conversation_id: String(/^(?:DELETE|POST)$/.test(method) ? erasedId : id) },
      ...(method === 'POST' && bodyOf(row, path)),
      ...(method === 'PATCH' && { body: { status: 'cancelled' } }),
      headers,
      sourceIp: anAddress(),
      cookies: cookie ? [cookie] : [],
    });
  };

  const cellsOf = (table: Record<string, Row>) =>
    Object.entries(table)
      .filter(([route]) => !/^POST .(?:logout|signup)$/.test(route)) // they would end the sessions that the others have
      .flatMap(([route, rows]) =>
        callers.map((caller, at) => ({ route, caller, status: rows[readAccess === 'staff' ? 0 : 1][at] })),
      );

  test.each(cellsOf(table))('$route answers $caller with $status', async ({ route, caller, status }) => {
    expect((await request(route, caller)).status).toBe(status);
  });

  test.each(cellsOf({ ...table, ...pages }))(
    '$route answers the browser of $caller with $status',
    async ({ route, caller, status }) => {
      const answer = await request(route, caller, NAVIGATION);

      expect(answer.status).toBe(status);
      if (!(route in pages)) return;
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      if (status !== 302) return expect(answer.body).toMatch(/^<!doctype html>/);
      expect(answer.headers['location']).toBe(`/login?next=${encodeURIComponent(route.split(' ')[1] ?? '')}`);
    },
  );

  test.each(callers)(
    'POST /logout and POST /signup answer %s with 200, and a browser that signs up with 303',
    async (caller) => {
      const cookiesOf = async () =>
        caller === 'anonymous' ? [] : [(await signedUp(caller.includes('customer') ? 'customer' : 'staff')).cookie];
      const send = async (folder: string, form: Record<string, string>, headers = {}) => {
        const request = { method: 'POST', form, headers, sourceIp: anAddress(), cookies: await cookiesOf() };
        return (await handlers(folder, request)).status;
      };
      const signup = forms['/signup'] ?? (() => ({}));

      expect([await send('log-out', {}), await send('sign-up', signup())]).toEqual([200, 200]);
      expect(await send('sign-up', signup(), NAVIGATION)).toBe(303);
    },
  );

  const idsSeenBy = async (caller: string) => {
    const conversations = await request('GET /conversations', caller);
    const tickets = await request('GET /tickets', caller);
    return {
      conversations: conversations.body.map((it: { conversation_id: string }) => it.conversation_id),
      tickets: tickets.body.tickets.map((it: { conversation_id: string }) => it.conversation_id),
    };
  };

  if (readAccess === 'staff') {
    test('a customer lists what is theirs and nothing else', async () => {
      const [seenByA, seenByB] = [await idsSeenBy('customer A'), await idsSeenBy('customer B')];

      expect(seenByA).toEqual({ conversations: expect.arrayContaining([String(id)]), tickets: [String(id)] });
      expect(seenByB.tickets).toEqual([]);
      for (const ids of [seenByA.conversations, seenByB.conversations]) expect(ids).not.toContain(String(foreignId));
      expect(seenByB.conversations).not.toContain(String(id));
    });

    test('an unknown conversation and one of somebody else answer a customer with the same words', async () => {
      const read = (conversation: number) =>
        handlers('get-conversation', {
          pathParameters: { conversation_id: String(conversation) },
          cookies: [people.get('customer B')?.cookie ?? ''],
        });

      const [foreign, unknown] = [await read(id), await read(anId())];

      expect(foreign).toMatchObject({ status: 404, body: { detail: 'Conversation not found' } });
      expect(foreign).toEqual(unknown);
    });

    test('a filter widens nothing for a customer', async () => {
      const cookies = [people.get('customer B')?.cookie ?? ''];
      const queries = [`conversation_id=${id}`, 'phone=%2B14155550132', 'q=Ann', 'updated_since=2020-01-01'];
      const found = await Promise.all(queries.map((query) => handlers('list-tickets', { query, cookies })));
      expect(found.map(({ body }) => body.tickets)).toEqual(queries.map(() => []));

      const query = `user_id=${people.get('customer A')?.account.user_id}`;
      expect((await handlers('list-conversations', { query, cookies })).body).toEqual([]);
    });
  }

  test.each(['staff', 'admin'])('%s sees the conversations of all', async (caller) => {
    const seen = await idsSeenBy(caller);

    expect(seen.conversations).toEqual(expect.arrayContaining([String(id), String(foreignId)]));
    expect(seen.tickets).toEqual(expect.arrayContaining([String(id), String(foreignId)]));
  });
});

test('a session opens the same as a bearer token', async () => {
  const handlers = useReadAccess('staff');
  const { token } = await signedUp('staff');

  expect((await handlers('list-tickets', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});
