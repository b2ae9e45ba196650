import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handler as createSalesCondition } from '../../functions/create-sales-condition/handler.ts';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as listTickets } from '../../functions/list-tickets/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as trackShipment } from '../../functions/track-shipment/handler.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', path: '/save-conversation', body });
const read = (id: unknown, query = '') =>
  call(getConversation, { path: `/conversation/${id}`, pathParameters: { conversation_id: String(id) }, query });
const ticketsOf = async (id: unknown) => (await call(listTickets, { query: `conversation_id=${id}` })).body.tickets;

describe('an item that holds several messages', () => {
  const said = aCompleteConversation();
  const whatsApp = (part: typeof said) => ({
    object: 'whatsapp_business_account',
    entry: part.map(({ role, content }) => ({
      id: '1',
      changes: [
        role === 'user'
          ? { field: 'messages', value: { messages: [{ from: '2', id: `wamid.${content}`, text: { body: content } }] } }
          : {
              field: 'smb_message_echoes',
              value: { message_echoes: [{ from: '1', to: '2', id: `wamid.${content}`, text: { body: content } }] },
            },
      ],
    })),
  });
  const transcript = (part: typeof said) =>
    part.map(({ role, content }) => `${role === 'user' ? 'Customer' : 'Agent'}: ${content}`).join('\n');

  test.each([
    ['a WhatsApp webhook', whatsApp],
    ['a transcript', transcript],
    ['a message with a transcript', (part: typeof said) => ({ role: 'user', content: transcript(part) })],
  ])('is read as they are, and kept as it is: %s', async (_, wrap) => {
    const id = anId();
    const plain = await save({ id: anId(), messages: said });

    const { body } = await save({ id, messages: [wrap(said)] });

    expect(body).toMatchObject({ is_complete: true, messages_count: said.length, ticket_id: `TKT-${id}` });
    expect({ ...body.customer_info, date_time: 0, submission_date_time: 0 }).toEqual({
      ...plain.body.customer_info,
      date_time: 0,
      submission_date_time: 0,
    });
    expect((await read(id, 'include=messages')).body.messages).toEqual([wrap(said)]);
  });

  test.each([
    ['WhatsApp webhooks', whatsApp],
    ['transcripts', transcript],
  ])('may come in any order, windowed, repeated and in parallel: %s', async (_, wrap) => {
    const anyWindow = fc
      .tuple(fc.nat(said.length - 1), fc.nat(said.length - 1))
      .map(([a, b]) => wrap(said.slice(Math.min(a, b), Math.max(a, b) + 1)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyWindow, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        async (rounds) => {
          const id = anId();
          for (const round of rounds) await Promise.all(round.map((item) => save({ id, messages: [item] })));
          const { body } = await save({ id, messages: [wrap(said)] });

          expect(body).toMatchObject({ messages_count: said.length, is_complete: true });
          const sent = [...rounds.flat(), wrap(said)];
          for (const item of (await read(id, 'include=messages')).body.messages) expect(sent).toContainEqual(item);
          expect(await ticketsOf(id)).toHaveLength(1);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('is written once: a repeat of a growing transcript writes nothing and reads one item', async () => {
    const id = anId();
    for (const length of [1, 3, 5, 7]) await save({ id, messages: [transcript(said.slice(0, length))] });
    const { read: readBefore, write } = consumed;

    await save({ id, messages: [transcript(said)] });

    expect(consumed.write).toBe(write);
    expect(consumed.read - readBefore).toBeLessThanOrEqual(1);
  });
});

test('what holds no text that can be found is counted in a header, on each of the three endpoints', async () => {
  const messages = ['My sink leaks.', { utterances: 'lost' }, { type: 'typing' }, { words: 'lost, too' }];
  for (const handler of [saveConversation, createSalesCondition, trackShipment]) {
    const some = await call(handler, { method: 'POST', body: { messages } });
    const none = await call(handler, { method: 'POST', body: { messages: ['My sink leaks.'] } });

    expect(some).toMatchObject({ status: 200, headers: { 'unread-messages': '2' }, body: { messages_count: 4 } });
    expect(none.headers).not.toHaveProperty('unread-messages');
  }
});

test.each([
  [
    'Lex V2',
    (said: string, asked: string) => ({
      sessionId: 's',
      inputTranscript: said,
      messages: [{ content: asked, contentType: 'PlainText' }],
    }),
  ],
  [
    'Dialogflow',
    (said: string, asked: string) => ({
      responseId: `r-${said}`,
      queryResult: { queryText: said, fulfillmentMessages: [{ text: { text: [asked] } }] },
    }),
  ],
])('turns of %s, each sent alone, become a ticket, and the answer says what the bot asks', async (_, turn) => {
  const id = anId();
  const turns = [
    ['My kitchen sink is leaking.', 'What is your name?'],
    ['Ann Lee', 'What is your phone number?'],
    ['415-555-0132', 'What is the address?'],
    ['12 Oak Street, Apt 4, Portland, OR 97201', 'Thank you, Ann.'],
  ] as const;
  for (const [said, asked] of turns) {
    expect((await save({ id, messages: [turn(said, asked)] })).body.response).toBe(asked);
  }

  expect((await read(id)).body.customer_info).toMatchObject({ name: 'Ann Lee', phone: '415-555-0132' });
  expect(await ticketsOf(id)).toHaveLength(1);
});
