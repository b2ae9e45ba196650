import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { INDEXES, indexKey, PROJECTED } from '../shared/store/keys.ts';
import type { Keeping } from './log-group.ts';
import type { RestoredTable, Settings } from './settings.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

type Options = Pick<Settings, 'maxReadUnits' | 'maxWriteUnits' | 'pitrDays'> &
  Pick<Keeping, 'keep' | 'key'> & { hasStream: boolean };

type InUse = { restored: RestoredTable | undefined; hasStream: boolean } & Pick<Keeping, 'key'>;

/**
 * The one table. `keep`: it survives the stack and refuses deletion. Units a second are limited, since a stranger can make
 * some be used (docs/operating.md). `hasStream`: what is written is told to functions. Its construct id is its identity: never rename it.
 */
export function defineTable(scope: Construct, options: Options): TableV2 {
  const { keep, key, hasStream, pitrDays, maxReadUnits, maxWriteUnits } = options;
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
    ...(hasStream && { dynamoStream: StreamViewType.NEW_IMAGE }),
    timeToLiveAttribute: 'expires_at',
    deletionProtection: keep,
    removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

const projectionOf = (attributes: readonly string[] | undefined) =>
  attributes && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...attributes] };

/**
 * The table that the functions use: the stack's own, or one that was restored beside it. The own one stays as it is, so that
 * no deployment touches what is in it, and that there is a way back.
 * @throws where events are told and the restored one is not given with its stream
 */
export function tableInUse(scope: Construct, own: ITable, { restored, hasStream, key }: InUse): ITable {
  if (restored === undefined) return own;
  if (hasStream && !('streamArn' in restored)) {
    throw new Error('Setting "restoredTable": where events are told it is the ARN of the table\'s stream');
  }
  return Table.fromTableAttributes(scope, 'RestoredTable', {
    ...('arn' in restored
      ? { tableArn: restored.arn, tableStreamArn: restored.streamArn }
      : { tableName: restored.name }),
    ...(key && { encryptionKey: key }),
  });
}
