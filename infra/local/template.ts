import { basename, join } from 'node:path';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { Build } from './build.ts';
import type { Rule } from './mail.ts';

/** A synthesized stack, read for the few resources that this machine can stand in for. */
export type Deployment = {
  table: CreateTableCommandInput & { TableName: string };
  functions: Map<string, { bundle: string; handler: string; environment: Record<string, string>; timeoutMs: number }>;
  routes: { key: string; functionId: string }[];
  scheduled: string[];
  /** What runs before anything uses the table. */
  first: string[];
  cors: Cors | undefined;
  /** What tells others of events, where anybody hears. */
  told: Told | undefined;
};
/** `sender`: what the stream invokes. `deliverer`: what the queue invokes, and how often with one message; there may be none. */
export type Told = {
  sender: string;
  deliverer: string | undefined;
  attempts: number;
  visibilityMs: number;
  rules: Rule[];
};
export type Cors = {
  AllowOrigins: string[];
  AllowMethods: string[];
  AllowHeaders: string[];
  ExposeHeaders: string[];
  MaxAge: number;
};

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
type Resource = { Type: string; Properties: any };

/** What a stack deploys, with this machine's names in the place of references. @param tableName what `Ref` of the table becomes */
export function readDeployment({ template, bundles }: Build, tableName: string): Deployment {
  const resources: Record<string, Resource> = template.Resources;
  const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);
  // Of an alias, too, `npm start` runs the one version that there is.
  const functionOf = (arn: { 'Fn::GetAtt': [string] } | { Ref: string }): string =>
    'Ref' in arn ? resources[arn.Ref]?.Properties.FunctionName.Ref : arn['Fn::GetAtt'][0];
  const integrations = new Map(
    ofType('AWS::ApiGatewayV2::Integration').map(([id, { Properties }]) => [id, functionOf(Properties.IntegrationUri)]),
  );
  const routes = ofType('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => ({
    key: Properties.RouteKey,
    functionId: integrations.get(Properties.Target['Fn::Join'][1][1].Ref) ?? '',
  }));
  const scheduled = ofType('AWS::Scheduler::Schedule').map(([, { Properties }]) => functionOf(Properties.Target.Arn));
  const lambdas = ofType('AWS::Lambda::Function');
  const first = lambdas.filter(([, it]) => it.Properties.Description === 'functions/record-shards').map(([id]) => id);
  const told = toldIn(resources);
  // What makes the secret of a deployment is not needed here: its work is done by server-secret.ts.
  const served = new Set([
    ...routes.map(({ functionId }) => functionId),
    ...scheduled,
    ...first,
    told?.sender,
    told?.deliverer,
  ]);
  const [[, api] = [], [, table] = []] = [ofType('AWS::ApiGatewayV2::Api')[0], ofType('AWS::DynamoDB::GlobalTable')[0]];
  return {
    table: tableInput(table?.Properties, tableName),
    functions: new Map(
      lambdas
        .filter(([id]) => served.has(id))
        .map(([id, { Properties }]) => [id, functionInput(Properties, bundles, tableName)]),
    ),
    routes,
    scheduled,
    first,
    cors: api?.Properties.CorsConfiguration,
    told,
  };
}

function toldIn(resources: Record<string, Resource>): Told | undefined {
  const ofType = (type: string) => Object.values(resources).filter(({ Type }) => Type === type);
  const mappings = ofType('AWS::Lambda::EventSourceMapping').map(({ Properties }) => {
    const [source = '', attribute]: string[] = Properties.EventSourceArn['Fn::GetAtt'];
    return { functionId: Properties.FunctionName.Ref, attribute, source: resources[source]?.Properties };
  });
  const stream = mappings.find(({ attribute }) => attribute === 'StreamArn');
  const queue = mappings.find(({ attribute }) => attribute === 'Arn');
  if (!stream) return undefined;
  return {
    sender: stream.functionId,
    deliverer: queue?.functionId,
    attempts: queue?.source.RedrivePolicy.maxReceiveCount ?? 1,
    visibilityMs: (queue?.source.VisibilityTimeout ?? 0) * 1000,
    rules: ofType('AWS::Events::Rule').map(({ Properties: { EventPattern, Targets } }) => ({
      pattern: EventPattern,
      paths: Targets[0].InputTransformer.InputPathsMap,
      template: Targets[0].InputTransformer.InputTemplate,
    })),
  };
}

function functionInput(properties: Resource['Properties'], bundles: string, tableName: string) {
  const resolved = (value: string | { Ref: string }) => (typeof value === 'string' ? value : tableName);
  const variables: Record<string, string | { Ref: string }> = properties.Environment.Variables;
  return {
    bundle: join(bundles, basename(properties.Description), 'handler.cjs'),
    handler: 'handler',
    environment: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, resolved(value)])),
    timeoutMs: properties.Timeout * 1000,
  };
}

function tableInput(properties: Resource['Properties'], TableName: string): Deployment['table'] {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = properties;
  return { TableName, BillingMode: 'PAY_PER_REQUEST', AttributeDefinitions, KeySchema, GlobalSecondaryIndexes };
}
