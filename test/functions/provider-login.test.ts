import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { context, httpEvent } from '../support/http-event.ts';
import { answerOf, CLIENT_ID, startProvider, tellingOtherwise } from '../support/provider.ts';

const HOST = 'intake.example';
const CALLBACK = `https://${HOST}/login/callback`;
const provider = await startProvider(CALLBACK);
process.env['AUTH_PROVIDER'] = JSON.stringify({ issuer: provider.issuer, clientId: CLIENT_ID });
process.env['LOG_LEVEL'] = 'info';
const { newAccount } = await import('../../shared/account/account.ts');
const { createAccount, findAccountByEmail, setRole } = await import('../../shared/account/account-store.ts');
const { findCaller, startSession } = await import('../../shared/account/session-store.ts');
const { handler: getLogin } = await import('../../functions/get-login/handler.ts');
const { handler: getProfile } = await import('../../functions/get-profile/handler.ts');
const { handler: finishLogin } = await import('../../functions/finish-login/handler.ts');

const logged: string[] = [];
jest.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);

const undisturbed = provider.disturbance;
afterEach(() => {
  provider.disturbance = undisturbed;
});
afterAll(() => {
  jest.restoreAllMocks();
  return provider.stop();
});

const PERSON = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };

async function visit(url: string, { cookies = [] as string[], headers = {} as Record<string, string> } = {}) {
  const { pathname, search } = new URL(url, CALLBACK);
  const event = httpEvent({ path: pathname, query: search.slice(1), headers });
  const requestContext = { ...event.requestContext, domainName: HOST };
  const handler = pathname === '/login' ? getLogin : finishLogin;
  const response = await handler({ ...event, cookies, requestContext }, context);
  const set = (response.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  return { ...response, headers: response.headers ?? {}, body: response.body ?? '', set };
}

/** The cookies that a browser has now and sends back. */
const kept = (set: string[]) => set.filter((cookie) => !cookie.endsWith('='));

async function begin(next = '') {
  const { headers, set } = await visit(`/login?next=${encodeURIComponent(next)}`, { headers: PERSON });
  return { authorizeUrl: String(headers['location']), cookies: kept(set) };
}

async function comeBack(login: string, next = '') {
  const { authorizeUrl, cookies } = await begin(next);
  return { url: await answerOf(authorizeUrl, login), cookies };
}

async function logIn(login: string, next?: string) {
  const { url, cookies } = await comeBack(login, next);
  return visit(url, { cookies, headers: PERSON });
}

const informationFor = async (set: string[]) => JSON.parse((await visit('/login', { cookies: kept(set) })).body);

let login: string;
let email: string;
beforeEach(() => {
  login = randomUUID();
  email = `${login}@example.com`;
  provider.people[login] = { email: `${login.toUpperCase()}@example.com`, email_verified: true, name: 'Ann Lee' };
});

describe('GET /login', () => {
  test('sends a browser to the provider, with PKCE, state and nonce, and gives it what it has to keep', async () => {
    const { statusCode, headers, cookies = [] } = await visit('/login', { headers: PERSON });
    const { origin, searchParams } = new URL(String(headers['location']));

    expect({ statusCode, origin, cache: headers['cache-control'] }).toEqual({
      statusCode: 302,
      origin: provider.issuer,
      cache: 'no-store',
    });
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-login=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  test('tells a program where to send a person, and gives it the same cookie', async () => {
    const { statusCode, body, set } = await visit('/login');

    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ authenticated: false, user: null, auth_type: 'oidc' });
    expect(JSON.parse(body).redirect_url).toContain(`${provider.issuer}/auth?`);
    expect(set).toEqual([expect.stringMatching(/^__Host-login=./)]);
  });

  test('is where other pages send a person who is not logged in, with no form of their own', async () => {
    const { statusCode, body } = await getProfile(httpEvent({ path: '/update-profile', headers: PERSON }), context);

    expect(statusCode).toBe(401);
    expect(body).toContain('href="/login"');
    expect(body).not.toContain('<form');
  });

  test('never gives the same state, nonce or verifier twice', async () => {
    const [one, other] = [await begin(), await begin()];

    const parts = [...one.cookies, ...other.cookies].flatMap((cookie) => cookie.split('=')[1]?.split('.') ?? []);

    expect(new Set(parts).size).toBe(6);
  });
});

describe('who comes back from the provider', () => {
  test('is logged in, as a customer without a password, and sent to where that is said', async () => {
    const { statusCode, headers, set } = await logIn(login);

    expect({ statusCode, location: headers['location'], set }).toEqual({
      statusCode: 302,
      location: '/tickets',
      set: [expect.stringMatching(/^__Host-session=./), '__Host-login='],
    });
    expect(await informationFor(set)).toMatchObject({
      authenticated: true,
      user: { email, name: 'Ann Lee', role: 'customer' },
      auth_type: 'oidc',
      redirect_url: '/login',
    });
    expect(await findAccountByEmail(email)).not.toHaveProperty('password_hash');
  });

  test.each([
    ['/tickets?status=open', '/tickets?status=open'],
    ['https://evil.example/', '/tickets'],
    ['//evil.example', '/tickets'],
  ])('who wanted to go to %s arrives at %s', async (next, location) => {
    expect((await logIn(login, next)).headers['location']).toBe(location);
  });

  test('sees a page there, and is not sent to the provider again', async () => {
    const { set } = await logIn(login);

    const { statusCode, body } = await visit('/login', { cookies: kept(set), headers: PERSON });

    expect(statusCode).toBe(200);
    expect(body).toContain(email);
  });

  test('has the same account the next time, whatever name the provider tells then', async () => {
    const first = await informationFor((await logIn(login)).set);
    provider.people[login] = { email, email_verified: true, name: 'Somebody Else' };

    const second = await informationFor((await logIn(login)).set);

    expect(second.user).toEqual(first.user);
  });

  test('has the same account when the provider tells another email, and not that of who had the email before', async () => {
    const first = await informationFor((await logIn(login)).set);
    const [other, next] = [randomUUID(), `${randomUUID()}@example.com`];
    provider.people[other] = { ...provider.people[login] };
    Object.assign(provider.people[login] ?? {}, { email: next });

    const [again, successor] = [
      await informationFor((await logIn(login)).set),
      await informationFor((await logIn(other)).set),
    ];

    expect(again.user).toEqual({ ...first.user, email: next });
    expect(successor.user).toMatchObject({ email, role: 'customer' });
    expect(successor.user.user_id).not.toBe(first.user.user_id);
  });

  test('takes the account of this email with its role; the password that somebody chose for it is gone, and its sessions', async () => {
    const now = new Date();
    const signedUp = newAccount({ email, name: 'Ann', password_hash: '$argon2id$unused' }, now.toISOString());
    await createAccount(signedUp);
    await setRole(signedUp, 'staff');
    const former = await startSession(signedUp, now);

    const { user } = await informationFor((await logIn(login)).set);

    expect(user).toEqual({ email, name: 'Ann', role: 'staff', user_id: signedUp.user_id });
    expect(await findAccountByEmail(email)).not.toHaveProperty('password_hash');
    expect(await findCaller(former, now)).toBeUndefined();
  });

  test.each([
    ['a name of 101 characters loses the last', '😀'.repeat(101), '😀'.repeat(100)],
    ['no name is an empty one', undefined, ''],
    ['a name that is no text is an empty one', { first: 'Ann' }, ''],
  ])('%s', async (_, name, stored) => {
    provider.people[login] = { email, email_verified: true, name };

    expect((await informationFor((await logIn(login)).set)).user.name).toBe(stored);
  });

  test('an email may have 254 bytes', async () => {
    const longest = `${login}${'a'.repeat(254 - login.length - '@example.com'.length)}@example.com`;
    provider.people[login] = { email: longest, email_verified: true };

    expect((await informationFor((await logIn(login)).set)).user.email).toBe(longest);
  });
});

describe('a login that comes to nothing leaves no account and no session, and its cookie is used up', () => {
  const expectNothing = async ({ set }: { set: string[] }) => {
    expect(set).toEqual(['__Host-login=']);
    expect(await findAccountByEmail(email)).toBeUndefined();
  };

  test('the person cancels', async () => {
    const answer = await logIn('cancel');

    expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({
      status: 400,
      type: 'text/html; charset=utf-8',
    });
    expect(answer.body).toContain('cancelled');
    await expectNothing(answer);
  });

  test.each([
    ['not verified', { email_verified: false }],
    ['verified in a word', { email_verified: 'true' }],
    ['of unknown standing', { email_verified: undefined }],
    ['not told', { email: undefined }],
    ['no address', { email: 'Ann Lee' }],
    ['longer than an address can be', { email: `${'a'.repeat(243)}@example.com` }],
    ['longer in bytes', { email: `${'é'.repeat(122)}@example.com` }],
  ])('the email is %s', async (_, claims) => {
    Object.assign(provider.people[login] ?? {}, claims);

    const answer = await logIn(login);

    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('verified');
    await expectNothing(answer);
  });

  type Returned = { url: string; cookies: string[] };
  const forgeries: [what: string, forge: (it: Returned) => Returned | Promise<Returned>][] = [
    ['the state is forged', ({ url, cookies }) => ({ url: url.replace(/state=[^&]+/, 'state=forged'), cookies })],
    ['the state is missing', ({ url, cookies }) => ({ url: url.replace(/state=[^&]+/, ''), cookies })],
    ['the state comes twice', ({ url, cookies }) => ({ url: `${url}&state=again`, cookies })],
    ['the code is forged', ({ url, cookies }) => ({ url: url.replace(/code=[^&]+/, 'code=forged'), cookies })],
    ['the code is missing', ({ url, cookies }) => ({ url: url.replace(/code=[^&]+/, ''), cookies })],
    ['there is no query', ({ cookies }) => ({ url: CALLBACK, cookies })],
    ['the query is garbage', ({ cookies }) => ({ url: `${CALLBACK}?%ff%00&state=%`, cookies })],
    ['another provider answers', ({ url, cookies }) => ({ url: `${url}&iss=https://evil.example`, cookies })],
    ['the browser kept nothing', ({ url }) => ({ url, cookies: [] })],
    ['the browser kept something else', ({ url }) => ({ url, cookies: ['__Host-login=a.b'] })],
    ['the browser kept that of another login', async ({ url }) => ({ url, cookies: (await begin()).cookies })],
    [
      'a stolen code comes with the state of another browser',
      async ({ url }) => {
        const { authorizeUrl, cookies } = await begin();
        const state = new URL(authorizeUrl).searchParams.get('state');
        return { url: url.replace(/state=[^&]+/, `state=${state}`), cookies };
      },
    ],
  ];

  test.each(forgeries)('%s', async (_, forge) => {
    const { url, cookies } = await forge(await comeBack(login));

    const answer = await visit(url, { cookies });

    expect(answer).toMatchObject({ statusCode: 400 });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'login_failed' });
    await expectNothing(answer);
  });

  test('the code was used before', async () => {
    const { url, cookies } = await comeBack(login);
    await visit(url, { cookies });

    expect(await visit(url, { cookies })).toMatchObject({ statusCode: 400, set: ['__Host-login='] });
  });

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  test.each([
    ['another nonce', tellingOtherwise({ nonce: 'another' })],
    ['another issuer', tellingOtherwise({ iss: 'https://evil.example' })],
    ['another audience', tellingOtherwise({ aud: 'another-client' })],
    ['an end long ago', tellingOtherwise({ exp: 1_000_000_000 })],
    ["a stranger's signature", tellingOtherwise({}, stranger)],
  ])('the ID token has %s', async (_, disturbance) => {
    provider.disturbance = disturbance;

    const answer = await logIn(login);

    expect(answer).toMatchObject({ statusCode: 400 });
    await expectNothing(answer);
  });

  test.each<[string, number, unknown]>([
    ['fails', 500, { error: 'server_error' }],
    ['is busy', 503, '<h1>Busy</h1>'],
    ['talks nonsense', 200, '<h1>Welcome</h1>'],
  ])('the provider %s: 503, and when to try again', async (_, status, body) => {
    const { url, cookies } = await comeBack(login);
    provider.disturbance = (it) => Object.assign(it, { status, body });

    const answer = await visit(url, { cookies, headers: PERSON });

    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    await expectNothing(answer);
  });

  test('the provider is too slow: 503 before the gateway gives up', async () => {
    const { url, cookies } = await comeBack(login);
    provider.disturbance = () => new Promise(() => {});

    const answer = await visit(url, { cookies });

    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    await expectNothing(answer);
  });
});

test('the log says why a login came to nothing, and nothing of the login itself', async () => {
  const { url, cookies } = await comeBack(login);
  const parts = cookies.flatMap((cookie) => cookie.split('=')[1]?.split('.') ?? []);
  logged.length = 0;
  const answers = [await visit(`${url}x`, { cookies }), await visit(url, { cookies }), await logIn(login)];

  const lines = logged.map((line) => JSON.parse(line));

  expect(lines).toMatchObject([
    { status: 400, cause: ['OAUTH_INVALID_RESPONSE', 'OAUTH_INVALID_RESPONSE'] },
    { status: 302 },
    { status: 302 },
    { status: 302 },
  ]);
  const secrets = [
    ...new URL(url).searchParams.values(),
    ...parts,
    ...answers.flatMap(({ set }) => kept(set).map((cookie) => cookie.split('=')[1] ?? '')),
    login,
    'Ann Lee',
  ].filter((value) => value !== provider.issuer);
  for (const secret of secrets) expect(logged.join('')).not.toContain(secret);
});
