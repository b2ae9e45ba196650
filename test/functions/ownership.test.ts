import { describe, expect, test } from '@jest/globals';
import { newUserId } from '../../shared/account/account.ts';
import { signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId } from '../support/call.ts';
import { useReadAccess } from '../support/read-access.ts';

const history = aCompleteConversation();

describe.each(['staff', 'public'] as const)('with readAccess %s a conversation', (readAccess) => {
  const call = useReadAccess(readAccess);
  const save = (
    id: number,
    messages: unknown[],
    { cookie = '', key, ...about }: { cookie?: string; key?: string | undefined; user_id?: string } = {},
  ) =>
    call('save-conversation', {
      method: 'POST',
      body: { id, messages, ...about },
      headers: key === undefined ? {} : { 'conversation-key': key },
      cookies: cookie ? [cookie] : [],
    });
  const idsOf = async (cookie: string, user_id: string) => {
    const { body } = await call('list-conversations', { cookies: [cookie], query: `user_id=${user_id}` });
    return body.map((it: { conversation_id: string }) => it.conversation_id);
  };

  test('belongs to the customer who sends it while logged in, whatever user_id says', async () => {
    const [id, { cookie, account }, staff] = [anId(), await signedUp(), await signedUp('staff')];

    await save(id, history, { cookie, user_id: 'somebody else' });

    expect(await idsOf(staff.cookie, account.user_id)).toEqual([String(id)]);
    expect(await idsOf(staff.cookie, 'somebody%20else')).not.toContain(String(id));
  });

  test.each([
    ['with its key', history.slice(0, 3), true],
    ['with more than anybody could guess', history.slice(0, 5), false],
  ])(
    'that began before the login belongs to the customer from the first send after it, %s',
    async (_, said, isKeyed) => {
      const [id, { cookie, account }, staff] = [anId(), await signedUp(), await signedUp('staff')];
      const { headers } = await save(id, said);

      await save(id, history, { cookie, key: isKeyed ? headers['conversation-key'] : undefined });

      expect(await idsOf(staff.cookie, account.user_id)).toEqual([String(id)]);
    },
  );

  test('of one customer is not another’s to continue', async () => {
    const [id, one, other] = [anId(), await signedUp(), await signedUp()];
    await save(id, history, one);

    const answer = await save(id, [...history, 'My name is Mallory Crane.'], other);

    expect(answer).toMatchObject({ status: 409, body: { code: 'conversation_owned' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/Ann Lee|Oak Street|555/);
    expect((await save(id, history, one)).body.customer_info.name).toBe('Ann Lee');
  });

  test.each([
    ['an account', async () => (await signedUp()).account.user_id],
    ['an account that does not exist', async () => newUserId()],
  ])('is not saved for who names %s without its session, and both get the same words', async (_, userId) => {
    const id = anId();

    const answer = await save(id, history, { user_id: await userId() });

    expect(answer).toMatchObject({
      status: 403,
      body: { detail: 'This user_id belongs to an account: log in with it', code: 'forbidden' },
    });
    const { cookie } = await signedUp('staff');
    expect(
      (await call('get-conversation', { pathParameters: { conversation_id: String(id) }, cookies: [cookie] })).status,
    ).toBe(404);
  });

  test('is sent by staff for whom they name', async () => {
    const [id, { cookie }, customer] = [anId(), await signedUp('staff'), await signedUp()];

    expect((await save(id, history, { cookie, user_id: customer.account.user_id })).status).toBe(200);
    expect(await idsOf(cookie, customer.account.user_id)).toEqual([String(id)]);
  });

  test('is saved for nobody when the session is over', async () => {
    const id = anId();

    expect((await save(id, history, { cookie: '__Host-session=over' })).status).toBe(200);
  });
});

test('with readAccess staff a session continues what it may read with only what is new', async () => {
  const call = useReadAccess('staff');
  const [id, owner, staff, stranger] = [anId(), await signedUp(), await signedUp('staff'), await signedUp()];
  const save = (messages: unknown[], cookie?: string) =>
    call('save-conversation', { method: 'POST', body: { id, messages }, cookies: cookie ? [cookie] : [] });
  await save(history, owner.cookie);

  expect((await save(['Also the tap drips.'], owner.cookie)).body).toMatchObject({
    messages_count: 8,
    customer_info: { name: 'Ann Lee' },
  });
  expect((await save(['Noted by the desk.'], staff.cookie)).body).toMatchObject({ messages_count: 9 });
  expect(await save(['Let me in.'], stranger.cookie)).toMatchObject({ status: 409 });
  expect(await save(['Let me in.'])).toMatchObject({ status: 409, body: { code: 'conversation_exists' } });
});

describe('with readAccess staff a stranger who is logged in does not get what is said later', () => {
  const call = useReadAccess('staff');
  const save = (id: number, messages: unknown[], cookie?: string) =>
    call('save-conversation', { method: 'POST', body: { id, messages }, cookies: cookie ? [cookie] : [] });
  const seenBy = async (id: number, cookie: string) => {
    const conversation = await call('get-conversation', {
      pathParameters: { conversation_id: String(id) },
      query: 'include=messages',
      cookies: [cookie],
    });
    const tickets = await call('list-tickets', { cookies: [cookie] });
    return JSON.stringify([conversation.body, tickets.body]);
  };

  test.each([
    ['makes an empty conversation first', [], async (id: number, cookie: string) => save(id, [], cookie)],
    ['repeats the greeting', ['Hi'], async (id: number, cookie: string) => save(id, ['Hi'], cookie)],
    ['goes on from the greeting', ['Hi'], async (id: number, cookie: string) => save(id, ['Hi', 'x'], cookie)],
    [
      'knows the first of two messages',
      ['Hi', 'I am Ann Lee, 415-555-0132, 12 Oak Street, Portland, OR 97201. My sink leaks.'],
      async (id: number, cookie: string) => save(id, ['Hi', 'x'], cookie),
    ],
  ])('and %s', async (_, said, attack) => {
    const [id, stranger] = [anId(), await signedUp()];
    if (said.length > 0) await save(id, said);
    await attack(id, stranger.cookie);

    await save(id, [...said.slice(0, 1), ...history]);

    expect(await seenBy(id, stranger.cookie)).not.toMatch(/Ann Lee|555-0132|Oak Street/);
  });

  test('and the key of who guessed the greeting ends when a session goes on', async () => {
    for (const role of ['customer', 'staff'] as const) {
      const [id, person] = [anId(), await signedUp(role)];
      await save(id, ['Hi'], person.cookie);
      const stolen = (await save(id, ['Hi', 'x'])).headers['conversation-key'];
      await save(id, ['Hi', ...history], person.cookie);

      const answer = await call('save-conversation', {
        method: 'POST',
        body: { id, messages: [] },
        headers: stolen ? { 'conversation-key': stolen } : {},
      });

      expect(JSON.stringify(answer.body)).not.toMatch(/Ann Lee|555-0132|Oak Street/);
    }
  });

  test('and a customer’s own conversation is not changed by who knows its greeting', async () => {
    const [id, owner] = [anId(), await signedUp()];
    await save(
      id,
      ['Hi', 'I am Ann Lee, 415-555-0132, 12 Oak Street, Portland, OR 97201. My sink leaks.'],
      owner.cookie,
    );

    expect((await save(id, ['Hi', 'I am Mallory Crane. Cancel my request please.'])).status).toBe(409);
    expect(await seenBy(id, owner.cookie)).toContain('"status":"open"');
  });
});
