import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anEmail, PASSWORD } from '../support/accounts.ts';
import { aFolder, type Started, startServer, stopServer } from '../support/server.ts';

let server: Started;
beforeAll(async () => {
  server = await startServer({ READ_ACCESS: 'staff' });
}, 90_000);
afterAll(() => stopServer(server));

async function staff(words: string[], dataDir = server.dataDir, environment: Record<string, string | undefined> = {}) {
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: undefined, DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, ['bin/staff.ts', ...words], { env });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said: said.trim(), complained: complained.trim() };
}

const post = (path: string, form: Record<string, string>) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });

async function aCustomer() {
  const form = { email: anEmail(), name: 'Ann Lee', password: PASSWORD, confirm_password: PASSWORD };
  await post('/signup', form);
  const [cookie = ''] = ((await post('/login', form)).headers.get('set-cookie') ?? '').split(';');
  const tickets = async () => (await fetch(`${server.url}/summary`, { headers: { cookie } })).status;
  return { email: form.email, tickets };
}

test('the service that asks for a login says where it is and what makes somebody staff', () => {
  expect(server.output()).toContain(`${server.url}/login, and npm run staff -- grant EMAIL staff`);
  expect(server.output()).not.toContain(`curl ${server.url}/tickets`);
});

test('granting, listing and revoking count at once, without a new login', async () => {
  const { email, tickets } = await aCustomer();
  expect(await tickets()).toBe(403);

  expect(await staff(['grant', email.toUpperCase(), 'staff'])).toMatchObject({
    status: 0,
    said: expect.stringMatching(`^${email} is staff: "Ann Lee", signed up 20\\d\\d-`),
  });
  expect(await tickets()).toBe(200);
  expect((await staff(['list'])).said).toContain(`staff\t${email}\tAnn Lee`);

  expect(await staff(['revoke', email])).toMatchObject({ status: 0, said: `${email} is no longer staff` });
  expect(await tickets()).toBe(403);
  expect((await staff(['list'])).said).not.toContain(email);
}, 90_000);

test('ending the sessions logs out everywhere', async () => {
  const { email, tickets } = await aCustomer();

  expect(await staff(['sessions', 'end', email])).toMatchObject({
    status: 0,
    said: `${email} is logged out everywhere`,
  });

  expect(await tickets()).toBe(401);
}, 90_000);

test('reset prints a link that sets a new password and ends the sessions', async () => {
  const { email, tickets } = await aCustomer();

  const { status, said } = await staff(['reset', email, '--url', `${server.url}/`]);

  expect(status).toBe(0);
  expect(said).toMatch(new RegExp(`^${server.url}/reset-password\\?token=[\\w-]{43}$`));
  const form = { new_password: 'quite another password', confirm_password: 'quite another password' };
  const token = new URL(said).searchParams.get('token') ?? '';
  expect((await post('/reset-password', { ...form, token })).status).toBe(200);
  expect(await tickets()).toBe(401);
  expect((await post('/login', { email, password: form.new_password })).status).toBe(200);
  expect(server.output()).not.toContain(token);
}, 90_000);

test.each([
  [['grant', 'nobody@example.com', 'staff'], 1, 'No account has the email nobody@example.com'],
  [['revoke', 'nobody@example.com'], 1, 'No account has the email nobody@example.com'],
  [['grant', 'nobody@example.com', 'king'], 2, 'grant takes an email and "staff" or "admin"'],
  [['sessions', 'nobody@example.com'], 2, 'sessions takes "end" and an email'],
  [['grant', 'nobody@example.com', 'staff', 'now'], 2, 'grant takes an email'],
  [['revoke'], 2, 'revoke takes an email'],
  [['revoke', 'nobody@example.com', 'staff'], 2, 'revoke takes an email'],
  [['sessions', 'end'], 2, 'sessions takes "end" and an email'],
  [['reset', 'nobody@example.com'], 1, 'No account has the email nobody@example.com'],
  [['reset'], 2, 'reset takes an email'],
  [['reset', 'nobody@example.com', '--url', 'here'], 2, '--url takes an address'],
  [['reset', 'nobody@example.com', '--table', 'test'], 2, 'reset takes --url with --table'],
  [['list', 'staff'], 2, 'list takes nothing more'],
  [['constructor'], 2, 'There is no command "constructor"'],
  [['promote'], 2, 'There is no command "promote"'],
  [[], 2, 'A command is missing'],
  [['--tabel', 'x'], 2, '--tabel'],
])('%j ends with %i and says why', async (words, status, why) => {
  const answer = await staff(words);

  expect(answer.status).toBe(status);
  expect(answer.complained).toContain(why);
});

test('a folder without data is named', async () => {
  const folder = aFolder();

  expect(await staff(['list'], folder)).toMatchObject({ status: 1, complained: expect.stringContaining(folder) });
});

test('with --table it works on that table, with the credentials of the environment', async () => {
  const { AWS_ENDPOINT_URL_DYNAMODB } = process.env;

  expect(await staff(['list', '--table', 'test'], undefined, { AWS_ENDPOINT_URL_DYNAMODB })).toMatchObject({
    status: 0,
  });
  expect(await staff(['list', '--table', 'none'], undefined, { AWS_ENDPOINT_URL_DYNAMODB })).toMatchObject({
    status: 1,
  });
});

test('it works on the engine that a service was given, while that service runs and after', async () => {
  const { AWS_ENDPOINT_URL_DYNAMODB: DYNAMODB_ENDPOINT = '' } = process.env;
  const other = await startServer({ READ_ACCESS: 'staff', DYNAMODB_ENDPOINT });
  const running = await staff(['list'], other.dataDir);
  await stopServer(other);

  expect(running).toMatchObject({ status: 0 });
  expect(await staff(['list'], other.dataDir)).toMatchObject({ status: 0 });
}, 90_000);

test('a folder that cannot be locked is not taken for one in use', async () => {
  const TMPDIR = `${aFolder()}/none`;

  const { status, complained } = await staff(['list'], undefined, { TMPDIR });

  expect(status).toBe(1);
  expect(complained).toMatch(/EACCES|ENOENT|EINVAL/);
}, 90_000);

test('it works on the data folder of a service that has stopped', async () => {
  const { email } = await aCustomer();
  await stopServer(server);

  expect(await staff(['grant', email, 'admin'])).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${email} is admin`),
  });
  expect((await staff(['list'])).said).toContain(`admin\t${email}`);
}, 90_000);
