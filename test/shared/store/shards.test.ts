import { expect, jest, test } from '@jest/globals';
import { aCompleteConversation } from '../../support/builders.ts';
import { call } from '../../support/call.ts';
import { useOwnTable } from '../../support/own-table.ts';

await useOwnTable();

/** The service as it is deployed with so many shards. */
async function deployed(shards: number) {
  process.env['INDEX_SHARDS'] = String(shards);
  jest.resetModules();
  const { handler: record } = await import('../../../functions/record-shards/handler.ts');
  await record();
  const { handler: save } = await import('../../../functions/save-conversation/handler.ts');
  const { handler: listTickets } = await import('../../../functions/list-tickets/handler.ts');
  const { handler: listConversations } = await import('../../../functions/list-conversations/handler.ts');
  const { handler: getSummary } = await import('../../../functions/get-summary/handler.ts');
  const { handler: refresh } = await import('../../../functions/refresh-summary/handler.ts');
  return {
    save: (id: number) => call(save, { method: 'POST', body: { id, messages: aCompleteConversation() } }),
    tickets: async () => (await call(listTickets, {})).body.tickets.length,
    conversations: async () => (await call(listConversations, {})).body.length,
    counted: async () => {
      await refresh({});
      return (await call(getSummary, {})).body.total_tickets;
    },
  };
}

test.each([
  ['more', 2, 8],
  ['fewer, by mistake', 8, 2],
  ['one', 2, 1],
])('with %s shards than before, everything that was stored is listed and counted', async (_, before, after) => {
  const old = await deployed(before);
  const there = await old.tickets();
  for (let n = 0; n < 12; n += 1) await old.save(before * 1000 + after * 100 + n);

  const now = await deployed(after);
  await now.save(before * 1000 + after * 100 + 50);

  expect(await now.tickets()).toBe(there + 13);
  expect(await now.conversations()).toBe(there + 13);
  expect(await now.counted()).toBe(there + 13);
});
