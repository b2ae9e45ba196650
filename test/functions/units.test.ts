import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as getLogin } from '../../functions/get-login/handler.ts';
import { handler as getSummary } from '../../functions/get-summary/handler.ts';
import { handler as logIn } from '../../functions/log-in/handler.ts';
import { handler as resetPassword } from '../../functions/reset-password/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as signUp } from '../../functions/sign-up/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { findAccount } from '../../shared/account/account-store.ts';
import { askForReset } from '../../shared/account/reset-password.ts';
import { startReset } from '../../shared/account/reset-store.ts';
import { eraseConversation } from '../../shared/conversation/erase.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';
import { anAddress, anEmail, PASSWORD, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

const save = (body: unknown, headers = {}) => call(saveConversation, { method: 'POST', body, headers });
const history = aCompleteConversation();

async function unitsOf(request: () => Promise<unknown>): Promise<{ read: number; write: number }> {
  const before = { ...consumed };
  await request();
  return { read: consumed.read - before.read, write: consumed.write - before.write };
}

// [what, how the conversation stands before, the request]; the engine bills as DynamoDB does.
const rows: [what: string, before: unknown[], request: (id: number) => Promise<unknown>][] = [
  ['the first message', [], (id) => save({ id, messages: history.slice(0, 1) })],
  [
    'the first message, with an `Idempotency-Key`',
    [],
    (id) => save({ id, messages: history.slice(0, 1) }, { 'idempotency-key': `key-${id}` }),
  ],
  [
    'one message more, sent with the whole history',
    history.slice(0, 2),
    (id) => save({ id, messages: history.slice(0, 3) }),
  ],
  ['one message more, sent alone', history.slice(0, 2), (id) => save({ id, messages: history.slice(2, 3) })],
  ['the message that makes the ticket', history.slice(0, 6), (id) => save({ id, messages: history })],
  ['a message after the ticket', history, (id) => save({ id, messages: [...history, 'I am at home after five.'] })],
  [
    'a correction of the ticket',
    history,
    (id) => save({ id, messages: [...history, 'Sorry, my number is 415-555-0177.'] }),
  ],
  ['a repeat', history, (id) => save({ id, messages: history })],
  ['erasing it with its ticket', history, (id) => eraseConversation(String(id), { by: 'staff', now: new Date() })],
  ['GET one conversation', history, (id) => call(getConversation, { pathParameters: { conversation_id: String(id) } })],
];

test.each(rows)('docs/operating.md says what it costs: %s', async (what, before, request) => {
  const id = anId();
  if (before.length > 0) await save({ id, messages: before });

  const { read, write } = await unitsOf(() => request(id));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| ${what} | ${read} | ${write} |`);
});

const post = (handler: typeof trackShipment, body: unknown) => call(handler, { method: 'POST', body });
const parcel = { messages: ['Where is 1Z975N039000185078?'] };
const deal = { messages: ['We take 500 steel brackets at $4.20 each.', { role: 'assistant', content: 'Confirmed.' }] };
const subjectRows: [what: string, handler: typeof trackShipment, before: object[], body: object][] = [
  ['a shipment in a first message', trackShipment, [], parcel],
  ['a shipment asked for again', trackShipment, [parcel], parcel],
  ['a sales condition in a first send', createSalesCondition, [], deal],
  ['a sales condition asked for again', createSalesCondition, [deal], deal],
];

test.each(subjectRows)('docs/operating.md says what it costs: %s', async (what, handler, before, body) => {
  const id = anId();
  for (const sent of before) await post(handler, { id, ...sent });

  const { read, write } = await unitsOf(() => post(handler, { id, ...body }));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| ${what} | ${read} | ${write} |`);
});

const aForm = () => ({ email: anEmail(), name: 'Ann', password: PASSWORD, confirm_password: PASSWORD });
const postForm = (handler: typeof logIn, form: Record<string, string>) =>
  call(handler, { method: 'POST', form, sourceIp: anAddress() });

const tokenOf = async (email: string) => startReset(await findAccount(email), new Date());

const accountRows: [
  what: string,
  prepare: (form: Form) => Promise<unknown>,
  request: (form: Form) => Promise<unknown>,
][] = [
  ['a signup', async () => {}, (form) => postForm(signUp, form)],
  ['a login', (form) => postForm(signUp, form), (form) => postForm(logIn, form)],
  [
    'asking for a link to choose a password',
    (form) => postForm(signUp, form),
    ({ email }) => askForReset({ email, address: anAddress() }, new Date()),
  ],
  [
    'choosing a password by the link',
    async (form) => {
      await postForm(signUp, form);
      tokens.set(form.email, await tokenOf(form.email));
    },
    ({ email }) =>
      postForm(resetPassword, {
        token: tokens.get(email) ?? '',
        new_password: 'another one',
        confirm_password: 'another one',
      }),
  ],
];
const tokens = new Map<string, string>();
type Form = ReturnType<typeof aForm>;

test.each(accountRows)('docs/operating.md says what it costs: %s', async (what, prepare, request) => {
  const form = aForm();
  await prepare(form);

  const { read, write } = await unitsOf(() => request(form));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| ${what} | ${read} | ${write} |`);
});

test.each(['*/*', 'text/html'])('docs/operating.md says what it costs: the summary, as %s', async (accept) => {
  await refreshSummary('UTC', new Date());

  const { read, write } = await unitsOf(() => call(getSummary, { headers: { accept } }));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(
    `| the summary, as JSON or as a page | ${read} | ${write} |`,
  );
});

test('docs/operating.md says what it costs: knowing who is logged in', async () => {
  const { cookie } = await signedUp();

  const { read, write } = await unitsOf(() => call(getLogin, { cookies: [cookie] }));

  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`| knowing who is logged in | ${read} | ${write} |`);
});

test('a customer lists tickets for the same however many others have', async () => {
  const { cookie } = await signedUp();
  const handlers = useReadAccess('staff');
  const mine = { id: anId(), messages: history };
  await handlers('save-conversation', { method: 'POST', body: mine, cookies: [cookie] });
  const list = () => handlers('list-tickets', { cookies: [cookie] });
  const listed = await list();
  const { consumed: read } = await import('../../shared/store/consumed.ts'); // of the function that was loaded just now
  const readUnits = async () => {
    const before = read.read;
    await list();
    return read.read - before;
  };

  const alone = await readUnits();
  await Promise.all(Array.from({ length: 50 }, () => save({ id: anId(), messages: history })));

  expect(listed.body.tickets).toHaveLength(1);
  expect(alone).toBeGreaterThan(2); // knowing who is logged in, and the list
  expect(await readUnits()).toBe(alone);
});

test('a message costs the same however long the history before it is', async () => {
  const turns = (count: number) =>
    Array.from({ length: count }, (_, n) => `turn ${n} of a long conversation about nothing`);
  const [short, long] = [anId(), anId()];
  await save({ id: short, messages: turns(10) });
  await save({ id: long, messages: turns(900) });

  const afterShort = await unitsOf(() => save({ id: short, messages: turns(11) }));
  const afterLong = await unitsOf(() => save({ id: long, messages: turns(901) }));

  expect(afterLong).toEqual(afterShort);
});
