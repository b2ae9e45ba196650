import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { eventSender, routes, webhookDeliverer } from '../../infra/routes.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import type { Asked } from '../support/own-calls.ts';
import { folders, templateOf } from '../support/stack.ts';

process.env['READ_ACCESS'] = 'staff'; // as in a deployment: every read knows who calls
process.env['EVENTS'] = 'on';
const { watchTable } = await import('../support/own-calls.ts');
const { anAddress, anEmail, PASSWORD, sessionIn } = await import('../support/accounts.ts');
const { findAccount, setRole } = await import('../../shared/account/account-store.ts');
process.env['RETENTION_DAYS'] = '30';
process.env['MAIL_FROM'] = 'console';
const { handler: eraseExpired } = await import('../../functions/erase-expired/handler.ts');
const { handler: refreshSummary } = await import('../../functions/refresh-summary/handler.ts');

type Statement = { actions: string[]; on: string; keys: string[]; attributes: string[] | undefined };

const policies = Object.entries(templateOf().findResources('AWS::IAM::Policy'));

/** Every statement of a role about the table: its actions, the table or the index, and its conditions. */
function statementsOf(folder: string): Statement[] {
  const [, { Properties }] = policies.find(([id]) => id.startsWith(`${folder.replaceAll('-', '')}Role`)) ?? ['', {}];
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
  const statements: any[] = Properties.PolicyDocument.Statement;
  return statements
    .filter((it) => JSON.stringify(it.Action).includes('dynamodb:'))
    .map(({ Action, Resource, Condition, Effect }) => {
      const { 'ForAllValues:StringLike': like, 'ForAllValues:StringEquals': equal, ...others } = Condition ?? {};
      expect({ Effect, others }).toEqual({ Effect: 'Allow', others: {} });
      const [, index = 'table'] = /\/index\/([^"]+)/.exec(JSON.stringify(Resource)) ?? [];
      return {
        actions: [Action].flat().map((action: string) => action.replace('dynamodb:', '')),
        on: index,
        keys: [like?.['dynamodb:LeadingKeys'] ?? []].flat(),
        attributes: equal && [equal['dynamodb:Attributes']].flat(),
      };
    });
}

const written = (folder: string) =>
  statementsOf(folder).map(({ actions, on, keys, attributes }) =>
    [actions.join(' '), on, keys.join(' '), ...(attributes ?? [])].join(' | '),
  );

const KNOW_CALLER = [
  'GetItem | table | SESSION#* ACCOUNT#*',
  'UpdateItem | table | SESSION#* | PK | SK | seen_ms | expires_at',
];
const SAVE = [
  'GetItem Query PutItem DeleteItem | table | CONVERSATION#*',
  'GetItem PutItem | table | TICKET#*',
  'PutItem | table | CHANGES#* EVENTS#*',
  'PutItem DeleteItem | table | ASSIGNEE#*',
  'GetItem PutItem UpdateItem | table | THROTTLE#*#*',
  'GetItem PutItem | table | IDEMPOTENCY#*',
];
const COUNT_ATTEMPTS = 'PutItem UpdateItem DeleteItem | table | THROTTLE#*#*';
const ERASE = [
  'GetItem Query PutItem BatchWriteItem | table | CONVERSATION#* TICKET#*',
  'UpdateItem | table | CONVERSATION#* | PK | SK | byActivityPK | byActivitySK',
  'PutItem | table | CHANGES#* EVENTS#*',
];
const COMPARE = 'Query | byOwner | SALES_CONDITION#*#*';
/** What the page of a ticket shows beside it. */
const TOLD = ['GetItem Query | table | CONVERSATION#*', COMPARE, 'GetItem | table | TRACKING#*#*'];
const STAFF = 'Query | byOwner | ROLE#*';
const SHARDS = 'GetItem | table | SETTINGS';

test.each<[folder: string, grants: string[]]>([
  ['save-conversation', [...KNOW_CALLER, ...SAVE]],
  ['create-sales-condition', [...KNOW_CALLER, ...SAVE, COMPARE]],
  ['track-shipment', [...KNOW_CALLER, ...SAVE, 'GetItem | table | TRACKING#*#*', 'UpdateItem | table | TRACKING#*#*']],
  [
    'list-conversations',
    [
      ...KNOW_CALLER,
      SHARDS,
      'GetItem | table | CONVERSATION#*',
      'Query | byActivity | CONVERSATIONS#*#*',
      'Query | byOwner | USER#*',
    ],
  ],
  [
    'get-conversation',
    [...KNOW_CALLER, 'GetItem Query | table | CONVERSATION#*', COMPARE, 'GetItem | table | TRACKING#*#*'],
  ],
  ['erase-conversation', [...KNOW_CALLER, ...ERASE]],
  ['submit-conversation', [...KNOW_CALLER, ...ERASE]],
  [
    'list-tickets',
    [
      ...KNOW_CALLER,
      SHARDS,
      'BatchGetItem | table | TICKET#*',
      'Query | table | ASSIGNEE#* NAME#* PHONE#* CHANGES#*',
      'GetItem | table | SUMMARY',
      'Query | byCreated | TICKETS#*',
      'Query | byActivity | TICKETS#*',
      'Query | byOwner | USER#*',
      'Query | byQueue | QUEUE#assigned#* QUEUE#unassigned#*',
    ],
  ],
  [
    'get-ticket',
    [
      ...KNOW_CALLER,
      SHARDS,
      'Query BatchGetItem | table | TICKET#*',
      'Query | table | PHONE#* CHANGES#*',
      'GetItem | table | SUMMARY',
      ...TOLD,
      STAFF,
    ],
  ],
  [
    'submit-ticket',
    [
      ...KNOW_CALLER,
      SHARDS,
      'Query BatchGetItem | table | TICKET#*',
      'Query | table | PHONE#* CHANGES#*',
      'GetItem | table | SUMMARY',
      'PutItem | table | TICKET#* CHANGES#* EVENTS#*',
      'PutItem DeleteItem | table | ASSIGNEE#*',
      'GetItem | table | CONVERSATION#*',
      ...TOLD,
      STAFF,
    ],
  ],
  [
    'update-ticket',
    [
      ...KNOW_CALLER,
      SHARDS,
      'Query BatchGetItem | table | TICKET#*',
      'Query | table | PHONE#* CHANGES#*',
      'GetItem | table | SUMMARY',
      'PutItem | table | TICKET#* CHANGES#* EVENTS#*',
      'PutItem DeleteItem | table | ASSIGNEE#*',
      'GetItem | table | CONVERSATION#*',
    ],
  ],
  ['get-summary', [...KNOW_CALLER, 'GetItem | table | SUMMARY']],
  [
    'sign-up',
    [
      ...KNOW_CALLER,
      'PutItem | table | ACCOUNT#*',
      COUNT_ATTEMPTS,
      'PutItem | table | SESSION#*',
      'DeleteItem | table | SESSION#*',
    ],
  ],
  ['get-signup', []],
  ['get-desk-script', []],
  ['get-home', KNOW_CALLER],
  ['get-chat', []],
  ['get-chat-script', []],
  ['get-icon', []],
  [
    'log-in',
    [
      ...KNOW_CALLER,
      'UpdateItem | table | ACCOUNT#*',
      COUNT_ATTEMPTS,
      'PutItem | table | SESSION#*',
      'DeleteItem | table | SESSION#*',
    ],
  ],
  ['get-login', KNOW_CALLER],
  [
    'finish-login',
    [
      ...KNOW_CALLER,
      'PutItem UpdateItem DeleteItem | table | ACCOUNT#*',
      'PutItem | table | SESSION#*',
      'DeleteItem | table | SESSION#*',
    ],
  ],
  ['log-out', [...KNOW_CALLER, 'DeleteItem | table | SESSION#*']],
  ['update-profile', [...KNOW_CALLER, 'UpdateItem | table | ACCOUNT#*']],
  ['get-profile', KNOW_CALLER],
  [
    'update-password',
    [...KNOW_CALLER, 'UpdateItem | table | ACCOUNT#*', COUNT_ATTEMPTS, 'PutItem | table | SESSION#*'],
  ],
  ['get-password-form', KNOW_CALLER],
  ['get-forgot-password', []],
  ['forgot-password', [...KNOW_CALLER, COUNT_ATTEMPTS, 'PutItem | table | RESET#*']],
  ['get-reset-password', ['GetItem | table | RESET#* ACCOUNT#*']],
  [
    'reset-password',
    [...KNOW_CALLER, 'UpdateItem | table | ACCOUNT#*', COUNT_ATTEMPTS, 'GetItem DeleteItem | table | RESET#*'],
  ],
  ['get-openapi', []],
  ['not-found', []],
  [
    'refresh-summary',
    [
      SHARDS,
      'GetItem BatchGetItem Query PutItem DeleteItem | table | SUMMARY SUMMARY#*',
      'Query DeleteItem | table | CHANGES#*',
      'PutItem | table | EVENTS#*',
      'BatchWriteItem PutItem DeleteItem | table | NAME#* PHONE#*',
      'Query | byCreated | TICKETS#*',
      'UpdateItem | table | TICKET#* | PK | SK | byQueuePK | byQueueSK | byPhonePK | byPhoneSK | version',
    ],
  ],
  ['erase-expired', [...ERASE, SHARDS, 'Query | byActivity | CONVERSATIONS#*#* ERASING']],
  ['record-shards', ['UpdateItem | table | SETTINGS | PK | SK | most']],
  ['create-secret', []],
])('%s may do this to the table and nothing else', (folder, grants) => {
  expect(written(folder).sort()).toEqual([...grants].sort());
});

test('every statement of every role names its keys, and no action that has none, such as Scan, is granted', () => {
  const ofEvents: string[] = [eventSender.folder, webhookDeliverer.folder]; // test/infra/events.test.ts
  const statements = folders.filter((folder) => !ofEvents.includes(folder)).flatMap(statementsOf);
  const actions = new Set(statements.flatMap((it) => it.actions));

  expect(statements.length).toBeGreaterThan(folders.length);
  expect(statements.filter(({ keys }) => keys.length === 0 || keys.includes('*'))).toEqual([]);
  expect([...actions].sort()).toEqual([
    'BatchGetItem',
    'BatchWriteItem',
    'DeleteItem',
    'GetItem',
    'PutItem',
    'Query',
    'UpdateItem',
  ]);
});

describe('what the functions really do to the table', () => {
  const { asked, as } = watchTable();
  type Request = Parameters<typeof call>[1];
  const send = async (folder: string, request: Request) => {
    const { handler } = await import(`../../functions/${folder}/handler.ts`);
    return as(folder, () => call(handler, request));
  };
  const post = (folder: string, request: Request) =>
    send(folder, { method: 'POST', sourceIp: anAddress(), ...request });
  afterAll(() => {
    jest.useRealTimers();
  });

  const allows = ({ folder, action, index = 'table', key, attributes }: Asked) =>
    statementsOf(folder).some(
      (it) =>
        it.actions.includes(action) &&
        it.on === index &&
        it.keys.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 's').test(key)) &&
        attributes.every((name) => it.attributes?.includes(name) ?? true),
    );

  type Form = Record<string, string>;

  async function logInTwice(form: Form): Promise<string[]> {
    await post('sign-up', { form });
    await post('log-in', { form: { ...form, password: 'a wrong guess' } });
    const { cookie } = sessionIn(await post('log-in', { form }));
    const { cookie: second } = sessionIn(await post('log-in', { form, cookies: [cookie] }));
    fakeClock();
    jest.setSystemTime(Date.now() + 6 * 60_000); // so that the use of a session is noted
    return [second];
  }

  async function converse(id: number, cookies: string[]): Promise<void> {
    const messages: unknown[] = aCompleteConversation();
    for (const folder of ['save-conversation', 'create-sales-condition', 'track-shipment']) {
      messages.push('Where is 1Z975N039000185078? We take 500 steel brackets at $4.20 each until 31 March 2031.');
      await post(folder, { cookies, body: { id, messages } });
      await post(folder, { cookies, body: { id, messages: ['Something new, alone.', 'My phone is 415-555-0190.'] } });
      messages.splice(0, 1, 'Another beginning, my sink leaks.');
    }
  }

  async function readEverything(id: number, cookies: string[]): Promise<void> {
    for (const folder of ['get-login', 'get-profile', 'get-password-form']) await send(folder, { cookies });
    await send('get-home', { cookies, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    const pathParameters = { conversation_id: String(id) };
    for (const include of ['messages', 'evidence', 'shipments', 'sales_condition']) {
      await send('get-conversation', { cookies, pathParameters, query: `include=${include}` });
    }
    for (const query of ['', `q=${id}`, 'user_id=x', 'status=abandoned', 'updated_since=2026-01-01']) {
      await send('list-conversations', { cookies, query });
    }
    for (const query of [
      '',
      'phone=%2B14155550132',
      'name=Ann',
      'status=open',
      'status=open&assignee=a@b.example',
      'updated_since=2026-01-01',
      `conversation_id=${id}`,
      `q=${id}`,
    ]) {
      await send('list-tickets', { cookies, query });
    }
    await as('refresh-summary', () => refreshSummary({}));
    await send('get-summary', { cookies });
    for (const accept of ['application/json', 'text/html']) {
      const headers = { accept };
      await send('get-ticket', { cookies, headers, pathParameters: { ticket_id: `TKT-${id}` } });
      await send('get-conversation', { cookies, headers, pathParameters });
    }
  }

  async function workOn(id: number, cookies: string[]): Promise<void> {
    for (const body of [
      { assignee: 'me', note: 'Mine' },
      { assignee: null, address: '9 Elm Street, Salem' },
    ]) {
      await send('update-ticket', { method: 'PATCH', cookies, pathParameters: { ticket_id: `TKT-${id}` }, body });
    }
  }

  async function workByForm(id: number, cookies: string[]): Promise<void> {
    const path = `/tickets/TKT-${id}`;
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const send = (form: Form) =>
      post('submit-ticket', { path, cookies, headers, pathParameters: { ticket_id: `TKT-${id}` }, form });
    await send({ version: '0', note: 'Too late' });
    await send({ version: '4', assignee: '', issue: 'A leak' });
  }

  async function changeAccount(form: Form, cookies: string[]): Promise<void> {
    await post('update-profile', { cookies, form: { bio: 'x' } });
    const change = {
      current_password: form['password'] ?? '',
      new_password: 'another one',
      confirm_password: 'another one',
    };
    const { cookie } = sessionIn(await post('update-password', { cookies, form: change }));
    await post('log-out', { cookies: [cookie] });
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await post('forgot-password', { form: { email: form['email'] ?? '' } });
    const [, token = ''] = /token=([\w-]+)/.exec(String(printed.mock.calls[0]?.[0])) ?? [];
    printed.mockRestore();
    await send('get-reset-password', { query: `token=${token}` });
    const chosen = { new_password: 'one more password', confirm_password: 'one more password' };
    expect((await post('reset-password', { form: { token, ...chosen } })).status).toBe(200);
  }

  test('is allowed to them', async () => {
    const form = { email: anEmail(), name: 'Ann Lee', password: PASSWORD, confirm_password: PASSWORD };
    const id = anId();
    const cookies = await logInTwice(form);
    await converse(id, cookies);
    await readEverything(id, cookies);
    const account = await findAccount(form.email);
    if (account) await setRole(account, 'staff');
    await readEverything(id, cookies);
    await workOn(id, cookies);
    await workByForm(id, cookies);
    const erased = { method: 'DELETE', pathParameters: { conversation_id: String(id) }, cookies };
    expect((await send('erase-conversation', erased)).status).toBe(200);
    await post('submit-conversation', { ...erased, method: 'POST', form: { action: 'erase' } });
    await as('erase-expired', () => eraseExpired({}));
    await changeAccount(form, cookies);

    const refused = asked.filter((one) => !allows(one)).map(({ attributes: _, ...one }) => JSON.stringify(one));
    expect([...new Set(refused)]).toEqual([]);
    const used = new Set(asked.map(({ folder }) => folder));
    const unused = routes.filter(({ access, folder }) => access.length > 0 && !used.has(folder));
    expect(unused.map(({ folder }) => folder)).toEqual(['finish-login']); // test/functions/provider-login.test.ts
  });
});
