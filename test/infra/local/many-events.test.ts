import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { ensureTable } from '../../../infra/local/engine.ts';
import { openEvents } from '../../../infra/local/events.ts';
import { queueTable } from '../../../infra/local/queue.ts';
import { newWebhookSecret } from '../../../infra/local/webhook-secret.ts';
import type { ServiceEvent } from '../../../shared/events/event.ts';
import { ATTEMPTS } from '../../../shared/events/retry.ts';
import { useOwnTable } from '../../support/own-table.ts';
import { type Received, startReceiver } from '../../support/receiver.ts';
import { aFolder } from '../../support/server.ts';

await useOwnTable();
const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
const [queue, secret, folder] = [randomUUID(), newWebhookSecret(), aFolder()];
await ensureTable(endpoint, queueTable(queue));
writeFileSync(join(folder, 'desk'), secret, { mode: 0o600 });
const receiver = await startReceiver();
const told = { sender: 'send', deliverer: 'deliver', attempts: ATTEMPTS, visibilityMs: 180_000, rules: [] };
let clock = Date.now();
const functions: Record<
  string,
  Parameters<typeof openEvents>[1]['invoke'] extends (id: string) => infer H ? H : never
> = {};
const openOnce = () =>
  openEvents(told, {
    ...{ endpoint, table: process.env['TABLE_NAME'] ?? '', queueTable: queue, url: () => '', now: () => clock },
    invoke: (id) => functions[id] ?? (() => Promise.reject(new Error(`No function ${id}`))),
  });
const events = await openOnce();
Object.assign(process.env, events.environment, {
  EVENTS: 'on',
  EVENT_BUS: 'bus',
  WEBHOOKS: JSON.stringify([{ name: 'desk', url: receiver.url }]),
  WEBHOOK_SECRETS: `file:${folder}/`,
});
const { eventPuts } = await import('../../../shared/events/outbox.ts');
const { writtenEvents } = await import('../../support/events.ts');
const { recordShards } = await import('../../../shared/store/shards.ts');
const { db, TableName } = await import('../../../shared/store/table.ts');
functions['send'] = (await import('../../../functions/send-events/handler.ts')).handler;
functions['deliver'] = (await import('../../../functions/deliver-webhook/handler.ts')).handler;
afterAll(async () => {
  await events.stop();
  await receiver.close();
});

const [TICKETS, VERSIONS] = [1000, 10];
const all: ServiceEvent[] = Array.from({ length: TICKETS * VERSIONS }, (_, n) => {
  const [conversation_id, version] = [String(n % TICKETS), Math.floor(n / TICKETS) + 1];
  return {
    id: `evt_TKT-${conversation_id}_${version}`,
    group: conversation_id,
    type: version === 1 ? 'ticket.created' : 'ticket.updated',
    timestamp: new Date(clock + n).toISOString(),
    data: {
      ...{ ticket_id: `TKT-${conversation_id}`, conversation_id, version },
      ...{ status: 'open', priority: 'low', type: 'other', becomes_urgent: false, changes: [] },
    },
  };
});

/** One attempt in seven fails, always the same ones: with a status, or a connection that breaks. */
const attempts = new Map<string, number>();
receiver.state.answer = ({ headers }, response) => {
  const id = headers['webhook-id'] ?? '';
  const attempt = (attempts.get(id) ?? 0) + 1;
  attempts.set(id, attempt);
  const chance = createHash('sha1').update(`${id} ${attempt}`).digest().readUInt16BE() % 21;
  if (chance === 0) response.destroy();
  return chance === 0 ? undefined : chance <= 2 ? 503 : 204;
};
const taken: Received[] = [];

test('of 10,000 events to a receiver that fails one time in seven none is lost, none is dead, and each ticket is told in order', async () => {
  const fails = receiver.state.answer;
  receiver.state.answer = (received, response) => {
    const status = fails(received, response);
    if (status === 204) taken.push(received);
    return status;
  };
  await recordShards();
  const puts = eventPuts(...all).map(({ Put }) => ({ PutRequest: { Item: Put?.Item } }));
  for (let at = 0; at < puts.length; at += 25)
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts.slice(at, at + 25) } }));

  while ((await writtenEvents()).length > 0) await events.read();
  for (let due: number | undefined = clock; due !== undefined; due = events.queue.nextDue()) {
    clock = Math.max(clock, due);
    await events.queue.run();
  }

  expect(await events.queue.size()).toEqual({ waiting: 0, dead: 0 });
  expect(receiver.received.length).toBeGreaterThan(11_000);
  expect(new Set(taken.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(all.map(({ id }) => id)));
  const versions = Map.groupBy(
    taken.map(({ event }) => event.data as { ticket_id: string; version: number }),
    ({ ticket_id }) => ticket_id,
  );
  const inOrder = Array.from({ length: VERSIONS }, (_, n) => n + 1);
  for (const told of versions.values()) expect(told.map(({ version }) => version)).toEqual(inOrder);
  const judge = new Webhook(secret);
  for (const { body, headers } of taken.slice(0, 500)) judge.verify(body, headers);
}, 600_000);
