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
const { keyOfConversation } = await import('../../shared/conversation/conversation-key.ts');
const { conversationPut, findConversation } = await import('../../shared/conversation/conversation-store.ts');
const { writeAll } = await import('../../shared/store/table.ts');
const openapi = (await import('../../functions/get-openapi/handler.ts')).handler;

/** As conversations were stored when a key was good until somebody else went on. */
async function storeAsBefore(conversation_id: string, keyVersion: number | undefined): Promise<void> {
  const stored = await findConversation(conversation_id);
  if (!stored) throw new Error('There is no such conversation');
  const { digest, isWhole, chunks, bytes } = stored.mark;
  const mark = { digest, isWhole, chunks, bytes, ...(keyVersion && { keyVersion }) };
  await writeAll([conversationPut(stored.conversation, mark, stored.version)]);
}

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

  test('goes on for who sends its whole history, corrects it and moves its ticket', async () => {
    const id = await saved();

    const more = await send(id, [...history, 'Sorry, my number is 415-555-0177.']);
    const cancelled = await send(id, [...history, 'Sorry, my number is 415-555-0177.', 'Please cancel my request.']);

    expect(more).toMatchObject({ status: 200, body: { messages_count: 8, customer_info: { phone: '415-555-0177' } } });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'abandoned' } });
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
    ['all but its last message, and more', [...history.slice(0, -1), '9 Elm Street, Portland, OR 97202']],
    ['all but the end of its last message', [...history.slice(0, -1), { role: 'user', content: '12' }]],
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

  const streamed = (content: string) => ['Hi', { role: 'assistant', content }];
  test.each([
    ['the agent’s words are others', streamed('Hello B')],
    ['the agent’s words are shorter', streamed('Hello')],
    ['the customer’s words are longer', ['Hi!', { role: 'assistant', content: 'Hello A' }]],
    ['it is the customer who says the longer ones', ['Hi', 'Hello Ann']],
  ])('does not go on when %s', async (_, messages) => {
    const id = anId();
    await send(id, streamed('Hello A'));

    expect(await send(id, [...messages, 'My sink leaks.'])).toMatchObject({
      status: 409,
      body: { code: 'conversation_exists' },
    });
  });

  test('does not go on when words of the agent are longer that others follow', async () => {
    const id = anId();
    await send(id, [...streamed('Hello A'), 'My sink leaks.']);

    expect((await send(id, [...streamed('Hello Ann'), 'My sink leaks.'])).status).toBe(409);
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

    test('lets the whole history of its owner stand, whatever was there', async () => {
      const { id, key } = await keyed();
      await send(id, [...history, 'This was added without it.']);

      const { body } = await send(id, [...history.slice(0, -1), '9 Elm Street, Portland, OR 97202'], key);

      expect(body).toMatchObject({ messages_count: 7, customer_info: { address: '9 Elm Street, Portland, OR 97202' } });
    });

    test('shows what was added by who knew more than anybody could guess', async () => {
      const { id, key } = await keyed();

      await send(id, [...history, 'Also the tap drips.']);

      expect((await send(id, [], key)).body).toMatchObject({ messages_count: 8 });
    });

    test('shows what was added to a beginning that anybody could guess once it is sent with it', async () => {
      const id = anId();
      const { headers } = await send(id, ['Hi']);
      await send(id, ['Hi', TOLD]);

      const before = await send(id, [], headers['conversation-key']);
      const repeat = await send(id, ['Hi', TOLD], headers['conversation-key']);
      const after = await send(id, [], headers['conversation-key']);

      expect(before.body).toMatchObject({ messages_count: 1, ticket_id: null });
      for (const { body } of [repeat, after])
        expect(body).toMatchObject({ messages_count: 2, ticket_id: `TKT-${id}`, customer_info: { name: 'Ann Lee' } });
    });

    test('is not given to who goes on, or repeats, without it, however much they know', async () => {
      const { id } = await keyed();

      const answers = [await send(id, history), await send(id, [...history, 'Also the tap drips.'])];

      for (const { status, headers } of answers) {
        expect(status).toBe(200);
        expect(headers).not.toHaveProperty('conversation-key');
      }
    });

    test('is not given for a repeat of what is stored, which a guess may be', async () => {
      const id = anId();
      await send(id, ['Hi']);

      expect((await send(id, ['Hi'])).headers).not.toHaveProperty('conversation-key');
    });

    test('of an empty conversation under an id that was sent is for who first says something in it', async () => {
      const id = anId();
      const early = (await send(id, [])).headers['conversation-key'];

      const { headers } = await send(id, history);

      expect(early).toBeUndefined();
      expect((await send(id, ['Also the tap drips.'], headers['conversation-key'])).body.messages_count).toBe(8);
    });

    test('of an empty conversation is given at once when the service made the id', async () => {
      const { body, headers } = await call(save, { method: 'POST', body: { messages: [] } });

      expect((await send(Number(body.conversation_id), ['hello'], headers['conversation-key'])).status).toBe(200);
    });

    test('that was given out before there were nonces is good for the conversation’s whole life', async () => {
      const { id } = await keyed();
      const conversation_id = String(id);
      await storeAsBefore(conversation_id, 3);
      const key = await keyOfConversation({ conversation_id, nonce: '3' });

      const answers = [await send(id, ['One thing.'], key), await send(id, ['And another.'], key)];

      for (const { status, headers } of answers) expect([status, headers['conversation-key']]).toEqual([200, key]);
      expect(answers[1]?.body.messages_count).toBe(9);
      expect((await findConversation(conversation_id))?.mark).toMatchObject({ nonce: '3' });
    });

    test('is given to nobody for a conversation that was stored before there were keys, which goes on without', async () => {
      const { id } = await keyed();
      await storeAsBefore(String(id), undefined);

      const { status, headers } = await send(id, [...history, 'Also the tap drips.']);

      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('conversation-key');
    });
  });
});

describe('a conversation is read with its key', () => {
  const history = aCompleteConversation();
  const PARTS = 'include=messages,evidence,shipments,sales_condition';
  const read = (id: number, key?: string, query = '') =>
    call(readers.conversation, {
      pathParameters: { conversation_id: String(id) },
      query,
      headers: key === undefined ? {} : { 'conversation-key': key },
    });
  const keyed = async () => {
    const id = anId();
    const { headers } = await call(save, { method: 'POST', body: { id, messages: history } });
    return { id, key: headers['conversation-key'] ?? '' };
  };

  test('with all that can be included, as its owner does', async () => {
    const { id, key } = await keyed();

    const { status, body } = await read(id, key, PARTS);

    expect(status).toBe(200);
    expect(body).toMatchObject({ is_complete: true, messages: history, shipments: [], sales_condition: null });
    expect(body.evidence.phone).toHaveLength(1);
  });

  test.each([
    ['no key', () => undefined],
    ['an empty key', () => ''],
    ['another key', (key: string) => [...key].reverse().join('')],
  ])('and not with %s, whether it is there or not', async (_, wrong) => {
    const { id, key } = await keyed();

    const [there, nowhere] = [await read(id, wrong(key), PARTS), await read(anId(), wrong(key), PARTS)];

    expect(there).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(there).toEqual(nowhere);
  });

  test('and no other one', async () => {
    const [{ key }, { id }] = [await keyed(), await keyed()];

    expect((await read(id, key)).status).toBe(401);
  });
});
