import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const db = DynamoDBDocumentClient.from(new DynamoDBClient());
const TableName = process.env['TABLE_NAME'];

/** The least that a function with a table does: one item read, and answered. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const id = event.pathParameters?.['conversation_id'];
  const { Item } = await db.send(new GetCommand({ TableName, Key: { PK: id, SK: 'META' } }));
  return { statusCode: Item ? 200 : 404, body: JSON.stringify(Item ?? {}) };
}
