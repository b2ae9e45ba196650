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
  const send = (id: number, messages: unknown[]) => call(save, { method: 'POST', body: { id, messages } });

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
});
