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

  test('that holds nothing of the customer yet goes on for who knows all but its last message', async () => {
    const id = anId();
    await send(id, ['Hi', 'is anybody there']);

    expect(await send(id, ['Hi', 'Is anybody there?'])).toMatchObject({ status: 200, body: { messages_count: 2 } });
  });

  test('goes on for who knows all but the last message of many', async () => {
    const id = await saved();

    expect(await send(id, [...history.slice(0, -1), '9 Elm Street, Portland, OR 97202'])).toMatchObject({
      status: 200,
      body: { messages_count: 7, customer_info: { address: '9 Elm Street, Portland, OR 97202' } },
    });
  });

  const TOLD =
    'My name is Ann Lee, phone 415-555-0132, I live at 12 Oak Street, Portland, OR 97201. My sink is leaking.';

  test('of two messages is not changed by who knows the first', async () => {
    const id = anId();
    await send(id, ['Hi', TOLD]);

    const forged = await send(id, ['Hi', 'My name is Mallory Crane. Please cancel my request.']);

    expect(forged).toMatchObject({ status: 409, body: { code: 'conversation_exists' } });
    expect((await send(id, ['Hi', TOLD])).body).toMatchObject({
      customer_info: { name: 'Ann Lee' },
      is_complete: true,
    });
  });

  test.each(['Hi', 'Hi, this is Ann Lee.'])(
    'does not show the agent’s last words to who guesses how they begin, after %j',
    async (said) => {
      const id = anId();
      const words = 'Hello Ann Lee, is it still about the sink at 12 Oak Street?';
      await send(id, [said, { role: 'assistant', content: words }]);

      const { body } = await send(id, [said, { role: 'assistant', content: 'H' }]);

      expect(JSON.stringify(body)).not.toContain('Oak');
    },
  );

  test('goes on when the agent’s last words were saved half-streamed', async () => {
    const id = anId();
    await send(id, ['Hi, this is Ann Lee.', { role: 'assistant', content: 'Hello A' }]);

    const { body } = await send(id, [
      'Hi, this is Ann Lee.',
      { role: 'assistant', content: 'Hello Ann' },
      'My sink leaks.',
    ]);

    expect(body).toMatchObject({ messages_count: 3 });
  });

  test('does not tell who owns it', async () => {
    const id = anId();
    await call(save, { method: 'POST', body: { id, messages: history, user_id: 'the owner' } });
    const guess = (user_id: string, messages: unknown[]) =>
      call(save, { method: 'POST', body: { id, messages, user_id } });

    for (const messages of [[], ['something else'], history.slice(0, 1)]) {
      const [right, wrong] = [await guess('the owner', messages), await guess('somebody else', messages)];
      const shown = ({ status, body }: typeof right) => ({ status, code: body.code, info: body.customer_info?.name });
      expect(shown(wrong)).toEqual(shown(right));
    }
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

    test('stays the same for who goes on, or repeats, by knowing more than anybody could guess', async () => {
      const { id, key } = await keyed();

      const repeat = await send(id, history);
      const more = await send(id, [...history, 'Also the tap drips.']);

      expect([repeat, more].map(({ headers }) => headers['conversation-key'])).toEqual([key, key]);
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
