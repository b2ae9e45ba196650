import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anId, call } from '../support/call.ts';
import { startEngineProxy } from '../support/engine-proxy.ts';

const engine = await startEngineProxy();
const { anAddress, anEmail, PASSWORD } = await import('../support/accounts.ts');
const { handler: getSummary } = await import('../../functions/get-summary/handler.ts');
const { handler: logIn } = await import('../../functions/log-in/handler.ts');
const { handler: refreshSummary } = await import('../../functions/refresh-summary/handler.ts');
const { handler: saveConversation } = await import('../../functions/save-conversation/handler.ts');
const { handler: signUp } = await import('../../functions/sign-up/handler.ts');

beforeEach(engine.reset);
afterAll(engine.stop);

const save = (id: number, more = {}) =>
  call(saveConversation, { method: 'POST', body: { id, messages: ['hello'] }, ...more });

describe('when the table accepts connections and never answers', () => {
  test('saves, reads and logins are 503 and say when to try again', async () => {
    engine.state.disturb = () => 'hangs';

    const answers = await Promise.all([
      save(anId()),
      call(getSummary, {}),
      call(logIn, { method: 'POST', form: { email: anEmail(), password: PASSWORD } }),
    ]);

    const busy = { status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable' } };
    expect(answers).toMatchObject([busy, busy, busy]);
  });

  test('the scheduled run fails, and does not wait until it is ended', async () => {
    engine.state.disturb = () => 'hangs';

    await expect(refreshSummary({})).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

test('an answer that does not come is asked for again', async () => {
  engine.state.disturb = (action) => (action === 'GetItem' && engine.asked.length === 1 ? 'hangs' : undefined);

  expect(await save(anId())).toMatchObject({ status: 200 });
  expect(engine.asked.slice(0, 2)).toEqual(['GetItem', 'GetItem']);
  expect(engine.asked.at(-1)).toBe('TransactWriteItems');
});

test('answers that come late, one after the other, do not add up to more than a function may take', async () => {
  const times = new Map<string, number>();
  engine.state.disturb = (action) => {
    times.set(action, (times.get(action) ?? 0) + 1);
    return Number(times.get(action)) <= 2 ? 'hangs' : undefined;
  };

  expect(await save(anId(), { timeoutMs: 5000 })).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

describe('when the answer to a sign-up is lost', () => {
  const form = () => ({ email: anEmail(), name: 'Ann Lee', password: PASSWORD, confirm_password: PASSWORD });
  const lostOnce = () => {
    let lost = 0;
    engine.state.disturb = (action) => {
      if (action !== 'PutItem' || lost > 0) return undefined;
      lost += 1;
      return 'loses the answer';
    };
  };

  test('the SDK asks again, and the person has the account', async () => {
    const ann = form();
    lostOnce();

    expect(await call(signUp, { method: 'POST', form: ann, sourceIp: anAddress() })).toMatchObject({ status: 200 });
    expect(engine.asked.filter((action) => action === 'PutItem').length).toBeGreaterThanOrEqual(2);
    expect(await call(logIn, { method: 'POST', form: ann, sourceIp: anAddress() })).toMatchObject({ status: 200 });
  });

  test('an email that was taken before stays taken', async () => {
    const ann = form();
    await call(signUp, { method: 'POST', form: ann, sourceIp: anAddress() });
    lostOnce();

    expect(await call(signUp, { method: 'POST', form: ann, sourceIp: anAddress() })).toMatchObject({ status: 409 });
  });
});
