import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from '@jest/globals';
import { ensureTable } from '../../../infra/local/engine.ts';
import { tableNamed } from '../../../infra/local/table-input.ts';

test('a table that an earlier release made gets the indexes that it does not have', async () => {
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  const { GlobalSecondaryIndexes = [], AttributeDefinitions = [], ...table } = tableNamed('of-an-earlier-release');
  await ensureTable(endpoint, {
    ...table,
    GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName !== 'byQueue'),
    AttributeDefinitions: AttributeDefinitions.filter(({ AttributeName }) => !AttributeName?.startsWith('byQueue')),
  });

  await ensureTable(endpoint, { ...table, GlobalSecondaryIndexes, AttributeDefinitions });

  const { TableName } = table;
  const { Table } = await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(
    GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).sort(),
  );
});
