import { expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { findConversation, listLatest } from '../../shared/conversation/conversation-store.ts';
import { isLong } from '../../shared/conversation/mark.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', body });
const lastOf = async (id: number, count: number) => {
  const pathParameters = { conversation_id: String(id) };
  let { body, headers } = await call(getConversation, { pathParameters, query: 'include=messages' });
  for (; headers['x-next-cursor']; ) {
    const query = `include=messages&cursor=${headers['x-next-cursor']}`;
    ({ body, headers } = await call(getConversation, { pathParameters, query }));
  }
  return body.messages.slice(-count);
};

/** A conversation that is told, and then filled up with as many sends of a megabyte. */
async function filled(sends: number): Promise<number> {
  const id = anId();
  await save({ id, messages: aCompleteConversation() });
  for (let part = 0; part < sends; part += 1) {
    const messages = Array.from({ length: 60 }, (_, n) => ({
      role: 'assistant',
      content: `${part} ${n}`,
      data: 'x'.repeat(16_000), // of which nothing is read
    }));
    expect((await save({ id, messages })).status).toBe(200);
  }
  return id;
}

const long = filled(6);
const HELD = 6 * 60 + aCompleteConversation().length;

test('a message to a long conversation is added to it, and what was known stays', async () => {
  const id = await long;

  const { body } = await save({ id, messages: ['My number is 415-555-0177.'] });

  expect(body).toMatchObject({
    messages_count: HELD + 1,
    customer_info: { name: 'Ann Lee', phone: '415-555-0177', issue: 'My kitchen sink is leaking.' },
  });
  expect(await lastOf(id, 1)).toEqual(['My number is 415-555-0177.']);
});

test('what is sent again to a long conversation is not added, nor what a window repeats of it', async () => {
  const id = await filled(3);
  const texts = ['Are you there?', 'It is Tuesday.', 'It is Wednesday.'];

  for (const messages of [texts.slice(0, 1), texts.slice(0, 2), texts.slice(0, 2), texts]) await save({ id, messages });

  expect(await lastOf(id, 4)).toEqual([expect.objectContaining({ role: 'assistant' }), ...texts]);
});

test('what contradicts the end of a long conversation is put behind it', async () => {
  const id = await filled(3);
  await save({ id, messages: ['Are you there?', 'It is Tuesday.'] });

  await save({ id, messages: ['Are you there?', 'It is Friday.'] });

  expect(await lastOf(id, 3)).toEqual(['Are you there?', 'It is Tuesday.', 'It is Friday.']);
});

test('of a long conversation only the end is read from the table, as much as a request can overlap with', async () => {
  const stored = await findConversation(String(await long));

  const splices = stored && isLong(stored) ? await listLatest(stored) : [];

  const read = splices.flatMap(({ items }) => items).length;
  expect(read).toBeGreaterThanOrEqual(60);
  expect(read).toBeLessThan(HELD / 2);
  expect(splices[0]?.at).toBe((stored?.conversation.messages_count ?? 0) - read);
});
