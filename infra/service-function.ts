import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { statementForKey } from './data-key.ts';
import { type Access, statementsFor } from './grants.ts';
import { defineLogGroup, type Keeping } from './log-group.ts';

type Props = {
  folder: string;
  access: readonly Access[];
  bundles: string;
  table: ITable;
  environment: Record<EnvName, string>;
  memoryMb?: number;
  /** What it may do beside using the table. */
  allowed?: PolicyStatement[];
  timeout?: Duration;
  /** How many run at once at most; so many are also kept for it. */
  concurrency?: number | undefined;
  keeping: Keeping;
};

/** The bundle of functions/<folder> as a Lambda with its own log group, and a role that may do what it needs and no more. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { folder, access, bundles, table, environment, memoryMb, allowed = [], timeout, concurrency, keeping }: Props,
  ) {
    super(scope, id);
    const logGroup = defineLogGroup(this, 'Logs', keeping);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of access.flatMap((it) => statementsFor(it, table))) role.addToPolicy(statement);
    if (keeping.key && access.length > 0) role.addToPolicy(statementForKey(this, keeping.key));
    for (const statement of allowed) role.addToPolicy(statement);
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `functions/${folder}`,
      // Node.js would read the maps at each cold start, for a third more of its time; `npm run where` reads them when needed.
      code: Code.fromAsset(join(bundles, folder), { exclude: ['**/*.map'] }),
      handler: 'handler.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb ?? 1024,
      timeout: timeout ?? Duration.seconds(10),
      reservedConcurrentExecutions: concurrency,
      environment: { ...environment },
      logGroup,
      tracing: Tracing.ACTIVE,
      role,
      // The one before is what a rollback goes back to. What a failed deployment made goes: Lambda makes no second version of the same code.
      currentVersionOptions: {
        removalPolicy: keeping.keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      },
    });
  }
}
