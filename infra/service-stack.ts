import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type CfnStage,
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { fallback, type Route, routes, schedules, secretMaker, shardRecorder } from './routes.ts';
import { onParameter, secretParameter, trackingKeyParameter } from './server-secret.ts';
import { type Access, ServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';
import { defineTable } from './table.ts';

type Row = { folder: string; access: Access };
type Props = StackProps & { bundles: string; settings: Settings };

/** The whole service: one API, one function a route, one table, one schedule, one secret. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { bundles, settings, ...props }: Props) {
    super(scope, id, props);
    const table = defineTable(this, { keep: settings.stage === 'prod' });
    const secret = secretParameter(settings.stage);
    const environment = environmentOf(settings, table.tableName);
    const define = (row: Row, more: { allowed?: PolicyStatement[]; timeout?: Duration } = {}) =>
      new ServiceFunction(this, row.folder, { ...row, bundles, table, environment, ...more }).lambda;

    const createSecret = define(secretMaker, {
      allowed: [onParameter(this, secret, 'PutParameter')],
      timeout: Duration.minutes(1),
    });
    const secretIsThere = new Trigger(this, 'SecretIsThere', { handler: createSecret });

    const shardsAreRecorded = new Trigger(this, 'ShardsAreRecorded', { handler: define(shardRecorder) });

    const api = defineApi(this, settings);
    const stage = api.defaultStage?.node.defaultChild as CfnStage;
    const writers: Construct[] = [];
    const limits: Record<string, ReturnType<typeof limitOf>> = {};
    for (const route of routes) {
      const allowed = parametersOf(route, settings).map((name) => onParameter(this, name, 'GetParameter'));
      const lambda = define(route, { allowed });
      if (route.readsSecret) secretIsThere.executeBefore(lambda);
      if (route.access === 'conversation') writers.push(lambda);
      shardsAreRecorded.executeBefore(lambda);
      const integration = new HttpLambdaIntegration(route.folder, lambda);
      const added = api.addRoutes({ path: route.path, methods: [HttpMethod[route.method]], integration });
      if (!route.perSecond) continue;
      limits[`${route.method} ${route.path}`] = limitOf(route.perSecond);
      stage.node.addDependency(...added); // a route must be there before its stage can have settings for it
    }
    stage.routeSettings = limits;
    const notFound = new HttpLambdaIntegration(fallback.folder, define(fallback));
    new HttpRoute(this, 'Fallback', { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration: notFound });

    const deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    for (const schedule of schedules) {
      const target = define(schedule, { timeout: Duration.minutes(1) });
      shardsAreRecorded.executeBefore(target);
      target.node.addDependency(...writers); // it counts what they note, so they must know how to before it does
      new Schedule(this, `Every-${schedule.folder}`, {
        schedule: ScheduleExpression.rate(Duration.minutes(settings.refreshMinutes)),
        target: new LambdaInvoke(target, { deadLetterQueue: deadLetters, retryAttempts: 2 }),
      });
    }

    new CfnOutput(this, 'ApiUrl', { value: api.apiEndpoint, description: 'Where the service answers' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'The table that holds everything' });
  }
}

const environmentOf = (settings: Settings, tableName: string): Record<EnvName, string> => ({
  TABLE_NAME: tableName,
  LOG_LEVEL: 'info',
  READ_ACCESS: settings.readAccess,
  INDEX_SHARDS: String(settings.indexShards),
  TIME_ZONE: settings.timeZone,
  SESSION_COOKIE: settings.stage === 'local' ? 'session' : '__Host-session', // plain http has no Secure cookies
  SERVER_SECRET: `ssm:${secretParameter(settings.stage)}`,
  AUTH_PROVIDER: settings.authProvider ? JSON.stringify(settings.authProvider) : 'none',
  TRACKING_PROVIDER: settings.trackingProvider ? JSON.stringify(settings.trackingProvider) : 'none',
  TRACKING_KEY: settings.trackingProvider ? `ssm:${trackingKeyParameter(settings.stage)}` : 'none',
  ROUTES: routes.map(({ method, path }) => `${method} ${path}`).join(','),
});

/** The parameters that a route reads. */
const parametersOf = ({ readsSecret, readsTrackingKey }: Route, { stage, trackingProvider }: Settings) => [
  ...(readsSecret ? [secretParameter(stage)] : []),
  ...(readsTrackingKey && trackingProvider ? [trackingKeyParameter(stage)] : []),
];

// Named as CloudFormation does: the CDK passes these settings on as they are.
const limitOf = (perSecond: number) => ({ ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: 2 * perSecond });

function defineApi(scope: Construct, { allowedOrigins }: Settings): HttpApi {
  const corsPreflight = {
    allowOrigins: allowedOrigins,
    allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST],
    allowHeaders: ['content-type', 'authorization', 'conversation-key', 'if-none-match'],
    exposeHeaders: [
      'etag',
      'link',
      'x-next-cursor',
      'x-searched-to',
      'x-truncated',
      'conversation-key',
      'unread-messages',
      'retry-after',
    ],
    maxAge: Duration.hours(1),
  };
  return new HttpApi(scope, 'Api', {
    defaultAuthorizer: new HttpNoneAuthorizer(),
    ...(allowedOrigins.length > 0 && { corsPreflight }),
  });
}
