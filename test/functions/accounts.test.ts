import { argon2Sync, randomBytes } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { handler as getLogin } from '../../functions/get-login/handler.ts';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as logOut } from '../../functions/log-out/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { handler as updatePassword } from '../../functions/update-password/handler.ts';
import { handler as updateProfile } from '../../functions/update-profile/handler.ts';
import { findAccount, rehash } from '../../shared/account/account-store.ts';
import { hashing } from '../../shared/account/password.ts';
import { anAddress, anEmail, PASSWORD, sessionIn, signedUp } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { cpuOf } from '../support/cpu.ts';
import { HOST } from '../support/http-event.ts';

const aForm = (form: Record<string, string> = {}) => ({
  email: anEmail(),
  name: 'Ann Lee',
  password: PASSWORD,
  confirm_password: PASSWORD,
  ...form,
});
const post = (handler: Parameters<typeof call>[0], form: Record<string, string> | string, request = {}) =>
  call(handler, { method: 'POST', form, sourceIp: anAddress(), ...request });
const isLoggedIn = async (cookie: string) => (await call(getLogin, { cookies: [cookie] })).body.authenticated;

/** A PHC string under parameters of one's own. */
function argon2id(password: string, { memory, passes }: { memory: number; passes: number }): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: 32 });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
}

/** Where and why a form was refused. */
const refused = ({ status, body }: Awaited<ReturnType<typeof call>>) => ({
  status,
  problems:
    status === 422 ? body.detail.map(({ type, loc }: { type: string; loc: string[] }) => [loc.at(-1), type]) : [],
});

describe('signing up', () => {
  test('makes a customer, whose email is one whatever its case, and logs in', async () => {
    const form = aForm();

    const answer = await post(signUp, { ...form, email: ` ${form.email.toUpperCase()} ` });

    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(await isLoggedIn(sessionIn(answer).cookie)).toBe(true);
    expect(await findAccount(form.email)).toMatchObject({ email: form.email, name: 'Ann Lee', role: 'customer' });
  });

  test('ends the session that the browser had', async () => {
    const { cookie } = await signedUp();

    await post(signUp, aForm(), { cookies: [cookie] });

    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test('a second time with the same email is 409, changes nothing and logs nobody in', async () => {
    const form = aForm();
    await post(signUp, form);

    const again = await post(signUp, { ...form, name: 'Somebody else' });

    expect(again).toMatchObject({ status: 409, cookies: [], body: { code: 'account_exists' } });
    expect(await findAccount(form.email)).toMatchObject({ name: 'Ann Lee' });
  });

  test('twenty times at once with one email makes exactly one account', async () => {
    const form = aForm();

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(signUp, form)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  test('a taken email costs the hash that a free one costs', async () => {
    const form = aForm();
    const hashesOf = async () => {
      const before = hashing.count;
      await post(signUp, form);
      return hashing.count - before;
    };

    expect(await hashesOf()).toBe(1);
    expect(await hashesOf()).toBe(1);
  });

  test.each<[why: string, form: Record<string, string>, problems: string[][]]>([
    [
      'another confirmation',
      { confirm_password: 'correct horse battery stable' },
      [['confirm_password', 'value_error']],
    ],
    ['a short password', { password: 'short', confirm_password: 'short' }, [['password', 'string_too_short']]],
    ['a long password', { password: 'é'.repeat(129) }, [['password', 'string_too_long']]],
    ['a common password', { password: 'password1', confirm_password: 'password1' }, [['password', 'value_error']]],
    [
      'its name as password',
      { name: 'Ann Lee Smith', password: 'ann lee smith', confirm_password: 'ann lee smith' },
      [['password', 'value_error']],
    ],
    [
      'two faults',
      { password: 'iloveyou', confirm_password: 'x' },
      [
        ['password', 'value_error'],
        ['confirm_password', 'value_error'],
      ],
    ],
    ['a blank name', { name: '   ' }, [['name', 'missing']]],
    ['no email', { email: 'ann' }, [['email', 'value_error']]],
    ['an email with a NUL', { email: 'a\u0000b@example.com' }, [['email', 'value_error']]],
    ['an email of 300 bytes', { email: `${'é'.repeat(140)}@exämple.com` }, [['email', 'value_error']]],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, [['name', 'string_too_long']]],
  ])('is refused for %s, with the field named and nothing stored', async (_, fields, problems) => {
    const form = aForm(fields);

    expect(refused(await post(signUp, form))).toEqual({ status: 422, problems });
    expect(await findAccount(form.email)).toBeUndefined();
  });

  test.each([
    ['emoji', { name: '🦊🦊', password: '🦊🦊🦊🦊🦊🦊🦊🦊', confirm_password: '🦊🦊🦊🦊🦊🦊🦊🦊' }],
    ['right-to-left text', { name: 'ليلى العتيبي' }],
    ['a password with blanks around it', { password: '  spaces count  ', confirm_password: '  spaces count  ' }],
    ['the longest password', { password: '9é'.repeat(64), confirm_password: '9é'.repeat(64) }],
  ])('takes %s, and logging in with it too', async (_, fields) => {
    const form = aForm(fields);

    expect((await post(signUp, form)).status).toBe(200);
    expect((await post(logIn, form)).status).toBe(200);
  });

  test('is 429 for the sixth from one network in half an hour, with the seconds to wait', async () => {
    const sourceIp = anAddress();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await post(signUp, aForm(), { sourceIp }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('logging in', () => {
  test('begins a session in a cookie that only this host gets and no script reads', async () => {
    const form = aForm();
    await post(signUp, form);

    const { cookies } = await post(logIn, form);

    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('answers a wrong password and an unknown email alike, with the same work', async () => {
    const { account } = await signedUp();
    const attempt = async (email: string) => {
      const before = hashing.count;
      const { status, headers, body, cookies } = await post(logIn, { email, password: 'not the password' });
      return { status, headers, body, cookies, hashes: hashing.count - before };
    };

    const [known, unknown] = [await attempt(account.email), await attempt(anEmail())];

    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 401, body: { code: 'invalid_credentials' }, cookies: [], hashes: 1 });
    expect(known.headers['www-authenticate']).toBe('Bearer');
  });

  test.each(['no email', 'x'.repeat(5000), 'a\u0000b', '😀', '\u202eabc'])(
    'with the email %j is just wrong',
    async (email) => {
      expect((await post(logIn, { email, password: 'whatever it is' })).status).toBe(401);
    },
  );

  test.each(['email', 'password'])(
    'with a megabyte of combining marks as %s is wrong, and takes no longer',
    async (field) => {
      const marks = '\u0301'.repeat(80_000) + '\u0323'.repeat(80_000);
      const form = { email: anEmail(), password: 'whatever it is', [field]: `a${marks}` };

      const { result, cpuMs } = await cpuOf(() => post(logIn, form));

      expect(result.status).toBe(401);
      expect(cpuMs).toBeLessThan(8000); // normalising all of it takes twice as long, for its time is quadratic
    },
  );

  test('finds an email that Unicode can write in several ways', async () => {
    const [local] = anEmail().split('@');
    const email = `T\u0308${local}@example.com`;
    await post(signUp, aForm({ email }));

    expect((await post(logIn, { email, password: PASSWORD })).status).toBe(200);
    expect((await post(logIn, { email: email.normalize('NFC'), password: PASSWORD })).status).toBe(200);
  });

  test('again gives a new token, and the old one ends', async () => {
    const { account, cookie } = await signedUp();

    const second = sessionIn(await post(logIn, { email: account.email, password: PASSWORD }, { cookies: [cookie] }));

    expect(second.cookie).not.toBe(cookie);
    expect(await isLoggedIn(cookie)).toBe(false);
    expect(await isLoggedIn(second.cookie)).toBe(true);
  });

  test('waits after ten failures of one account, and goes on when the time is over', async () => {
    const { account } = await signedUp();
    const attempt = (password: string) => post(logIn, { email: account.email, password });
    for (let n = 0; n < 10; n++) expect((await attempt('wrong password')).status).toBe(401);

    const blocked = await attempt(PASSWORD);

    expect(blocked).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    fakeClock();
    jest.setSystemTime(Date.now() + 61_000);
    try {
      expect((await attempt(PASSWORD)).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  test('counts the address that the gateway saw, whatever the headers say', async () => {
    const sourceIp = anAddress();
    const guess = (n: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` };
      return post(logIn, { email: anEmail(), password: 'a wrong guess' }, { sourceIp, headers });
    };
    for (let n = 0; n < 20; n++) expect((await guess(n)).status).toBe(401);

    expect((await guess(20)).status).toBe(429);
  });

  test('hashes again what was hashed with less work, and the password stays', async () => {
    const { account } = await signedUp();
    const weak = argon2id(PASSWORD, { memory: 8192, passes: 1 });
    await rehash(account, weak);

    expect((await post(logIn, { email: account.email, password: PASSWORD })).status).toBe(200);

    const stored = (await findAccount(account.email))?.password_hash;
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await post(logIn, { email: account.email, password: PASSWORD })).status).toBe(200);
    expect((await findAccount(account.email))?.password_hash).toBe(stored);
  });

  test('a hundred guesses at once are ten guesses', async () => {
    const { account } = await signedUp();

    const guesses = Array.from({ length: 100 }, () => post(logIn, { email: account.email, password: 'a wrong guess' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });
});

describe('a session', () => {
  const later = async (ms: number, work: () => Promise<void>) => {
    fakeClock();
    jest.setSystemTime(Date.now() + ms);
    try {
      await work();
    } finally {
      jest.useRealTimers();
    }
  };
  const HOUR = 3_600_000;

  test('tells who it is, and how to log in without one', async () => {
    const { account, cookie } = await signedUp();

    expect((await call(getLogin, { cookies: [cookie] })).body).toMatchObject({
      authenticated: true,
      user: { email: account.email, name: 'Ann Lee', role: 'customer' },
    });
    expect((await call(getLogin, {})).body).toEqual({
      authenticated: false,
      user: null,
      auth_type: 'form',
      redirect_url: '/login',
      login: { method: 'POST', url: '/login', fields: ['email', 'password'] },
      signup_url: '/signup',
    });
  });

  test('ends after a day without use', async () => {
    const { cookie } = await signedUp();

    await later(25 * HOUR, async () => expect(await isLoggedIn(cookie)).toBe(false));
  });

  test('lasts while it is used, and seven days at most', async () => {
    const { cookie } = await signedUp();
    for (let day = 1; day <= 7; day++) {
      await later(day * 23.5 * HOUR, async () => expect(await isLoggedIn(cookie)).toBe(true));
    }
    await later(7 * 24 * HOUR - 60_000, async () => expect(await isLoggedIn(cookie)).toBe(true)); // used a minute before
    await later(7 * 24 * HOUR + 1000, async () => expect(await isLoggedIn(cookie)).toBe(false));
  });

  test('ends with the logout', async () => {
    const { cookie } = await signedUp();

    const { cookies } = await post(logOut, {}, { cookies: [cookie] });

    expect(cookies[0]).toContain('Max-Age=0');
    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test('ends with the logout also when another token comes with it', async () => {
    const { cookie } = await signedUp();

    await post(logOut, {}, { cookies: [cookie], headers: { authorization: 'Bearer nonsense' } });

    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test.each(['', 'x', '../../x', 'é', 'a'.repeat(10_000)])('is none with the token %j', async (token) => {
    expect(await isLoggedIn(`__Host-session=${token}`)).toBe(false);
  });
});

describe('changing the profile', () => {
  test('sets what is sent, leaves the rest and clears what is empty', async () => {
    const { account, cookie } = await signedUp();
    const update = (form: Record<string, string>) => post(updateProfile, form, { cookies: [cookie] });
    const profile = { phone: '+44 20 7946 0000', company: 'Lee & Sons <Ltd>', bio: 'one\r\ntwo 🦊' };

    expect((await update(profile)).body).toContain('Lee &amp; Sons &lt;Ltd>');
    expect(await findAccount(account.email)).toMatchObject({ name: 'Ann Lee', ...profile, bio: 'one\ntwo 🦊' });

    await update({ company: '', job_title: 'CTO', password_hash: 'x', role: 'admin', email: 'b@example.com' });
    expect(await findAccount(account.email)).toMatchObject({
      email: account.email,
      name: 'Ann Lee',
      phone: profile.phone,
      company: '',
      job_title: 'CTO',
      role: 'customer',
    });
  });

  test.each([
    ['a phone of three digits', { phone: '123' }, ['phone', 'value_error']],
    ['a phone without digits', { phone: 'call me' }, ['phone', 'value_error']],
    ['a long address', { address: 'x'.repeat(301) }, ['address', 'string_too_long']],
    ['a long bio', { bio: 'x'.repeat(2001) }, ['bio', 'string_too_long']],
  ])('is refused for %s, and nothing is stored by half', async (_, form, problem) => {
    const { account, cookie } = await signedUp();

    const answer = await post(updateProfile, { company: 'new', ...form }, { cookies: [cookie] });

    expect(refused(answer)).toEqual({ status: 422, problems: [problem] });
    expect((await findAccount(account.email))?.company).toBeUndefined();
  });

  test('needs a login', async () => {
    expect(await post(updateProfile, { name: 'x' })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('changing the password', () => {
  const change = (form: Record<string, string>) => ({
    current_password: PASSWORD,
    new_password: 'a different password',
    confirm_password: 'a different password',
    ...form,
  });

  test('ends all other sessions, goes on with a new one, and the old password is no longer good', async () => {
    const { account, cookie } = await signedUp();
    const other = sessionIn(await post(logIn, { email: account.email, password: PASSWORD }));

    const renewed = sessionIn(await post(updatePassword, change({}), { cookies: [cookie] }));

    expect(await isLoggedIn(renewed.cookie)).toBe(true);
    expect(await isLoggedIn(cookie)).toBe(false);
    expect(await isLoggedIn(other.cookie)).toBe(false);
    expect((await post(logIn, { email: account.email, password: PASSWORD })).status).toBe(401);
    expect((await post(logIn, { email: account.email, password: 'a different password' })).status).toBe(200);
  });

  test.each<[string, Record<string, string>, string[][]]>([
    ['a wrong current one', { current_password: 'not the password' }, [['current_password', 'value_error']]],
    ['another confirmation', { confirm_password: 'x' }, [['confirm_password', 'value_error']]],
    ['a common one', { new_password: 'iloveyou', confirm_password: 'iloveyou' }, [['new_password', 'value_error']]],
    ['the same one', { new_password: PASSWORD, confirm_password: PASSWORD }, [['new_password', 'value_error']]],
    ['a short one', { new_password: 'x', confirm_password: 'x' }, [['new_password', 'string_too_short']]],
  ])('is refused for %s, and the session goes on', async (_, form, problems) => {
    const { cookie } = await signedUp();

    expect(refused(await post(updatePassword, change(form), { cookies: [cookie] }))).toEqual({ status: 422, problems });
    expect(await isLoggedIn(cookie)).toBe(true);
  });

  test('waits after ten wrong current passwords', async () => {
    const { account, cookie } = await signedUp();
    const to = (current_password: string) => post(updatePassword, change({ current_password }), { cookies: [cookie] });
    for (let n = 0; n < 10; n++) expect((await to('wrong')).status).toBe(422);

    expect((await to(PASSWORD)).status).toBe(429);
    expect((await post(logIn, { email: account.email, password: PASSWORD })).status).toBe(200);
  });

  test('twice at once changes it once', async () => {
    const { cookie } = await signedUp();
    const to = (password: string) =>
      post(updatePassword, change({ new_password: password, confirm_password: password }), { cookies: [cookie] });

    const statuses = (await Promise.all([to('the first of the two'), to('the second of the two')])).map(
      (it) => it.status,
    );

    expect(statuses.sort()).toEqual([200, 422]);
  });
});

describe('a form', () => {
  test.each([
    ['another site says the browser', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['this host with another port', { origin: `https://${HOST}:8443` }],
    ['this host without https', { origin: `http://${HOST}` }],
  ])('from %s is refused before anything is looked at', async (_, headers) => {
    for (const handler of [signUp, logIn, logOut, updateProfile, updatePassword]) {
      expect(await post(handler, {}, { headers })).toMatchObject({ status: 403, body: { code: 'cross_site_request' } });
    }
  });

  test('from this host is taken', async () => {
    const headers = { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };

    expect((await post(signUp, aForm(), { headers })).status).toBe(200);
  });

  test('of which a field comes twice counts with the last', async () => {
    const email = anEmail();
    const form = new URLSearchParams(aForm({ email }));
    form.append('name', 'The Last');

    expect((await post(signUp, String(form))).status).toBe(200);
    expect(await findAccount(email)).toMatchObject({ name: 'The Last' });
  });

  test.each(['%', '%ff%fe=%', 'email=%00&&==&=x&', 'a'.repeat(100_000), '__proto__=x&constructor=y&email[]=a'])(
    'of %j has every field missing',
    async (form) => {
      const answer = await post(signUp, form);

      expect(answer.status).toBe(422);
      expect(answer.body.detail.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('beyond 1 MiB is 413', async () => {
    expect((await post(signUp, `name=${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
  });

  const ASKS_FOR_HTML = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test.each([
    ['text/html', true],
    ['TEXT/HTML ; level=1', true],
    ['text/html, application/json', true],
    ['text/html;q=1.0, application/json', true],
    ['application/json;q=0.5, text/html;q=0.6', true],
    ['text/html;q=0.5, application/json', false],
    ['text/html;q=0', false],
    ['*/*', false],
    ['', false],
  ])('that is refused is answered with a page to who would rather have one: %j', async (accept, isPage) => {
    const { status, headers } = await post(logIn, { email: anEmail(), password: PASSWORD }, { headers: { accept } });

    expect([status, headers['content-type']?.startsWith('text/html')]).toEqual([401, isPage]);
  });

  test('that a person sent comes back with what was typed, the errors in it, and no password', async () => {
    const headers = { ...ASKS_FOR_HTML, 'sec-fetch-mode': 'navigate' };
    const form = aForm({ name: 'Ann <Lee>', confirm_password: 'something else' });

    const { status, headers: sent, body } = await post(signUp, form, { headers });

    expect(status).toBe(422);
    expect(sent).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('Ann &lt;Lee>');
    expect(body).not.toContain(PASSWORD);
  });

  test.each([
    ['a password', updatePassword, { new_password: 'x' }],
    ['a profile', updateProfile, { phone: 'x' }],
  ])(
    'with faults that a person sent who is not logged in, to change %s, brings the login',
    async (_, handler, form) => {
      const { status, body } = await post(handler, form, {
        headers: { ...ASKS_FOR_HTML, 'sec-fetch-mode': 'navigate' },
      });

      expect(status).toBe(422);
      expect(body).toContain('action="/login"');
    },
  );

  test('that a program sent is refused in JSON, also when it asks for HTML', async () => {
    const { headers } = await post(signUp, {}, { headers: ASKS_FOR_HTML });

    expect(headers['content-type']).toBe('application/json');
  });

  test.each([
    ['a wrong password', logIn, { email: anEmail(), password: 'wrong password' }, 401],
    ['no login', updateProfile, {}, 401],
    ['another site', updateProfile, {}, 403],
  ])('answers a person with a page for %s', async (why, handler, form, status) => {
    const headers = { ...ASKS_FOR_HTML, ...(why === 'another site' && { 'sec-fetch-site': 'cross-site' }) };

    const answer = await post(handler, form, { headers });

    expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.body).toContain('<!doctype html>');
  });
});
