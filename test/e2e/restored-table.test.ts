import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { ENGINE_FILE, TABLE_NAME } from '../../infra/local/data-folder.ts';
import { ensureTable } from '../../infra/local/engine.ts';
import { tableNamed } from '../../infra/local/table-input.ts';
import { aCompleteConversation } from '../support/builders.ts';
import { getJson, postJson, startServer, stopServer } from '../support/server.ts';

/** A copy of the service's table, as a restoration makes one: under another name, of one moment. */
async function copyTable(endpoint: string, name: string): Promise<void> {
  await ensureTable(endpoint, tableNamed(name));
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: TABLE_NAME })) {
    for (const Item of Items) await client.send(new PutCommand({ TableName: name, Item }));
  }
  client.destroy();
}

test('a service that is pointed at a copy of its table goes on with what was there at that moment', async () => {
  const before = await startServer();
  const saved = await postJson(`${before.url}/save-conversation`, { id: 1, messages: aCompleteConversation() });
  const { ticket_id } = saved.body;
  await copyTable(readFileSync(join(before.dataDir, ENGINE_FILE), 'utf8'), 'intake-restored');
  await postJson(`${before.url}/save-conversation`, { id: 2, messages: aCompleteConversation() });
  await stopServer(before);

  const after = await startServer({ DATA_DIR: before.dataDir, RESTORED_TABLE: 'intake-restored' });
  const more = { id: 1, messages: [...aCompleteConversation(), 'Please hurry.'] };
  const goesOn = await postJson(`${after.url}/save-conversation`, more);
  const { tickets } = await getJson(`${after.url}/tickets`);
  const later = await fetch(`${after.url}/conversation/2`);
  await stopServer(after);

  expect(goesOn).toMatchObject({ status: 200, body: { ticket_id, messages_count: saved.body.messages_count + 1 } });
  expect(tickets.map((ticket: { ticket_id: string }) => ticket.ticket_id)).toEqual([ticket_id]);
  expect(later.status).toBe(404);
}, 180_000);
