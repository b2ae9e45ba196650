import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { conversation } from '../../bin/bench-save/conversations.ts';
import { call } from '../support/call.ts';
import { fakeClock } from '../support/clock.ts';
import { context, httpEvent } from '../support/http-event.ts';
import { useOwnTable } from '../support/own-table.ts';

await useOwnTable();
const { handler: saveConversation } = await import('../../functions/save-conversation/handler.ts');
const { handler: listTickets } = await import('../../functions/list-tickets/handler.ts');
const { handler: listConversations } = await import('../../functions/list-conversations/handler.ts');
const { handler: getTicket } = await import('../../functions/get-ticket/handler.ts');
const { consumed } = await import('../../shared/store/consumed.ts');
const { refreshSummary } = await import('../../shared/summary/refresh.ts');

const page = readFileSync('docs/operating.md', 'utf8');
const PAGE = 50;
/** Dollars for a GB sent from AWS to the internet, us-east-1 (https://aws.amazon.com/ec2/pricing/on-demand/, November 2026). */
const GB_OUT = 0.09;

let saved = 0;
/** Each with a customer, a phone and an address of its own. */
async function saveMany(count: number): Promise<void> {
  for (let left = count; left > 0; left--) {
    saved += 1;
    const { status } = await call(saveConversation, {
      method: 'POST',
      body: { id: saved, messages: conversation(saved) },
    });
    if (status !== 200) throw new Error(`A save was answered with ${status}`);
  }
}

const refresh = () => refreshSummary('UTC', new Date());

async function unitsOf(request: () => Promise<unknown>): Promise<string> {
  const before = { ...consumed };
  await request();
  return `| ${consumed.read - before.read} | ${consumed.write - before.write} |`;
}

beforeAll(async () => {
  fakeClock(); // so that a run does not count two days
  jest.setSystemTime(new Date('2026-05-04T10:05:00Z'));
  await saveMany(PAGE);
  await refresh();
});
afterAll(() => {
  jest.useRealTimers();
});

test.each([
  ['a list of fifty tickets', () => call(listTickets, { query: 'limit=50' })],
  ['a list of fifty conversations', () => call(listConversations, { query: 'limit=50' })],
  ['GET one ticket', () => call(getTicket, { pathParameters: { ticket_id: 'TKT-1' } })],
  ['bringing the summary up to date: nothing has changed', refresh],
])('docs/operating.md says what it costs: %s', async (what, request) => {
  expect(page).toContain(`| ${what} ${await unitsOf(request)}`);
});

test.each([
  ['one ticket is new', 1],
  ['fifty are new', 50],
])('docs/operating.md says what it costs: bringing the summary up to date: %s', async (what, count) => {
  await saveMany(count);

  expect(page).toContain(`| bringing the summary up to date: ${what} ${await unitsOf(refresh)}`);
});

test.each([
  ['fifty tickets', listTickets],
  ['fifty conversations', listConversations],
])('docs/operating.md says what it costs to send %s, and what gzip saves', async (what, handler) => {
  const bytes = async (headers: Record<string, string>) => {
    const { body = '', isBase64Encoded } = await handler(httpEvent({ query: 'limit=50', headers }), context);
    return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
  };
  const row = [await bytes({}), await bytes({ 'accept-encoding': 'gzip' })].flatMap((it) => [
    `${Math.round(it / 1000)} KB`,
    `$${((Math.round(it / 1000) * 1e6 * GB_OUT) / 1e6).toFixed(2)}`,
  ]);

  expect(page).toContain(`| ${[what, ...row].join(' | ')} |`);
});
