import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aFolder, type Started, startServer, stopServer } from '../support/server.ts';

const DATA_DIR = aFolder();

async function demo(args: string[]) {
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...env } = process.env;
  const child = spawn(process.execPath, ['bin/demo.ts', ...args], { env: { ...env, DATA_DIR } });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said, complained };
}

let made: Awaited<ReturnType<typeof demo>>;
let server: Started;
let cookie: string;
beforeAll(async () => {
  made = await demo(['--conversations', '26', '--until', '2026-11-22T18:00:00Z']);
  server = await startServer({ DATA_DIR, READ_ACCESS: 'staff' });
  const [, email = '', password = ''] = /Log in as (\S+) .* password (\S+)/.exec(made.said) ?? [];
  const logIn = await fetch(`${server.url}/login`, { method: 'POST', body: new URLSearchParams({ email, password }) });
  [cookie = ''] = (logIn.headers.get('set-cookie') ?? '').split(';');
}, 300_000);
afterAll(() => stopServer(server));

const get = async (path: string, accept = 'application/json') =>
  fetch(`${server.url}${path}`, { headers: { cookie, accept } });

/** All conversations; those that a customer left are in a list of their own. */
async function listed(): Promise<{ customer_info: { date_time: string } }[]> {
  const lists = ['', '&status=abandoned'].map(async (filter) =>
    (await get(`/conversations?limit=100${filter}`)).json(),
  );
  return (await Promise.all(lists)).flat();
}

test('says how far it is, what it made, and how to start the service on it', () => {
  expect(made).toMatchObject({ status: 0, complained: '' });
  expect(made.said).toContain('Holding 26 conversations');
  expect(made.said).toMatch(
    new RegExp(`has 26 conversations of six weeks, and \\d+ tickets\\.\\n\\n +DATA_DIR=${DATA_DIR} npm start`),
  );
});

test('fills the queue, the conversations and the summary', async () => {
  const { tickets } = await (await get('/tickets?limit=100')).json();
  const conversations = await listed();
  const summary = await (await get('/summary')).json();

  expect(conversations).toHaveLength(26);
  expect(tickets.length).toBeGreaterThan(12);
  expect(summary.total_tickets).toBe(tickets.length);
  expect(new Set(tickets.map(({ status }: { status: string }) => status)).size).toBeGreaterThan(1);
  const queue = await (await get('/tickets?assignee=ben@desk.example', 'text/html')).text();
  expect(queue).toContain('href="/tickets/TKT-');
});

test('holds the conversations at the times when they were held', async () => {
  const times = (await listed()).map(({ customer_info }) => customer_info.date_time).sort();

  expect(times.at(-1)).toMatch(/^2026-11-(?:1[5-9]|2[0-2])T/);
  expect(times[0]).toMatch(/^2026-10-(?:1[1-9]|2\d)T/);
});

test('is not mixed into what is there, unless that is wanted', async () => {
  const before = readdirSync(DATA_DIR);

  expect(await demo(['--conversations', '1'])).toEqual({
    status: 2,
    said: '',
    complained: `${DATA_DIR} has data already: choose another folder with DATA_DIR, or add to it with --yes\n`,
  });
  expect(readdirSync(DATA_DIR)).toEqual(before);
});

test.each([
  [['--conversations', 'many'], '--conversations is "many", which is no whole number from 1 to 9999'],
  [['--until', 'soon'], '--until is "soon", which is no time'],
])('%j is refused by its name', async (args, complained) => {
  expect(await demo(args)).toEqual({ status: 2, said: '', complained: `${complained}\n` });
});
