import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, test } from '@jest/globals';
import { handler as getConversation } from '../../functions/get-conversation/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { handler as updateProfile } from '../../functions/update-profile/handler.ts';
import { db } from '../../shared/store/table.ts';
import { signedUp } from '../support/accounts.ts';
import { anId, call } from '../support/call.ts';

const save = (body: unknown) => call(saveConversation, { method: 'POST', body });
const messagesOf = async (id: number) =>
  (await call(getConversation, { pathParameters: { conversation_id: String(id) }, query: 'include=messages' })).body
    .messages;

// The engine of the tests runs one transaction after the other and never reports a conflict; DynamoDB does.
function refuse(command: string, error: (nth: number) => Error | undefined): void {
  let nth = 0;
  db.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] !== command) return next(args);
      nth += 1;
      const refusal = error(nth);
      if (refusal) throw refusal;
      return next(args);
    },
    { step: 'initialize', name: 'refusals', priority: 'high' },
  );
}
const refuseTransactions = (error: (nth: number) => Error | undefined) => refuse('TransactWriteItemsCommand', error);
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
    expect(answer.headers).toMatchObject({ 'retry-after': '1' });
    expect([409, 503]).toContain(answer.status); // 503 where the machine is too busy: it may have been saved
  }
  const unknown = new Set(sent.filter(({ answer }) => answer.status === 503).map(({ text }) => text));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(200);
  db.middlewareStack.remove('refusals');
  for (const id of ids) {
    const texts = acknowledged.filter((it) => it.id === id).map(({ text }) => text);
    const stored = ((await messagesOf(id)) ?? []).filter((text: string) => !unknown.has(text));
    expect(stored.sort()).toEqual(texts.sort());
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

describe.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'a transaction that is cancelled for %s',
  (code) => {
    test.each([[[code]], [['None', code]], [[code, 'TransactionConflict']]])(
      'is tried again, and when that passes the client does not see it: %j',
      async (codes) => {
        let tries = 0;
        refuseTransactions((nth) => {
          tries = nth;
          return nth <= 3 ? canceled(...codes) : undefined;
        });

        expect({ status: (await save({ id: anId(), messages: ['hello'] })).status, tries }).toEqual({
          status: 200,
          tries: 4,
        });
      },
    );

    test('is 503 after three retries, and nothing is written', async () => {
      const id = anId();
      let tries = 0;
      refuseTransactions((nth) => {
        tries = nth;
        return canceled(code);
      });

      const answer = await save({ id, messages: ['hello'] });

      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable' } });
      expect(tries).toBe(4);
      expect(await messagesOf(id)).toBeUndefined();
    });
  },
);

test.each([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
])('%s, which lasted through all retries, is 503', async (name) => {
  refuse('TransactWriteItemsCommand', () => named(name, 'again'));

  expect((await save({ id: anId(), messages: ['hello'] })).body).toMatchObject({ code: 'unavailable' });
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  ['DynamoDB is throttled', named('ThrottlingException', 'slow down')],
  ['DynamoDB is out of reach', named('TimeoutError', 'connect ECONNREFUSED')],
  ['a transaction holds the one item that is to be written', named('TransactionConflictException', 'in conflict')],
])('when %s the answer is 503 and says when to try again', async (_, error) => {
  refuse('TransactWriteItemsCommand', () => error);

  const { status, headers, body } = await save({ id: anId(), messages: ['hello'] });

  expect({ status, code: body.code, after: headers['retry-after'] }).toEqual({
    status: 503,
    code: 'unavailable',
    after: '1',
  });
});

test('a change of the profile that meets a transaction on the account is 503 and not a fault', async () => {
  const { cookie } = await signedUp();
  refuse('UpdateItemCommand', () => named('TransactionConflictException', 'in conflict'));

  const answer = await call(updateProfile, { method: 'POST', form: { name: 'Ann' }, cookies: [cookie] });

  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable' } });
});

test('a bug is 500, and says nothing of itself', async () => {
  refuseTransactions(() => new Error('secret detail'));

  const { status, body } = await save({ id: anId(), messages: ['hello'] });

  expect({ status, body }).toEqual({
    status: 500,
    body: { detail: 'Internal Server Error', code: 'internal', request_id: 'test' },
  });
});
