import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { fallback, routes, schedules } from './routes.ts';
import { type Access, ServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';
import { defineTable } from './table.ts';

type Props = StackProps & { bundles: string; settings: Settings };

/** The whole service: one API, one function a route, one table, one schedule. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { bundles, settings, ...props }: Props) {
    super(scope, id, props);
    const table = defineTable(this, { keep: settings.stage === 'prod' });
    const environment: Record<EnvName, string> = {
      TABLE_NAME: table.tableName,
      LOG_LEVEL: 'info',
      READ_ACCESS: settings.readAccess,
      INDEX_SHARDS: String(settings.indexShards),
      TIME_ZONE: settings.timeZone,
      SESSION_COOKIE: settings.stage === 'local' ? 'session' : '__Host-session', // plain http has no Secure cookies
      SERVER_SECRET: `ssm:/intake/${settings.stage}/server-secret`,
      AUTH_PROVIDER: 'none',
      ROUTES: routes.map(({ method, path }) => `${method} ${path}`).join(','),
    };
    const define = ({ folder, access }: { folder: string; access: Access }, timeout?: Duration) =>
      new ServiceFunction(this, folder, { folder, access, bundles, table, environment, timeout }).lambda;

    const api = defineApi(this, settings);
    for (const route of routes) {
      const integration = new HttpLambdaIntegration(route.folder, define(route));
      api.addRoutes({ path: route.path, methods: [HttpMethod[route.method]], integration });
    }
    const notFound = new HttpLambdaIntegration(fallback.folder, define(fallback));
    new HttpRoute(this, 'Fallback', { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration: notFound });

    const deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    for (const schedule of schedules) {
      const target = define(schedule, Duration.minutes(1));
      new Schedule(this, `Every-${schedule.folder}`, {
        schedule: ScheduleExpression.rate(Duration.minutes(settings.refreshMinutes)),
        target: new LambdaInvoke(target, { deadLetterQueue: deadLetters, retryAttempts: 2 }),
      });
    }

    new CfnOutput(this, 'ApiUrl', { value: api.apiEndpoint, description: 'Where the service answers' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'The table that holds everything' });
  }
}

function defineApi(scope: Construct, { allowedOrigins }: Settings): HttpApi {
  const corsPreflight = {
    allowOrigins: allowedOrigins,
    allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST],
    allowHeaders: ['content-type', 'authorization', 'conversation-key', 'if-none-match'],
    exposeHeaders: ['etag', 'link', 'x-next-cursor', 'x-truncated', 'conversation-key', 'retry-after'],
    maxAge: Duration.hours(1),
  };
  return new HttpApi(scope, 'Api', {
    defaultAuthorizer: new HttpNoneAuthorizer(),
    ...(allowedOrigins.length > 0 && { corsPreflight }),
  });
}
