import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import {
  accountKey,
  assigneePartition,
  changesPartition,
  conversationKey,
  namePartition,
  phonePartition,
  sessionKey,
  shardsKey,
  summaryKey,
  throttleKey,
} from '../shared/store/keys.ts';

/** What a function may do with the table. */
export type Access = keyof typeof GRANTS;

type Grant = {
  actions: string[];
  /** Only items of the table itself whose partition key is like these; an index has other keys. */
  keys?: string[];
};

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
// TransactWriteItems is allowed by the actions it is made of
// (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html).
const WRITE = ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
const CONVERSATIONS = [conversationKey({ conversation_id: '*' }).PK];
const SESSIONS = [sessionKey({ token_hash: '*' }).PK];
const ACCOUNTS = [accountKey({ email: '*' }).PK];
const THROTTLES = [throttleKey({ kind: '*', key_hash: '*' }).PK];
/** Changes that are counted, statistics, and entries that lead to a ticket no longer. */
const COUNTED = [`${changesPartition(0).slice(0, -1)}*`, `${summaryKey.PK}*`, namePartition('*'), phonePartition('*')];
const ASSIGNMENTS = [assigneePartition('*')];
/** Noting that a session is used. */
const USE_SESSION: Grant = { actions: ['dynamodb:UpdateItem'], keys: SESSIONS };

const GRANTS = {
  none: [],
  session: [{ actions: ['dynamodb:GetItem'], keys: [...SESSIONS, ...ACCOUNTS] }, USE_SESSION],
  account: [
    {
      actions: ['dynamodb:GetItem', ...WRITE, 'dynamodb:DeleteItem'],
      keys: [...SESSIONS, ...ACCOUNTS, ...THROTTLES],
    },
  ],
  read: [{ actions: READ }, USE_SESSION],
  count: [
    { actions: [...READ, ...WRITE, 'dynamodb:BatchWriteItem'] },
    { actions: ['dynamodb:DeleteItem'], keys: COUNTED },
  ],
  shards: [{ actions: ['dynamodb:UpdateItem'], keys: [shardsKey.PK] }],
  conversation: [
    { actions: [...READ, ...WRITE] },
    { actions: ['dynamodb:DeleteItem'], keys: [...CONVERSATIONS, ...ASSIGNMENTS] },
  ],
} satisfies Record<string, Grant[]>;

type Props = {
  folder: string;
  access: Access;
  bundles: string;
  table: ITable;
  environment: Record<EnvName, string>;
  memoryMb?: number;
  /** What it may do beside using the table. */
  allowed?: PolicyStatement[];
  timeout?: Duration;
};

/** The bundle of functions/<folder> as a Lambda with its own log group, and a role that may do what it needs and no more. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { folder, access, bundles, table, environment, memoryMb, allowed = [], timeout }: Props,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const { actions, keys } of GRANTS[access] as Grant[]) {
      // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
      const resources = [table.tableArn, ...(keys ? [] : [`${table.tableArn}/index/*`])];
      const conditions = keys && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } };
      role.addToPolicy(new PolicyStatement({ actions, resources, conditions }));
    }
    for (const statement of allowed) role.addToPolicy(statement);
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `functions/${folder}`,
      code: Code.fromAsset(join(bundles, folder)),
      handler: 'handler.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb ?? 1024,
      timeout: timeout ?? Duration.seconds(10),
      environment: { ...environment },
      logGroup,
      role,
    });
  }
}
