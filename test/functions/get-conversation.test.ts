import { expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

const read = (id: unknown, query = '', headers = {}) =>
  call(getConversation, { pathParameters: { conversation_id: String(id) }, query, headers });

test('is exactly the record of the interface, its fields in order', async () => {
  const id = anId();
  await call(saveConversation, { method: 'POST', body: { id, messages: aCompleteConversation() } });

  const { status, body } = await read(id);

  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['conversation_id', 'response', 'status', 'customer_info', 'is_complete']);
  expect(Object.keys(body.customer_info)).toEqual([
    'name',
    'phone',
    'address',
    'issue',
    'role',
    'priority',
    'type',
    'date_time',
    'submission_date_time',
  ]);
});

test.each(['1234567890123456', 'nope', `${'9'.repeat(5000)}`, '\ud800', 'TKT-1', '../1'])(
  'an id that names nothing is 404: %.20s',
  async (id) => {
    const { status, body } = await read(id);

    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'Conversation not found', code: 'not_found', request_id: 'test' });
  },
);

test('?include=evidence says where each value was said', async () => {
  const id = anId();
  const messages = aCompleteConversation();
  await call(saveConversation, { method: 'POST', body: { id, messages } });

  const { evidence } = (await read(id, 'include=evidence')).body;

  const [{ message, start, end, rule }] = evidence.phone;
  expect(messages[message]?.content.slice(start, end)).toBe('(415) 555-0132');
  expect(rule).not.toBe('');
});

test('of a transcript in one text, evidence has its place in that text; of an envelope, in the texts of its messages', async () => {
  const said = aCompleteConversation();
  const lines = said.map(({ role, content }) => `${role === 'user' ? 'Customer' : 'Agent'}: ${content}`);
  const envelope = { messages: said };
  const texts = ['Hello', lines.join('\n'), said.map(({ content }) => content).join('\n')];
  const phoneIn = async (item: unknown) => {
    const id = anId();
    await call(saveConversation, { method: 'POST', body: { id, messages: ['Hello', item] } });
    return (await read(id, 'include=evidence')).body.evidence.phone[0];
  };

  for (const [item, text] of [
    [texts[1], texts[1]],
    [envelope, texts[2]],
  ] as const) {
    const { message, start, end } = await phoneIn(item);
    expect({ message, said: text?.slice(start, end) }).toEqual({ message: 1, said: '(415) 555-0132' });
  }
});

test('?include=everything is refused', async () => {
  expect((await read(1, 'include=everything')).body.detail).toMatchObject([
    { type: 'enum', loc: ['query', 'include'] },
  ]);
});

test('an unchanged conversation is 304 for who has it, a changed one is not', async () => {
  const id = anId();
  await call(saveConversation, { method: 'POST', body: { id, messages: ['hello'] } });
  const { etag = '' } = (await read(id)).headers;

  expect((await read(id, '', { 'if-none-match': etag })).status).toBe(304);
  await call(saveConversation, { method: 'POST', body: { id, messages: ['hello', 'I am Ann Lee'] } });
  expect((await read(id, '', { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['as it was given', (tag: string) => tag, 304],
  ['as a proxy weakened it', (tag: string) => `W/${tag}`, 304],
  ['among others', (tag: string) => `"other", W/"another",W/${tag} , "third"`, 304],
  ['as any', () => '*', 304],
  ['as another', () => '"other"', 200],
  ['as a weak other one', () => 'W/"other"', 200],
  ['without its quotes', (tag: string) => tag.replaceAll('"', ''), 200],
])('an ETag sent back %s', async (_, sent, status) => {
  const id = anId();
  await call(saveConversation, { method: 'POST', body: { id, messages: ['hello'] } });
  const { etag = '' } = (await read(id)).headers;

  expect((await read(id, '', { 'if-none-match': sent(etag) })).status).toBe(status);
});
