import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { anAddress, signedUp } from '../support/accounts.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { anId } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { useReadAccess } from '../support/read-access.ts';

afterEach(() => {
  jest.useRealTimers();
});

const HOURS_24 = 24 * 60 * 60 * 1000;
const ENDPOINTS = ['save-conversation', 'track-shipment', 'create-sales-condition'];
const said = ['My kitchen sink is leaking.'];

describe.each(['staff', 'public'] as const)('with readAccess %s, a request with an Idempotency-Key', (readAccess) => {
  const handlers = useReadAccess(readAccess);
  type Sent = {
    folder?: string;
    key?: string;
    sourceIp?: string;
    cookies?: string[];
    headers?: Record<string, string>;
  };
  const send = (body: unknown, { folder = 'save-conversation', key, headers, ...more }: Sent = {}) =>
    handlers(folder, {
      method: 'POST',
      body,
      headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers },
      ...more,
    });

  test.each(ENDPOINTS)('that is sent again to %s is the same conversation', async (folder) => {
    const key = randomUUID();

    const first = await send({ messages: said }, { folder, key });
    const second = await send({ messages: said }, { folder, key });

    expect(first.status).toBe(200);
    expect(second).toEqual(first);
  });

  test('is another conversation under another key, and without one', async () => {
    const answers = await Promise.all(
      [randomUUID(), randomUUID(), undefined, undefined].map((key) => send({ messages: said }, key ? { key } : {})),
    );

    expect(new Set(answers.map(({ body }) => body.conversation_id)).size).toBe(4);
  });

  test('adds what it says once, whatever was said since', async () => {
    const [id, key] = [anId(), randomUUID()];
    const made = await send({ id, messages: said });
    const headers = { 'conversation-key': made.headers['conversation-key'] ?? '' };
    await send({ id, messages: ['Yes.'] }, { key, headers });
    await send({ id, messages: ['And the tap drips.'] }, { headers });

    const late = await send({ id, messages: ['Yes.'] }, { key, headers });

    expect(late).toMatchObject({ status: 200, body: { messages_count: 3 } });
  });

  test('with another body is refused, and writes nothing', async () => {
    const key = randomUUID();
    const first = await send({ messages: said }, { key });

    const other = await send({ messages: [...said, 'I am Ann Lee.'] }, { key });

    expect(other).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'key_reused', loc: ['header', 'idempotency-key'] }] },
    });
    expect((await send({ messages: said }, { key })).body).toEqual(first.body);
  });

  test('to another endpoint is refused', async () => {
    const key = randomUUID();
    await send({ messages: said }, { key });

    expect((await send({ messages: said }, { key, folder: 'track-shipment' })).status).toBe(422);
  });

  test('that says nothing new takes its key too', async () => {
    const [id, key] = [anId(), randomUUID()];
    const made = await send({ id, messages: said });
    const headers = { 'conversation-key': made.headers['conversation-key'] ?? '' };
    await send({ id, messages: said }, { key, headers });

    expect((await send({ id, messages: ['Yes.'] }, { key, headers })).status).toBe(422);
  });

  test('sent several times at once makes one conversation: the others are the same or told to come again', async () => {
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ messages: said }, { key })));

    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ body }) => body.conversation_id)).size).toBe(1);
    for (const { status, headers, body } of answers.filter((it) => !taken.includes(it)))
      expect({ status, code: body.code, after: headers['retry-after'] }).toEqual({
        status: 409,
        code: 'key_in_use',
        after: '1',
      });
  });

  test('is forgotten after 24 hours, and not before', async () => {
    const key = randomUUID();
    fakeClock();
    const first = await send({ messages: said }, { key });
    jest.setSystemTime(Date.now() + HOURS_24 - 60_000);
    const within = await send({ messages: said }, { key });
    jest.setSystemTime(Date.now() + 120_000);
    const after = await send({ messages: said }, { key });

    expect(within.body.conversation_id).toBe(first.body.conversation_id);
    expect(after).toMatchObject({ status: 200 });
    expect(after.body.conversation_id).not.toBe(first.body.conversation_id);
  });

  test('from another network, or an account, has nothing to do with it', async () => {
    const key = randomUUID();
    const first = await send({ messages: said }, { key, sourceIp: anAddress() });

    const others = [
      await send({ messages: said }, { key, sourceIp: anAddress() }),
      await send({ messages: said }, { key, cookies: [(await signedUp()).cookie] }),
    ];

    for (const { status, body } of others) {
      expect(status).toBe(200);
      expect(body.conversation_id).not.toBe(first.body.conversation_id);
    }
  });

  test('is the same in quotes, as the draft has it', async () => {
    const key = randomUUID();

    const first = await send({ messages: said }, { key: `"${key}"` });

    expect((await send({ messages: said }, { key })).body.conversation_id).toBe(first.body.conversation_id);
  });

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'schlüssel'],
    ['of two words', 'two words'],
  ])('that is %s is refused by the name of the header', async (_, key) => {
    expect(await send({ messages: said }, { key })).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'string_pattern_mismatch', loc: ['header', 'idempotency-key'] }] },
    });
  });

  test('that was refused may be sent again', async () => {
    const key = randomUUID();
    await send({ messages: 5 }, { key });

    expect((await send({ messages: said }, { key })).status).toBe(200);
  });
});

describe('where reads are for staff', () => {
  const handlers = useReadAccess('staff');
  const history = aCompleteConversation();
  const post = (body: unknown, headers = {}, sourceIp = '192.0.2.1') =>
    handlers('save-conversation', { method: 'POST', body, headers, sourceIp });

  test('who lost the answer gets the key of the conversation with the next', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post({ messages: said }, headers);

    const second = await post({ messages: said }, headers);

    expect(first.headers['conversation-key']).toMatch(/^[\w-]{43}$/);
    expect(second.headers['conversation-key']).toBe(first.headers['conversation-key']);
  });

  test('who guesses the request and its key from elsewhere gets a conversation of his own', async () => {
    const headers = { 'idempotency-key': '1' };
    const first = await post({ messages: said }, headers, anAddress());

    const guess = await post({ messages: said }, headers, anAddress());

    expect(guess.body.conversation_id).not.toBe(first.body.conversation_id);
    expect(guess.headers['conversation-key']).not.toBe(first.headers['conversation-key']);
  });

  test('a stranger who repeats what he may add is shown no more than before', async () => {
    const id = anId();
    const made = await post({ id, messages: history });
    const headers = { 'idempotency-key': randomUUID() };
    const stranger = anAddress();
    const added = await post({ id, messages: [...history, 'Also the tap drips.'] }, headers, stranger);
    const own = { 'conversation-key': made.headers['conversation-key'] };
    await post({ id, messages: ['My new number is 415-555-0177.'] }, own);

    const again = await post({ id, messages: [...history, 'Also the tap drips.'] }, headers, stranger);

    expect(added.status).toBe(200);
    expect(again.headers).not.toHaveProperty('conversation-key');
    expect(JSON.stringify(again.body)).not.toMatch(/555\D{0,2}0177/);
  });

  test('what was erased is not made again', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { body } = await post({ messages: said }, headers);
    const { cookie } = await signedUp('staff');
    const pathParameters = { conversation_id: body.conversation_id };
    await handlers('erase-conversation', { method: 'DELETE', pathParameters, cookies: [cookie] });

    expect(await post({ messages: said }, headers)).toMatchObject({
      status: 409,
      body: { code: 'conversation_erased' },
    });
  });
});
