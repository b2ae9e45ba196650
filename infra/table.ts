import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { INDEXES, indexKey, PROJECTED } from '../shared/store/keys.ts';
import type { Keeping } from './log-group.ts';
import type { Settings } from './settings.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

type Options = Pick<Settings, 'maxReadUnits' | 'maxWriteUnits' | 'pitrDays'> & Pick<Keeping, 'keep' | 'key'>;

/**
 * The one table. `keep`: it survives the stack and refuses deletion. Units a second are limited, since a stranger can make
 * some be used (docs/operating.md). Its construct id is its identity: never rename it.
 */
export function defineTable(scope: Construct, { keep, key, pitrDays, maxReadUnits, maxWriteUnits }: Options): TableV2 {
  return new TableV2(scope, 'Table', {
    partitionKey: text('PK'),
    sortKey: text('SK'),
    globalSecondaryIndexes: INDEXES.map((indexName) => ({
      indexName,
      partitionKey: text(indexKey(indexName).PK),
      sortKey: text(indexKey(indexName).SK),
      ...projectionOf(PROJECTED[indexName]),
    })),
    billing: Billing.onDemand({ maxReadRequestUnits: maxReadUnits, maxWriteRequestUnits: maxWriteUnits }),
    encryption: key ? TableEncryptionV2.customerManagedKey(key) : TableEncryptionV2.awsManagedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: pitrDays },
    timeToLiveAttribute: 'expires_at',
    deletionProtection: keep,
    removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

const projectionOf = (attributes: readonly string[] | undefined) =>
  attributes && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...attributes] };
