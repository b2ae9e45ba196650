import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const db = DynamoDBDocumentClient.from(new DynamoDBClient());
const TableName = process.env.TABLE_NAME;

const app = new Hono();
app.post('/save-conversation', async (context) => {
  const { id, messages } = await context.req.json();
  const updated_at = new Date().toISOString();
  const items = [
    { PK: String(id), SK: 'META', status: 'open', messages_count: messages.length, updated_at },
    { PK: String(id), SK: 'MESSAGES', messages },
  ];
  const writes = items.map((Item) => ({ PutRequest: { Item } }));
  await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes } }));
  return context.json({ conversation_id: String(id), messages_count: messages.length });
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
