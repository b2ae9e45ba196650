import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { INDEXES, indexKey, PROJECTED } from '../../shared/store/keys.ts';

const keySchema = ({ PK, SK }: { PK: string; SK: string }) => [
  { AttributeName: PK, KeyType: 'HASH' as const },
  { AttributeName: SK, KeyType: 'RANGE' as const },
];

/** The table as the key page describes it, for an engine without a stack; that the stack deploys the same is asserted in test/infra. */
export function tableNamed(TableName: string): CreateTableCommandInput {
  const keys = [{ PK: 'PK', SK: 'SK' }, ...INDEXES.map(indexKey)];
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema({ PK: 'PK', SK: 'SK' }),
    AttributeDefinitions: keys
      .flatMap(({ PK, SK }) => [PK, SK])
      .map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    GlobalSecondaryIndexes: INDEXES.map((IndexName) => ({
      IndexName,
      KeySchema: keySchema(indexKey(IndexName)),
      Projection: PROJECTED[IndexName]
        ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...PROJECTED[IndexName]] }
        : { ProjectionType: 'ALL' as const },
    })),
  };
}
