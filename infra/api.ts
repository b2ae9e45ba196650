import { Duration } from 'aws-cdk-lib';
import {
  CfnStage,
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { defineLogGroup, type Keeping } from './log-group.ts';
import { fallback, HEAD_PER_SECOND, PER_SECOND, type Route, routes } from './routes.ts';
import type { Settings } from './settings.ts';

/**
 * The HTTP API with every route of the table, each with what the gateway lets through to it a second, and twice as many at
 * once (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html).
 * @param define makes the function of a row
 */
export function defineApi(
  scope: Construct,
  { stage: stageName, allowedOrigins, ...keeping }: Settings & Keeping,
  define: (row: Route | typeof fallback) => IFunction,
): HttpApi {
  const api = new HttpApi(scope, 'Api', {
    apiName: `Intake-${stageName}`,
    defaultAuthorizer: new HttpNoneAuthorizer(),
    ...(allowedOrigins.length > 0 && { corsPreflight: corsOf(allowedOrigins) }),
  });
  const stage = api.defaultStage?.node.defaultChild;
  if (!(stage instanceof CfnStage)) throw new Error('The API has no default stage');
  for (const route of routes) {
    const integration = new HttpLambdaIntegration(route.folder, define(route), ONE_PERMISSION);
    const methods = methodsOf(route).map((method) => HttpMethod[method]);
    const added = api.addRoutes({ path: route.path, methods, integration });
    stage.node.addDependency(...added); // a route must be there before its stage can have settings for it
  }
  const { ThrottlingRateLimit: throttlingRateLimit, ThrottlingBurstLimit: throttlingBurstLimit } = limitOf(PER_SECOND);
  stage.defaultRouteSettings = { throttlingRateLimit, throttlingBurstLimit };
  stage.routeSettings = Object.fromEntries(
    routes.flatMap(({ method, path, perSecond }) => [
      ...(perSecond ? [[`${method} ${path}`, limitOf(perSecond)]] : []),
      ...(method === 'GET' ? [[`HEAD ${path}`, limitOf(HEAD_PER_SECOND)]] : []),
    ]),
  );
  const { logGroupArn: destinationArn } = defineLogGroup(scope, 'AccessLogs', keeping);
  stage.accessLogSettings = { destinationArn, format: JSON.stringify(ACCESS_LINE) };
  const notFound = new HttpLambdaIntegration(fallback.folder, define(fallback));
  new HttpRoute(scope, 'Fallback', { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration: notFound });
  return api;
}

/**
 * A line of the gateway's own log: what reached no function is only here. The caller's address is personal data, and nothing
 * here needs it (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html).
 */
const ACCESS_LINE = {
  time: '$context.requestTime',
  request_id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  duration_ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  integration_status: '$context.integrationStatus',
  integration_ms: '$context.integrationLatency',
  integration_error: '$context.integrationErrorMessage',
  error: '$context.error.message',
};

/** A stack has 500 resources at most: the API may invoke its function, by whichever of its methods. */
const ONE_PERMISSION = { scopePermissionToRoute: false };

/** HEAD is answered by the function of GET, of whose answer the gateway leaves the body out (RFC 9110, 9.3.2). */
const methodsOf = ({ method }: Route) => (method === 'GET' ? (['GET', 'HEAD'] as const) : [method]);

// Named as CloudFormation does: the CDK passes the settings of routes on as they are.
const limitOf = (perSecond: number) => ({ ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: 2 * perSecond });

const corsOf = (allowOrigins: string[]) => ({
  allowOrigins,
  allowMethods: [
    CorsHttpMethod.GET,
    CorsHttpMethod.HEAD,
    CorsHttpMethod.POST,
    CorsHttpMethod.PATCH,
    CorsHttpMethod.DELETE,
  ],
  allowHeaders: [
    'content-type',
    'authorization',
    'conversation-key',
    'idempotency-key',
    'if-none-match',
    'if-modified-since',
    'if-match',
  ],
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
});
