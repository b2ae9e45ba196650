import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import express from 'express';
import serverless from 'serverless-http';

const db = DynamoDBDocumentClient.from(new DynamoDBClient());
const TableName = process.env.TABLE_NAME;

const app = express();
app.use(express.json());
app.get('/conversation/:id', async (request, response) => {
  const { Item } = await db.send(new GetCommand({ TableName, Key: { PK: request.params.id, SK: 'META' } }));
  response.status(Item ? 200 : 404).json(Item ?? {});
});

export const handler = serverless(app);
