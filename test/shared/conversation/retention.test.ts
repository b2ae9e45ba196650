import { beforeAll, expect, jest, test } from '@jest/globals';
import { aCompleteConversation } from '../../support/builders.ts';
import { call } from '../../support/call.ts';
import { fakeClock } from '../../support/clock.ts';
import { useOwnTable } from '../../support/own-table.ts';

await useOwnTable();
const { handler: save } = await import('../../../functions/save-conversation/handler.ts');
const { eraseExpired } = await import('../../../shared/conversation/retention.ts');
const { eraseConversation } = await import('../../../shared/conversation/erase.ts');
const { findConversation } = await import('../../../shared/conversation/conversation-store.ts');
const { findTicket } = await import('../../../shared/ticket/ticket-store.ts');
const { findItem } = await import('../../../shared/conversation/conversation-store.ts');

const NOW = Date.parse('2026-11-01T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = async (days: number, id: number, messages: unknown[]) => {
  jest.setSystemTime(NOW - days * DAY_MS);
  await call(save, { method: 'POST', body: { id, messages } });
};
const stand = async (...ids: number[]) => {
  const found = await Promise.all(ids.map((id) => findConversation(String(id))));
  return ids.filter((_, n) => found[n] !== undefined);
};
const run = (days: number | undefined, hasTime?: () => boolean) => eraseExpired(days, new Date(NOW), hasTime);

beforeAll(async () => {
  fakeClock();
  await daysAgo(200, 1, aCompleteConversation());
  await daysAgo(199, 2, ['I am Ann Lee.']);
  await daysAgo(198, 3, ['I am Bob Gray.', 'Forget it, please cancel my request.']);
  await daysAgo(197, 4, ['I am Cid Moss.']);
  await daysAgo(196, 5, aCompleteConversation());
  await daysAgo(91, 4, ['I am Cid Moss.', 'My sink leaks.']); // spoken again
  await daysAgo(89, 6, ['I am Dora Finch.']);
});

test('without the setting everything stays', async () => {
  expect(await run(undefined)).toEqual({ finished: 0, erased: 0, isWhole: true });
  expect(await stand(1, 2, 3, 4, 5, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('one that is spoken in while a run reads the list of the old ones stays', async () => {
  const unlessSince = new Date(NOW - 95 * DAY_MS).toISOString();

  expect(await eraseConversation('4', { by: 'retention', now: new Date(NOW), unlessSince })).toBeUndefined();
  expect(await stand(4)).toEqual([4]);
});

test('a run erases the oldest first, as many as it has time for, and the next goes on', async () => {
  let times = 2;
  const first = await run(95, () => times-- > 0);
  const standing = await stand(1, 2, 3, 4, 5, 6);
  const second = await run(95);

  expect(first).toEqual({ finished: 0, erased: 2, isWhole: false });
  expect(standing).toEqual([3, 4, 5, 6]);
  expect(second).toEqual({ finished: 0, erased: 2, isWhole: true });
});

test('the days count from the last message, whatever the status; tickets stay without their customer', async () => {
  expect(await stand(1, 2, 3, 4, 5, 6)).toEqual([4, 6]);
  for (const id of ['TKT-1', 'TKT-5']) {
    expect((await findTicket(id))?.ticket).toMatchObject({ status: 'open', customer_info: { name: '', phone: '' } });
  }
  expect(await findItem('1')).toMatchObject({ erasure: { erased_by: 'retention', ticket_id: 'TKT-1' } });
  expect(await run(95)).toEqual({ finished: 0, erased: 0, isWhole: true });
});

test('a shorter setting takes hold of the rest with the next run', async () => {
  expect(await run(90)).toMatchObject({ erased: 1 });
  expect(await stand(4, 6)).toEqual([6]);
});
