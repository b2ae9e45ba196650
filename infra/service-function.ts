import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { type Access, statementsFor } from './grants.ts';

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
  /** Whether its logs outlive the stack. */
  keep: boolean;
};

/** The bundle of functions/<folder> as a Lambda with its own log group, and a role that may do what it needs and no more. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(
    scope: Construct,
    id: string,
    { folder, access, bundles, table, environment, memoryMb, allowed = [], timeout, concurrency, keep }: Props,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    for (const statement of access.flatMap((it) => statementsFor(it, table))) role.addToPolicy(statement);
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
      role,
    });
  }
}
