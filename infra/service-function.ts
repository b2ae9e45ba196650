import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';

export type Access = keyof typeof ACTIONS;

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
// TransactWriteItems is allowed by the actions it is made of
// (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html).
const ACTIONS = {
  none: [],
  read: READ,
  readWrite: [...READ, 'dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
};

type Props = {
  folder: string;
  access: Access;
  bundles: string;
  table: ITable;
  environment: Record<EnvName, string>;
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
    { folder, access, bundles, table, environment, allowed = [], timeout }: Props,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    if (ACTIONS[access].length > 0) {
      role.addToPolicy(
        new PolicyStatement({ actions: ACTIONS[access], resources: [table.tableArn, `${table.tableArn}/index/*`] }),
      );
    }
    for (const statement of allowed) role.addToPolicy(statement);
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `functions/${folder}`,
      code: Code.fromAsset(join(bundles, folder)),
      handler: 'handler.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: timeout ?? Duration.seconds(10),
      environment: { ...environment },
      logGroup,
      role,
    });
  }
}
