import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { db } from '../../shared/store/table.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', body });
const messagesOf = async (id: number) =>
  (await call(getConversation, { pathParameters: { conversation_id: String(id) }, query: 'include=messages' })).body
    .messages;

// The engine of the tests runs one transaction after the other and never reports a conflict; DynamoDB does.
function refuseTransactions(error: (nth: number) => Error | undefined): void {
  let nth = 0;
  db.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== 'TransactWriteItemsCommand') return next(args);
      nth += 1;
      const refusal = error(nth);
      if (refusal) throw refusal;
      return next(args);
    },
    { step: 'initialize', name: 'refusals', priority: 'high' },
  );
}
afterEach(() => {
  db.middlewareStack.remove('refusals');
});

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'Transaction cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

test('of 200 parallel saves, two in three of whose transactions conflict, none that was acknowledged is lost', async () => {
  const ids = Array.from({ length: 20 }, anId);
  refuseTransactions((nth) => (nth % 3 === 0 ? undefined : canceled('TransactionConflict', 'None')));

  const sent = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const id = ids[n % ids.length] ?? 0;
      const text = `parallel message number ${n}`;
      return { id, text, answer: await save({ id, messages: [text] }) };
    }),
  );

  const acknowledged = sent.filter(({ answer }) => answer.status === 200);
  for (const { answer } of sent.filter((it) => !acknowledged.includes(it))) {
    expect(answer).toMatchObject({
      status: 409,
      headers: { 'retry-after': '1' },
      body: { code: 'conversation_changed' },
    });
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(200);
  db.middlewareStack.remove('refusals');
  for (const id of ids) {
    const texts = acknowledged.filter((it) => it.id === id).map(({ text }) => text);
    expect([...((await messagesOf(id)) ?? [])].sort()).toEqual(texts.sort());
  }
}, 30_000);

/** Runs something whole between what the next save has read and what it writes. */
function beforeNextWrite(meanwhile: () => Promise<unknown>): void {
  let isDone = false;
  db.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== 'TransactWriteItemsCommand' || isDone) return next(args);
      isDone = true;
      await meanwhile();
      return next(args);
    },
    { step: 'initialize', name: 'refusals', priority: 'high' },
  );
}

test('of two that claim a conversation at once, without a new message, one has it and the other is told', async () => {
  const id = anId();
  await save({ id, messages: ['hello'] });
  const claims: Awaited<ReturnType<typeof save>>[] = [];
  beforeNextWrite(async () => claims.push(await save({ id, messages: ['hello'], user_id: 'ann' })));

  claims.push(await save({ id, messages: ['hello'], user_id: 'eve' }));

  expect(claims.map(({ status }) => status)).toEqual([200, 409]);
  expect(claims[1]?.body.code).toBe('conversation_owned');
  expect((await save({ id, messages: ['hello'], user_id: 'ann' })).status).toBe(200);
});

test('a claim without a new message does not take back what another said meanwhile', async () => {
  const id = anId();
  await save({ id, messages: ['hello'] });
  beforeNextWrite(() => save({ id, messages: ['hello', 'My name is Ann Lee.'] }));

  const { body } = await save({ id, messages: ['hello'], user_id: 'ann' });

  expect(body).toMatchObject({ messages_count: 2, customer_info: { name: 'Ann Lee' } });
});

test('a conflict that passes is not seen by the client', async () => {
  refuseTransactions((nth) => (nth <= 3 ? canceled('TransactionConflict') : undefined));

  expect((await save({ id: anId(), messages: ['hello'] })).status).toBe(200);
});

test('one that does not pass is 409 after three retries, and nothing is written', async () => {
  const id = anId();
  let tries = 0;
  refuseTransactions(() => {
    tries += 1;
    return canceled('TransactionConflict');
  });

  const { status, headers } = await save({ id, messages: ['hello'] });

  expect({ status, tries, after: headers['retry-after'] }).toEqual({ status: 409, tries: 4, after: '1' });
  expect(await messagesOf(id)).toBeUndefined();
});

test.each([
  ['DynamoDB is throttled', Object.assign(new Error('slow down'), { name: 'ThrottlingException' })],
  ['a transaction is throttled', canceled('ThrottlingError')],
  ['DynamoDB is out of reach', Object.assign(new Error('connect ECONNREFUSED'), { name: 'TimeoutError' })],
])('when %s the answer is 503 and says when to try again', async (_, error) => {
  refuseTransactions(() => error);

  const { status, headers, body } = await save({ id: anId(), messages: ['hello'] });

  expect({ status, code: body.code, after: headers['retry-after'] }).toEqual({
    status: 503,
    code: 'unavailable',
    after: '1',
  });
});

test('a bug is 500, and says nothing of itself', async () => {
  refuseTransactions(() => new Error('secret detail'));

  const { status, body } = await save({ id: anId(), messages: ['hello'] });

  expect({ status, body }).toEqual({
    status: 500,
    body: { detail: 'Internal Server Error', code: 'internal', request_id: 'test' },
  });
});
