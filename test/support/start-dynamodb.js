import { createTable, localCredentials, startEngine } from '../../infra/local/engine.ts';
import { INDEXES, indexKey } from '../../shared/store/keys.ts';

const keySchema = ({ PK, SK }) => [
  { AttributeName: PK, KeyType: 'HASH' },
  { AttributeName: SK, KeyType: 'RANGE' },
];

/** One engine in memory and one table for the whole run; tests keep apart by their own ids. */
export default async () => {
  const engine = await startEngine();
  globalThis.engine = engine;
  Object.assign(process.env, localCredentials, {
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    TABLE_NAME: 'test',
    INDEX_SHARDS: '4',
    READ_ACCESS: 'public',
    TIME_ZONE: 'UTC',
  });
  const keys = [{ PK: 'PK', SK: 'SK' }, ...INDEXES.map(indexKey)];
  await createTable(engine.endpoint, {
    TableName: 'test',
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema({ PK: 'PK', SK: 'SK' }),
    AttributeDefinitions: keys
      .flatMap(({ PK, SK }) => [PK, SK])
      .map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    GlobalSecondaryIndexes: INDEXES.map((IndexName) => ({
      IndexName,
      KeySchema: keySchema(indexKey(IndexName)),
      Projection: { ProjectionType: 'ALL' },
    })),
  });
};
