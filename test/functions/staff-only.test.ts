import { describe, expect, test } from '@jest/globals';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

process.env['READ_ACCESS'] = 'staff';
const { handler: save } = await import('../../functions/save-conversation/handler.ts');
const readers = {
  conversations: (await import('../../functions/list-conversations/handler.ts')).handler,
  conversation: (await import('../../functions/get-conversation/handler.ts')).handler,
  tickets: (await import('../../functions/list-tickets/handler.ts')).handler,
  summary: (await import('../../functions/get-summary/handler.ts')).handler,
};
const openapi = (await import('../../functions/get-openapi/handler.ts')).handler;

test.each(Object.entries(readers))('nobody reads %s without a login', async (_, handler) => {
  const { status, headers, body } = await call(handler, { pathParameters: { conversation_id: '1' } });

  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(body).toEqual({ detail: 'Log in to read this', code: 'unauthenticated', request_id: 'test' });
});

test('everybody reads the description', async () => {
  expect((await call(openapi, {})).status).toBe(200);
});

describe('a conversation that exists', () => {
  const history = aCompleteConversation();
  const saved = async () => {
    const id = anId();
    await call(save, { method: 'POST', body: { id, messages: history } });
    return id;
  };
  const send = (id: number, messages: unknown[], key?: string) =>
    call(save, {
      method: 'POST',
      body: { id, messages },
      headers: key === undefined ? {} : { 'conversation-key': key },
    });

  test('goes on for who sends its whole history, and its last message may differ', async () => {
    const id = await saved();

    expect(await send(id, [...history, 'Also the tap drips.'])).toMatchObject({
      status: 200,
      body: { messages_count: 8 },
    });
  });

  test('answers a late retry of its beginning with what that says, and writes nothing', async () => {
    const id = await saved();

    const { body } = await send(id, history.slice(0, 3));

    expect(body).toMatchObject({ is_complete: false, customer_info: { name: 'Ann Lee', phone: '', address: '' } });
  });

  test.each([
    ['its id alone', []],
    ['its first message', history.slice(0, 1)],
    ['its first message and a guess', [...history.slice(0, 1), 'What is my number?']],
    ['all but its last two', [...history.slice(0, -2), 'a guess', 'another']],
    ['its second message', history.slice(1, 2)],
    ['something else', ['hello']],
  ])('shows no value and does not change for who knows %s', async (_, messages) => {
    const id = await saved();

    const { body } = await send(id, messages);

    expect(JSON.stringify(body)).not.toMatch(/555-0132|12 Oak/);
    expect((await send(id, history)).body).toMatchObject({
      messages_count: 7,
      customer_info: { phone: '(415) 555-0132' },
    });
  });

  describe('and its Conversation-Key', () => {
    const keyed = async () => {
      const id = anId();
      const { headers } = await send(id, history);
      return { id, key: headers['conversation-key'] ?? '' };
    };

    test('lets its owner go on with new messages only, as often as they like', async () => {
      const { id, key } = await keyed();

      const first = await send(id, ['Also the tap drips.'], key);
      const second = await send(id, ['It is urgent.'], key);

      expect(key).toMatch(/^[\w-]{43}$/);
      expect(first.body).toMatchObject({ messages_count: 8, customer_info: { phone: '(415) 555-0132' } });
      expect(second.body).toMatchObject({ messages_count: 9, ticket_id: `TKT-${id}` });
      expect([first, second].map(({ headers }) => headers['conversation-key'])).toEqual([key, key]);
    });

    test('is given with a conversation whose id the service made', async () => {
      const { body, headers } = await call(save, { method: 'POST', body: { messages: ['hello'] } });

      const next = await send(Number(body.conversation_id), ['My sink leaks.'], headers['conversation-key']);

      expect(next).toMatchObject({ status: 200, body: { messages_count: 2 } });
    });

    test('holds for sends in parallel', async () => {
      const { id, key } = await keyed();

      const sends = await Promise.all(['one thing', 'another'].map((text) => send(id, [text], key)));

      expect(sends.map(({ status }) => status)).toEqual([200, 200]);
      expect((await send(id, [], key)).body.messages_count).toBe(9);
    });

    test.each([
      ['no key', () => undefined],
      ['an empty key', () => ''],
      ['a key of no meaning', () => 'x'.repeat(43)],
      ['a key of another length', () => 'x'],
      ['a key that is not ASCII', () => 'ü'.repeat(43)],
      ['two keys', (key: string) => `${key},${key}`],
      ['a key with another last character', (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`],
    ])('is as none when it is wrong: %s', async (_, wrong) => {
      const { id, key } = await keyed();

      const refused = await send(id, ['something else'], wrong(key));
      const retried = await send(id, history.slice(0, 3), wrong(key));

      expect(refused).toMatchObject({ status: 409, body: { code: 'conversation_exists' } });
      expect(retried).toMatchObject({ status: 200, body: { customer_info: { phone: '', address: '' } } });
      for (const { headers } of [refused, retried]) expect(headers).not.toHaveProperty('conversation-key');
      expect((await send(id, [], key)).body).toMatchObject({ messages_count: 7 });
    });

    test('opens no other conversation', async () => {
      const [mine, other] = [await keyed(), await keyed()];

      const { status, body } = await send(other.id, ['something else'], mine.key);

      expect({ status, code: body.code }).toEqual({ status: 409, code: 'conversation_exists' });
      expect((await send(other.id, [], other.key)).body).toMatchObject({ messages_count: 7 });
    });

    test('is not given for a repeat of what is stored, which a guess may be', async () => {
      const id = anId();
      await send(id, ['Hi']);

      expect((await send(id, ['Hi'])).headers).not.toHaveProperty('conversation-key');
    });

    const attacks: [who: string, key: (it: { id: number; first?: string }) => Promise<string | undefined>][] = [
      ['guessed the beginning', async ({ id }) => (await send(id, ['Hi', 'a guess'])).headers['conversation-key']],
      ['was there first', async ({ first }) => first],
    ];
    test.each(attacks)('of who %s shows nothing that is said after', async (_, keyOfAttacker) => {
      const id = anId();
      const first = (await send(id, ['Hi'])).headers['conversation-key'];
      const stolen = await keyOfAttacker({ id, first });

      const owner = await send(id, [{ role: 'user', content: 'Hi' }, ...history]);
      const seen = await send(id, [], stolen);

      expect(owner.body).toMatchObject({ messages_count: 8, customer_info: { phone: '(415) 555-0132' } });
      expect(JSON.stringify(seen.body)).not.toMatch(/555-0132|12 Oak|Ann/);
      expect((await send(id, ['mine'], owner.headers['conversation-key'])).body.messages_count).toBe(9);
    });

    test('of who made an empty conversation is of no use once somebody fills it', async () => {
      const id = anId();
      const early = (await send(id, [])).headers['conversation-key'];

      await send(id, history);

      expect((await send(id, ['something else'], early)).status).toBe(409);
    });
  });
});
