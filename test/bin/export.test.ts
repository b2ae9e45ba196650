import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from '@jest/globals';
import type { SignedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { call } from '../support/call.ts';
import { useOwnTable } from '../support/own-table.ts';
import { aFolder } from '../support/server.ts';

await useOwnTable();
const { signedUp } = await import('../support/accounts.ts');
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const { handler: track } = await import('../../functions/track-shipment/handler.ts');
const { handler: createCondition } = await import('../../functions/create-sales-condition/handler.ts');
const { TableName } = await import('../../shared/store/table.ts');

async function run(...words: string[]) {
  const child = spawn(process.execPath, ['bin/export.ts', '--table', TableName, ...words]);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said, complained };
}

let ann: SignedUp;
const messages = [
  ...aCompleteConversation(),
  'Where is 1Z975N039000185078? We take 500 steel brackets at $4.20 each until 31 March 2031.',
];
const corrected = [...messages.slice(0, -1), 'Where is 1Z975N039000185078? We take 600 steel brackets at $4.20 each.'];

beforeAll(async () => {
  ann = await signedUp();
  const other = await signedUp();
  const post = (handler: typeof save, body: object, { cookie } = ann) =>
    call(handler, { method: 'POST', body, cookies: [cookie] });
  await post(save, { id: 1, messages });
  await post(track, { id: 1, messages });
  await post(createCondition, { id: 1, messages: corrected });
  await post(save, { id: 2, messages: ['My tap drips.'] });
  await post(save, { id: 3, messages: aCompleteConversation({ name: 'Bob Gray' }) }, other);
  await call(save, { method: 'POST', body: { id: 4, user_id: 'crm-77', messages: ['I am Dora Finch.'] } });
}, 30_000);

test('all that is stored of a customer is one document: account, conversations with what was said, tickets with their history', async () => {
  const { status, said, complained } = await run('--email', ann.account.email.toUpperCase());
  const document = JSON.parse(said);

  expect({ status, complained }).toEqual({ status: 0, complained: '' });
  expect(document).toMatchObject({
    user_id: ann.account.user_id,
    account: { email: ann.account.email, name: 'Ann Lee', role: 'customer' },
    tickets: [{ ticket_id: 'TKT-1', customer_info: { name: 'Ann Lee' }, history: [{ why: 'created', to: 'open' }] }],
  });
  const [second, first] = document.conversations;
  expect(first).toMatchObject({
    conversation_id: '1',
    shipments: [{ tracking_number: '1Z975N039000185078' }],
    sales_condition: { condition: { product: 'steel bracket' }, versions: [expect.anything()] },
  });
  expect(first.messages).toEqual(corrected);
  expect(first.superseded.flat()).toContain(messages.at(-1));
  expect(second).toMatchObject({ conversation_id: '2', messages: ['My tap drips.'], sales_condition: null });
});

test('neither a password nor anybody else is in it', async () => {
  const { said } = await run('--email', ann.account.email);

  expect(said).not.toMatch(/argon2|password|Bob Gray|Dora/);
});

test('an account is found by its user_id too, and who has none by the id that was sent', async () => {
  const [account, other] = [await run('--user', ann.account.user_id), await run('--user', 'crm-77')];

  expect(JSON.parse(account.said)).toMatchObject({ account: { email: ann.account.email }, tickets: [{}] });
  expect(JSON.parse(other.said)).toMatchObject({ account: null, conversations: [{ messages: ['I am Dora Finch.'] }] });
});

test('a file is new, and for nobody else to read', async () => {
  const file = join(aFolder(), 'ann.json');

  const [first, second] = [await run('--user', 'crm-77', '--out', file), await run('--user', 'crm-77', '--out', file)];

  expect([first.status, first.said]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(file, 'utf8')).user_id).toBe('crm-77');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([second.status, second.complained.trim()]).toEqual([1, `${file} exists already`]);
});

test.each([
  [['--email', 'nobody@example.com'], 1, 'No account has the email nobody@example.com'],
  [['--user', 'nobody'], 1, 'Nothing is stored of the user nobody'],
  [['--user', 'acct_nobody'], 1, 'Nothing is stored of the user acct_nobody'],
  [[], 2, 'Give either --user or --email'],
  [['--user', 'a', '--email', 'b@example.com'], 2, 'Give either --user or --email'],
  [['--user'], 2, "Option '--user <value>' argument missing"],
  [['--everything'], 2, "Unknown option '--everything'"],
])('%j ends with %i and one sentence', async (words, status, sentence) => {
  const file = join(aFolder(), 'none.json');
  const answer = await run(...words, ...(status === 1 ? ['--out', file] : []));

  expect([answer.status, answer.said]).toEqual([status, '']);
  expect(answer.complained.startsWith(sentence)).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test('--help says what it is for', async () => {
  const { status, said } = await run('--help');

  expect(status).toBe(0);
  expect(said).toContain('--email EMAIL');
});
