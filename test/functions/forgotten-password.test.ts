import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parse } from 'node-html-parser';
import { resetKey } from '../../shared/store/keys.ts';
import { fakeClock } from '../support/clock.ts';
import { HOST } from '../support/http-event.ts';

process.env['MAIL_FROM'] = 'console';
const { call } = await import('../support/call.ts');
const { anAddress, anEmail, PASSWORD, signedUp } = await import('../support/accounts.ts');
const { handler: forgot } = await import('../../functions/forgot-password/handler.ts');
const { handler: getForgot } = await import('../../functions/get-forgot-password/handler.ts');
const { handler: getReset } = await import('../../functions/get-reset-password/handler.ts');
const { handler: reset } = await import('../../functions/reset-password/handler.ts');
const { handler: getLogin } = await import('../../functions/get-login/handler.ts');
const { handler: logIn } = await import('../../functions/log-in/handler.ts');
const { vouchedAccount } = await import('../../shared/account/vouched-account.ts');
const { newAccount } = await import('../../shared/account/account.ts');
const { createAccount, endSessions } = await import('../../shared/account/account-store.ts');
const { tokenHash } = await import('../../shared/account/session.ts');
const { consumed } = await import('../../shared/store/consumed.ts');
const { db, TableName } = await import('../../shared/store/table.ts');

const PERSON = { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const NEW = 'quite another password';
const HOUR = 3_600_000;

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterAll(() => {
  jest.restoreAllMocks();
});

type Handler = Parameters<typeof call>[0];
const post = (handler: Handler, form: Record<string, string>, request = {}) =>
  call(handler, { method: 'POST', form, sourceIp: anAddress(), ...request });
const isLoggedIn = async (cookie: string) => (await call(getLogin, { cookies: [cookie] })).body.authenticated;
const logsIn = async (email: string, password: string) => (await post(logIn, { email, password })).status === 200;
const choose = (token: string, form = {}, request = {}) =>
  post(reset, { token, new_password: NEW, confirm_password: NEW, ...form }, request);
const open = (token: string, headers = {}) => call(getReset, { query: `token=${token}`, headers });

/** Asks for a link, and reads the token in the mail that it makes. */
async function tokenFor(email: string): Promise<string> {
  printed.length = 0;
  expect((await post(forgot, { email })).status).toBe(200);
  const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(printed.join('')) ?? [];
  return token;
}

async function later(ms: number, work: () => Promise<void>): Promise<void> {
  fakeClock();
  jest.setSystemTime(Date.now() + ms);
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

const invalid = { status: 400, body: { code: 'link_invalid' } };

test('who forgot a password gets a link to this service, chooses another with it, and logs in with that one alone', async () => {
  const { account, cookie } = await signedUp();

  const token = await tokenFor(account.email.toUpperCase());

  expect(printed.join('')).toContain(`Mail to ${account.email}: Choose a new password`);
  expect(printed.join('')).toContain(`\nhttps://${HOST}/reset-password?token=${token}\n`);
  expect(await choose(token)).toMatchObject({ status: 200, cookies: [] });
  expect(await isLoggedIn(cookie)).toBe(false);
  expect(await logsIn(account.email, PASSWORD)).toBe(false);
  expect(await logsIn(account.email, NEW)).toBe(true);
});

test('a host that a client writes into a header is in no link', async () => {
  const { account } = await signedUp();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

  await post(forgot, { email: account.email }, { headers });

  expect(printed.join('')).toContain(`https://${HOST}/reset-password?token=`);
  expect(printed.join('')).not.toContain('evil.example');
});

test('an email without an account gets the same answer for the same work, and no mail', async () => {
  const { account } = await signedUp();
  const ask = async (email: string) => {
    const before = { ...consumed };
    const { status, headers, cookies, body } = await post(forgot, { email });
    return {
      answer: { status, headers, cookies, body },
      read: consumed.read - before.read,
      write: consumed.write - before.write,
    };
  };

  const known = await ask(account.email);
  expect(printed).toHaveLength(1);
  printed.length = 0;
  const unknown = await ask(anEmail());

  expect(unknown).toEqual(known);
  expect(printed).toEqual([]);
});

test('an account that a provider logs in gets no link, and none that it had before opens it', async () => {
  const { account } = await signedUp();
  const token = await tokenFor(account.email);
  const { email } = account;
  await vouchedAccount({ issuer: 'https://login.example.com', subject: email, email, name: 'Ann' }, new Date());

  expect(await tokenFor(email)).toBe('');
  expect(await choose(token)).toMatchObject(invalid);
});

test('an account without a password, as the first release stored those of a provider, gets no link', async () => {
  const email = anEmail();
  await createAccount(newAccount({ email, name: 'Ann' }, '2026-01-01T00:00:00.000Z'));

  expect(await tokenFor(email)).toBe('');
});

describe('a link', () => {
  test('is good once', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);
    expect((await choose(token)).status).toBe(200);

    expect(await choose(token, { new_password: PASSWORD, confirm_password: PASSWORD })).toMatchObject(invalid);
    expect(await open(token)).toMatchObject(invalid);
    expect(await logsIn(account.email, NEW)).toBe(true);
  });

  test('that ten use at once is used once', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);
    const passwords = Array.from({ length: 10 }, (_, n) => `another password ${n}`);

    const answers = await Promise.all(passwords.map((it) => choose(token, { new_password: it, confirm_password: it })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  test('is good for an hour', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);

    await later(HOUR - 1000, async () => expect((await open(token)).status).toBe(200));
    await later(HOUR, async () => {
      expect(await open(token)).toMatchObject(invalid);
      expect(await choose(token)).toMatchObject(invalid);
    });
    expect(await logsIn(account.email, PASSWORD)).toBe(true);
  });

  test('ends with the use of another, and with the sessions of the account', async () => {
    const { account } = await signedUp();
    const [first, second] = [await tokenFor(account.email), await tokenFor(account.email)];
    expect((await choose(second)).status).toBe(200);
    expect(await choose(first)).toMatchObject(invalid);

    const third = await tokenFor(account.email);
    await endSessions(account);
    expect(await choose(third)).toMatchObject(invalid);
  });

  test('ends no session of another account', async () => {
    const [{ account }, other] = [await signedUp(), await signedUp()];

    await choose(await tokenFor(account.email));

    expect(await isLoggedIn(other.cookie)).toBe(true);
    expect(await logsIn(other.account.email, PASSWORD)).toBe(true);
  });

  test.each(['', 'x', 'é', '../x', 'A'.repeat(43)])('with the token %j is none', async (token) => {
    expect(await open(encodeURIComponent(token))).toMatchObject(invalid);
    if (token) expect(await choose(token)).toMatchObject(invalid);
  });

  test('is not used by being opened', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);
    for (let n = 0; n < 3; n++) expect((await open(token)).status).toBe(200);

    expect((await choose(token)).status).toBe(200);
  });

  test('is not used by a password that may not be chosen', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);
    const form = { new_password: 'password1', confirm_password: 'another' };

    const refused = await choose(token, form);

    expect(refused.status).toBe(422);
    expect(refused.body.detail.map(({ loc }: { loc: string[] }) => loc.at(-1))).toEqual([
      'new_password',
      'confirm_password',
    ]);
    const same = { new_password: account.email, confirm_password: account.email };
    expect((await choose(token, same)).status).toBe(422);
    expect((await choose(token)).status).toBe(200);
  });

  test('is stored as a hash, with a time at which it goes', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);

    const { Item } = await db.send(new GetCommand({ TableName, Key: resetKey({ token_hash: tokenHash(token) }) }));

    expect(JSON.stringify(Item)).not.toContain(token);
    expect(Number(Item?.['expires_at'])).toBeGreaterThan(Date.now() / 1000);
    expect(Number(Item?.['expires_at'])).toBeLessThanOrEqual((Date.now() + HOUR) / 1000 + 1);
    expect(await db.send(new QueryCommand(byKey(token)))).toMatchObject({ Count: 0 });
  });

  const byKey = (token: string) => ({
    TableName,
    KeyConditionExpression: 'PK = :key',
    ExpressionAttributeValues: { ':key': resetKey({ token_hash: token }).PK },
  });
});

test('who failed to log in too often logs in with the new password at once', async () => {
  const { account } = await signedUp();
  for (let n = 0; n < 10; n++) await post(logIn, { email: account.email, password: 'a wrong guess' });
  expect((await post(logIn, { email: account.email, password: PASSWORD })).status).toBe(429);

  await choose(await tokenFor(account.email));

  expect(await logsIn(account.email, NEW)).toBe(true);
});

describe('too many', () => {
  test.each([
    ['of an account', async () => (await signedUp()).account.email],
    ['of an email without one', async () => anEmail()],
  ])('links %s in an hour are refused: the fourth', async (_, emailOf) => {
    const email = await emailOf();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await post(forgot, { email })).status);

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('links of one network in an hour are refused: the eleventh', async () => {
    const sourceIp = anAddress();
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await post(forgot, { email: anEmail() }, { sourceIp })).status);

    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('wrong tokens from one network are refused: the twenty-first', async () => {
    const sourceIp = anAddress();
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await choose('wrong', {}, { sourceIp })).status);

    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });
});

test('tries of a good link count for nothing, however many passwords are refused', async () => {
  const { account } = await signedUp();
  const sourceIp = anAddress();
  const token = await tokenFor(account.email);
  const form = { new_password: 'password1', confirm_password: 'password1' };

  for (let n = 0; n < 21; n++) expect((await choose(token, form, { sourceIp })).status).toBe(422);
});

describe('a person', () => {
  test('finds the form, and an address that is none is told at its field', async () => {
    const form = parse((await call(getForgot, { headers: PERSON })).body);
    const again = parse((await post(forgot, { email: 'ann' }, { headers: PERSON })).body);

    expect(form.querySelectorAll('form[action="/forgot-password"] input')).toHaveLength(1);
    expect(again.querySelector('#email')?.attributes).toMatchObject({ 'aria-invalid': 'true', value: 'ann' });
    expect(again.querySelector('#email-error')?.text).toBe('An email address must have one @-sign.');
  });

  test('gets the form of a link, whose address no page is told', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);

    const { headers, body } = await open(token, PERSON);

    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(parse(body).querySelector('[name=token]')?.getAttribute('value')).toBe(token);
    expect(parse(body).querySelector('[autocomplete=username]')?.getAttribute('value')).toBe(account.email);
  });

  test('is told all that is wrong with a new password, and the form keeps the link', async () => {
    const { account } = await signedUp();
    const token = await tokenFor(account.email);

    const { status, body } = await choose(token, { new_password: 'short', confirm_password: '' }, { headers: PERSON });

    const root = parse(body);
    expect(status).toBe(422);
    expect(root.querySelectorAll('.error').map(({ text }) => text)).toEqual(['At least 8 characters', 'Fill this in']);
    expect(root.querySelector('[name=token]')?.getAttribute('value')).toBe(token);
    expect(root.querySelector('[autocomplete=username]')?.getAttribute('value')).toBe(account.email);
    expect(body).not.toContain('short"');
  });

  test('is led to a new link from one that is good no more', async () => {
    const answers = [await open('x', PERSON), await choose('x', {}, { headers: PERSON })];

    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(parse(body).querySelector('h1')?.text).toBe('This link does not work');
      expect(parse(body).querySelectorAll('a[href="/forgot-password"]')).toHaveLength(1);
    }
  });
});
