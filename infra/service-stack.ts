import { CfnOutput, Duration, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Alias, IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { alarmOnDeadLetters, defineAlarms } from './alarms.ts';
import { defineApi } from './api.ts';
import { defineSchedules } from './clockwork.ts';
import { defineDomain } from './custom-domain.ts';
import { defineDashboard } from './dashboard.ts';
import { defineCanaries, LIVE } from './deployment.ts';
import { defineEvents, hasEvents } from './events.ts';
import type { Access } from './grants.ts';
import { statementsForMail } from './mail-grants.ts';
import { statementsForModel } from './reader-grants.ts';
import { type Route, routes, secretMaker, shardRecorder } from './routes.ts';
import { onParameter, readerKeyParameter, secretParameter, trackingKeyParameter } from './server-secret.ts';
import { ServiceFunction } from './service-function.ts';
import type { Settings } from './settings.ts';
import { defineTable, tableInUse } from './table.ts';

type Row = { folder: string; access: readonly Access[] };
type More = {
  allowed?: PolicyStatement[];
  timeout?: Duration;
  concurrency?: number | undefined;
  environment?: Partial<Record<EnvName, string>>;
};
type Props = StackProps & { bundles: string; settings: Settings };

/** The whole service: one API, one function a route, one table, one schedule, one secret. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { bundles, settings, ...props }: Props) {
    const region = settings.kmsKeyArn?.split(':')[3]; // a table can have a key of its own region only, and has to know it
    super(scope, id, { ...props, ...(region && { env: { region } }) });
    const { stage, postConcurrency } = settings;
    const keep = stage === 'prod';
    const key = settings.kmsKeyArn ? Key.fromKeyArn(this, 'DataKey', settings.kmsKeyArn) : undefined;
    const keeping = { ...settings, keep, key };
    const hasStream = hasEvents(settings);
    const own = defineTable(this, { ...keeping, hasStream });
    const table = tableInUse(this, own, { restored: settings.restoredTable, hasStream, key });
    const secret = secretParameter(stage);
    const common = environmentOf(settings, table.tableName);
    const functions = new Map<string, IFunction>();
    const define = (row: Row, { environment, ...more }: More = {}) => {
      const props = { ...row, bundles, table, environment: { ...common, ...environment }, keeping, ...more };
      const { lambda } = new ServiceFunction(this, row.folder, props);
      functions.set(row.folder, lambda);
      return lambda;
    };

    const createSecret = define(secretMaker, {
      allowed: [onParameter(this, secret, 'PutParameter')],
      timeout: Duration.minutes(1),
    });
    const secretIsThere = new Trigger(this, 'SecretIsThere', { handler: createSecret });

    const shardsAreRecorded = new Trigger(this, 'ShardsAreRecorded', { handler: define(shardRecorder) });

    const writers: IFunction[] = [];
    const byTheClock: IFunction[] = [];
    const aliases: Alias[] = [];
    // Where requests do something only: what the clock or a deployment runs would be judged by a run or two.
    const live = ({ access }: Row, lambda: LambdaFunction) => {
      if (!keep || access.length === 0) return lambda;
      const alias = lambda.addAlias(LIVE);
      aliases.push(alias);
      return alias;
    };
    const api = defineApi(this, keeping, (row) => {
      if (!('path' in row)) return define(row);
      const allowed = statementsOf(this, row, settings);
      // Whoever writes is anybody: what he makes run must leave the account's other functions something to run in.
      const lambda = define(row, { allowed, ...(row.method === 'POST' && { concurrency: postConcurrency }) });
      if (row.readsSecret) secretIsThere.executeBefore(lambda);
      if (row.access.includes('saveConversations')) writers.push(lambda);
      shardsAreRecorded.executeBefore(lambda);
      return live(row, lambda);
    });
    if (settings.rollout === 'canary' && keep) defineCanaries(this, api, aliases);
    // One at a time, and always one, whatever else runs.
    const alone = postConcurrency === undefined ? undefined : 1;
    const deadLetters = defineSchedules(this, settings.refreshMinutes, (row) => {
      const lambda = define(row, { timeout: Duration.minutes(1), concurrency: alone });
      shardsAreRecorded.executeBefore(lambda);
      byTheClock.push(lambda);
      lambda.node.addDependency(...writers); // it counts what they note, so they must know how to before it does
      return lambda;
    });
    defineDomain(this, api, settings);
    const url = settings.domainName ? `https://${settings.domainName}` : api.apiEndpoint;
    const unheard = defineEvents(this, { settings, table, url, define });
    const alarms = defineAlarms(this, { api, table, functions: [...writers, ...byTheClock] }, settings);
    const ofDeadLetters = [
      alarmOnDeadLetters(this, deadLetters),
      ...unheard.map((queue) => alarmOnDeadLetters(this, queue, queue.node.id)),
    ];
    defineDashboard(this, { api, table, functions, alarms: [...Object.values(alarms), ...ofDeadLetters], stage });

    for (const [name, value] of Object.entries(settings.tags)) Tags.of(this).add(name, value);
    Tags.of(this).add('service', 'conversation-intake');
    Tags.of(this).add('stage', stage);
    new CfnOutput(this, 'ApiUrl', { value: api.apiEndpoint, description: 'Where the service answers' });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'The table that holds everything' });
  }
}

const environmentOf = (settings: Settings, tableName: string): Record<EnvName, string> => ({
  TABLE_NAME: tableName,
  LOG_LEVEL: 'info',
  METRICS_STAGE: settings.stage === 'local' ? 'none' : settings.stage,
  READ_ACCESS: settings.readAccess,
  INDEX_SHARDS: String(settings.indexShards),
  TIME_ZONE: settings.timeZone,
  RETENTION_DAYS: String(settings.retentionDays ?? 'none'),
  SESSION_COOKIE: settings.stage === 'local' ? 'session' : '__Host-session', // plain http has no Secure cookies
  SERVER_SECRET: `ssm:${secretParameter(settings.stage)}`,
  AUTH_PROVIDER: jsonOr('none', settings.authProvider),
  MAIL_FROM: settings.mailFrom ?? 'none',
  TRACKING_PROVIDER: jsonOr('none', settings.trackingProvider),
  TRACKING_KEY: settings.trackingProvider ? `ssm:${trackingKeyParameter(settings.stage)}` : 'none',
  READER: jsonOr('built-in', settings.reader),
  READER_KEY: settings.reader?.kind === 'openai' ? `ssm:${readerKeyParameter(settings.stage)}` : 'none',
  READER_DAILY_CALLS: String(settings.readerDailyCalls ?? 'none'),
  EVENTS: hasEvents(settings) ? 'on' : 'none',
  EVENT_BUS: 'none', // with what follows, for the functions that tell of events
  WEBHOOKS: 'none',
  WEBHOOK_QUEUE: 'none',
  WEBHOOK_SECRETS: 'none',
  WEBHOOK_TARGETS: settings.stage === 'local' ? 'any' : 'public',
  ROUTES: routes.map(({ method, path }) => `${method} ${path}`).join(','),
});

const jsonOr = (none: string, setting: object | undefined) => (setting ? JSON.stringify(setting) : none);

/** What a route may do beside using the table. */
const statementsOf = (scope: Construct, row: Route, settings: Settings): PolicyStatement[] => [
  ...parametersOf(row, settings).map((name) => onParameter(scope, name, 'GetParameter')),
  ...(row.sendsMail ? statementsForMail(scope, settings.mailFrom) : []),
  ...(row.asksModel ? statementsForModel(scope, settings.reader) : []),
];

/** The parameters that a route reads. */
const parametersOf = (
  { readsSecret, readsTrackingKey, asksModel }: Route,
  { stage, trackingProvider, reader }: Settings,
) => [
  ...(readsSecret ? [secretParameter(stage)] : []),
  ...(readsTrackingKey && trackingProvider ? [trackingKeyParameter(stage)] : []),
  ...(asksModel && reader?.kind === 'openai' ? [readerKeyParameter(stage)] : []),
];
