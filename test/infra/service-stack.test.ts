import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { bundle } from '../../infra/bundle.ts';
import { tableNamed } from '../../infra/local/table-input.ts';
import { readDeployment } from '../../infra/local/template.ts';
import {
  eventSender,
  fallback,
  routes,
  schedules,
  secretMaker,
  shardRecorder,
  webhookDeliverer,
} from '../../infra/routes.ts';
import { ServiceStack } from '../../infra/service-stack.ts';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';
import { bundleSources } from '../support/bundle-sources.ts';
import { aFolder } from '../support/server.ts';

/** What CloudFormation tags, of what the stack has. */
const TAGGED = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudWatch::Alarm',
  'AWS::DynamoDB::GlobalTable',
  'AWS::IAM::Role',
  'AWS::Lambda::Function',
  'AWS::Logs::LogGroup',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
]);

const bundles = aFolder();
await bundle(bundles);

const isRead = ({ method }: (typeof routes)[number]) => method === 'GET';

type Synthesized = { app: App; stack: ServiceStack; template: Template };
const known = new Map<string, Synthesized>();

function synthesized(context = {}): Synthesized {
  const key = JSON.stringify(context);
  const made = known.get(key) ?? synthesize(context);
  known.set(key, made);
  return made;
}

function synthesize(context: object): Synthesized {
  const app = new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), ...context } });
  const stack = new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node) });
  return { app, stack, template: Template.fromStack(stack) };
}

test('every folder in functions/ is deployed, and every route has its folder', () => {
  const always = [...routes, fallback, ...schedules, secretMaker, shardRecorder];
  const deployed = [...always, eventSender, webhookDeliverer].map(({ folder }) => folder);

  expect(readdirSync('functions').sort()).toEqual(deployed.sort());
});

describe('the template', () => {
  const functionsOf = (template: Template) =>
    Object.values(template.findResources('AWS::Lambda::Function')).filter(({ Properties }) =>
      Properties.Description?.startsWith('functions/'),
    );
  const policyOf = (template: Template, folder: string) => {
    const id = folder.replaceAll('-', '');
    const policies = Object.entries(template.findResources('AWS::IAM::Policy')).filter(([name]) => name.startsWith(id));
    return JSON.stringify(policies);
  };

  test.each(routes)('serves $method $path from a function of its own', ({ method, path, folder }) => {
    const { template } = synthesized();

    template.hasResourceProperties('AWS::ApiGatewayV2::Route', {
      RouteKey: `${method} ${path}`,
      AuthorizationType: 'NONE',
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: `functions/${folder}`,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
    });
  });

  test.each(routes.filter(isRead))('has the function of GET $path answer HEAD', ({ path }) => {
    const { template } = synthesized();
    const { routes: served } = readDeployment({ template: template.toJSON(), bundles }, 'test');
    const functionOf = (method: string) => served.find(({ key }) => key === `${method} ${path}`)?.functionId;

    expect(functionOf('HEAD')).toMatch(/Function/);
    expect(functionOf('HEAD')).toBe(functionOf('GET'));
  });

  test('stays far below the 500 resources that a stack may have', () => {
    expect(Object.keys(synthesized().template.toJSON()['Resources']).length).toBeLessThan(400);
  });

  test('records the number of shards before anything that uses the table has the setting', () => {
    const { template } = synthesized();
    const [trigger] = Object.keys(template.findResources('Custom::Trigger')).filter((id) => id.startsWith('ShardsAre'));
    const waiting = functionsOf(template).filter(({ DependsOn }) => DependsOn?.includes(trigger));

    expect(waiting.map(({ Properties }) => Properties.Description).sort()).toEqual(
      [...routes, ...schedules].map(({ folder }) => `functions/${folder}`).sort(),
    );
  });

  test('updates what notes changes before what counts them', () => {
    const { template } = synthesized();
    const [refresh] = functionsOf(template).filter(
      ({ Properties }) => Properties.Description === 'functions/refresh-summary',
    );

    for (const { folder } of routes.filter(({ access }) => access.includes('saveConversations'))) {
      expect(refresh?.['DependsOn'].some((id: string) => id.startsWith(`${folder.replaceAll('-', '')}Function`))).toBe(
        true,
      );
    }
  });

  test('gives unknown paths to a function too, so that their answer is ours', () => {
    synthesized().template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: '$default' });
  });

  test('has one table: on demand, encrypted, with point-in-time recovery and TTL', () => {
    const { template } = synthesized();

    template.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
    });
  });

  test.each([
    ['prod', 'Retain', true],
    ['trial', 'Delete', false],
  ])('stage %s: the table is %sed with the stack', (stage, DeletionPolicy, protectedFromDeletion) => {
    synthesized({ stage }).template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy,
      Properties: { Replicas: [Match.objectLike({ DeletionProtectionEnabled: protectedFromDeletion })] },
    });
  });

  test.each([...routes, fallback])('$folder carries the client of the table exactly when it may use it', (row) => {
    const hasClient = bundleSources(join(bundles, row.folder)).some((source) =>
      source.includes('@aws-sdk/client-dynamodb'),
    );

    expect(hasClient).toBe(row.access.length > 0);
  });

  test.each(['sign-up', 'log-in', 'update-password'])('gives %s, which hashes, 512 MB', (folder) => {
    const properties = { Description: `functions/${folder}`, MemorySize: 512 };

    synthesized().template.hasResourceProperties('AWS::Lambda::Function', properties);
  });

  test.each([
    ['prod', '__Host-session'],
    ['local', 'session'],
  ])('stage %s has its sessions in the cookie %s', (stage, SESSION_COOKIE) => {
    for (const { Properties } of functionsOf(synthesized({ stage }).template)) {
      expect(Properties.Environment.Variables).toMatchObject({ SESSION_COOKIE });
    }
  });

  test('keeps the logs of every function for a month', () => {
    const { template } = synthesized();

    for (const { Properties } of functionsOf(template))
      expect(Properties.LoggingConfig.LogGroup).toEqual({ Ref: expect.any(String) });
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  test('runs the summary by the clock, and tries nothing again', () => {
    synthesized({ refreshMinutes: 5 }).template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(5 minutes)',
      Target: Match.objectLike({
        DeadLetterConfig: { Arn: Match.anyValue() },
        RetryPolicy: Match.objectLike({ MaximumRetryAttempts: 0 }),
      }),
    });
  });

  test.each([
    ['none', 'none'],
    ['0', 'none'],
    [undefined, 'none'],
    [365, '365'],
    ['30', '30'],
  ])('keeps conversations for retentionDays, looked at every hour: %p', (retentionDays, RETENTION_DAYS) => {
    const { template } = synthesized({ retentionDays });

    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 hour)',
      Target: Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^eraseexpired'), 'Arn'] } }),
    });
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'functions/erase-expired',
      Environment: { Variables: Match.objectLike({ RETENTION_DAYS }) },
    });
  });

  test('keeps the event that the summary failed at, which Scheduler has handed over and forgotten', () => {
    const { template } = synthesized();
    const [queue = ''] = Object.keys(template.findResources('AWS::SQS::Queue'));

    template.resourceCountIs('AWS::Lambda::EventInvokeConfig', schedules.length);
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^refreshsummary') },
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
      MaximumRetryAttempts: 0,
      MaximumEventAgeInSeconds: 60,
    });
    expect(policyOf(template, 'refresh-summary')).toContain('sqs:SendMessage');
  });

  test.each([
    ['prod', 'Retain'],
    ['trial', 'Delete'],
  ])('stage %s: the logs are %sed with the stack, as the table is', (stage, DeletionPolicy) => {
    const groups = Object.values(synthesized({ stage }).template.findResources('AWS::Logs::LogGroup'));

    expect(groups.length).toBeGreaterThan(routes.length);
    expect(new Set(groups.map((group) => group['DeletionPolicy']))).toEqual(new Set([DeletionPolicy]));
  });

  test('says its stage in the name of the API and in the tags of all that has tags', () => {
    const { template } = synthesized({ stage: 'trial' });
    const resources: Record<string, { Type: string }> = template.toJSON()['Resources'];
    const untagged = Object.entries(resources)
      .filter(([id, { Type }]) => TAGGED.has(Type) && !id.startsWith('AWSCDKTrigger')) // the CDK's helper of a deployment
      .filter(([, it]) => !/"stage":"trial"|"Key":"stage","Value":"trial"/.test(JSON.stringify(it)));

    template.hasResourceProperties('AWS::ApiGatewayV2::Api', { Name: 'Intake-trial' });
    expect(untagged.map(([id]) => id)).toEqual([]);
  });

  describe('and who asks too much', () => {
    const stageOf = (template: Template) => Object.values(template.findResources('AWS::ApiGatewayV2::Stage'))[0] ?? {};
    const limit = (perSecond: number) => ({ ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: 2 * perSecond });

    test('is slowed down by the gateway: every POST has a limit of its own, every other route the default', () => {
      const { Properties } = stageOf(synthesized().template);

      expect(Properties.DefaultRouteSettings).toEqual(limit(50));
      expect(Properties.RouteSettings).toEqual({
        'POST /save-conversation': limit(100),
        'POST /create-sales-condition': limit(50),
        'POST /track-shipment': limit(50),
        'POST /tickets/{ticket_id}': limit(50),
        'POST /conversation/{conversation_id}': limit(10),
        'DELETE /conversation/{conversation_id}': limit(10),
        'PATCH /tickets/{ticket_id}': limit(50),
        'POST /signup': limit(10),
        'POST /login': limit(10),
        'GET /login/callback': limit(10),
        'POST /logout': limit(50),
        'POST /update-profile': limit(50),
        'POST /update-password': limit(10),
        'POST /forgot-password': limit(10),
        'POST /reset-password': limit(10),
        ...Object.fromEntries(routes.filter(isRead).map(({ path }) => [`HEAD ${path}`, limit(10)])),
      });
      expect(routes.filter(({ method, perSecond }) => method === 'POST' && !perSecond)).toEqual([]);
    });

    test.each(routes.filter((row) => row.perSecond || isRead(row)))(
      'has the limit of $path once its route is there',
      (row) => {
        const { template } = synthesized();
        const routeKey = { Properties: { RouteKey: `${isRead(row) ? 'HEAD' : row.method} ${row.path}` } };

        for (const id of Object.keys(template.findResources('AWS::ApiGatewayV2::Route', routeKey))) {
          expect(stageOf(template)['DependsOn']).toContain(id);
        }
      },
    );

    const concurrencyOf = (template: Template) =>
      Object.fromEntries(
        functionsOf(template).map(({ Properties: { Description, ReservedConcurrentExecutions } }) => [
          Description.replace('functions/', ''),
          ReservedConcurrentExecutions,
        ]),
      );

    test('cannot take the functions of the whole account, nor keep the summary from being counted', () => {
      const reserved = concurrencyOf(synthesized({ postConcurrency: 7 }).template);

      for (const { method, folder } of routes) {
        expect([folder, reserved[folder]]).toEqual([folder, method === 'POST' ? 7 : undefined]);
      }
      for (const { folder } of schedules) expect(reserved[folder]).toBe(1);
    });

    test('is not held up where the account has too little to reserve any', () => {
      const reserved = concurrencyOf(synthesized({ postConcurrency: 'none' }).template);

      expect(Object.values(reserved).filter(Boolean)).toEqual([]);
    });

    test('cannot make the table cost more than its limits', () => {
      const { template } = synthesized({ maxReadUnits: 5000, maxWriteUnits: 3000 });

      template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
        WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 3000 },
        Replicas: [Match.objectLike({ ReadOnDemandThroughputSettings: { MaxReadRequestUnits: 5000 } })],
      });
    });
  });

  describe('and the server secret', () => {
    const { template } = synthesized({ stage: 'trial' });
    const policies = [...routes, fallback, ...schedules, secretMaker, shardRecorder].map(({ folder }) => ({
      folder,
      policy: policyOf(template, folder),
    }));
    const allowedTo = (action: string) =>
      policies.filter(({ policy }) => policy.includes(action)).map(({ folder }) => folder);
    const readers = routes.filter(({ readsSecret }) => readsSecret).map(({ folder }) => folder);

    test('names its parameter and holds no value', () => {
      const text = JSON.stringify(template.toJSON());

      for (const { Properties } of functionsOf(template)) {
        expect(Properties.Environment.Variables.SERVER_SECRET).toBe('ssm:/intake/trial/server-secret');
      }
      template.resourceCountIs('AWS::SSM::Parameter', 0);
      template.resourceCountIs('AWS::SecretsManager::Secret', 0);
      expect(text).not.toMatch(/\{\{resolve:/);
    });

    test('lets only who derives keys read it, and only who makes it write it', () => {
      expect(allowedTo('ssm:GetParameter')).toEqual(readers);
      expect(allowedTo('ssm:PutParameter')).toEqual(['create-secret']);
      expect(allowedTo('dynamodb:')).not.toContain('create-secret');
    });

    test.each(policies)('gives $folder no other parameter and no other action on it', ({ policy }) => {
      const [[, { Properties }]] = JSON.parse(policy);
      const statements: { Action: string; Resource: { 'Fn::Join': [string, unknown[]] } }[] =
        Properties.PolicyDocument.Statement;

      for (const { Action, Resource } of statements.filter((it) => JSON.stringify(it).includes('ssm:'))) {
        expect(Action).toMatch(/^ssm:(Get|Put)Parameter$/);
        expect(Resource['Fn::Join'][1].at(-1)).toBe(':parameter/intake/trial/server-secret');
      }
    });

    test.each(routes)('$folder derives keys exactly when its row says so', ({ folder, readsSecret }) => {
      const sources = bundleSources(join(bundles, folder));

      expect(sources.some((source) => source.endsWith('/shared/secret.ts'))).toBe(Boolean(readsSecret));
    });

    test('makes it in the first deployment before the functions that read it, and waits for its own policy', () => {
      const [trigger = ''] = Object.keys(template.findResources('Custom::Trigger')).filter((id) =>
        id.startsWith('Secret'),
      );
      const waiting = functionsOf(template).filter(({ DependsOn }) => DependsOn.includes(trigger));
      const [{ Properties } = { Properties: {} }] = Object.values(template.findResources('AWS::Lambda::Version'));

      expect(waiting.map(({ Properties: { Description } }) => Description).sort()).toEqual(
        readers.map((folder) => `functions/${folder}`).sort(),
      );
      template.hasResourceProperties('Custom::Trigger', { InvocationType: 'RequestResponse' });
      template.hasResourceProperties('AWS::Lambda::Function', {
        Description: 'functions/create-secret',
        Timeout: 60,
      });
      expect(Properties.FunctionName.Ref).toMatch(/^createsecret/);
    });
  });

  describe('and the key for the tracking provider', () => {
    const trackingProvider = { kind: 'karrio', url: 'https://karrio.example' };
    const readers = (template: Template) =>
      [...routes, fallback, ...schedules, secretMaker]
        .map(({ folder }) => folder)
        .filter((folder) => policyOf(template, folder).includes('tracking-api-key'));

    test('names its parameter and holds no value', () => {
      const { template } = synthesized({ stage: 'trial', trackingProvider });

      for (const { Properties } of functionsOf(template)) {
        expect(Properties.Environment.Variables).toMatchObject({
          TRACKING_PROVIDER: JSON.stringify(trackingProvider),
          TRACKING_KEY: 'ssm:/intake/trial/tracking-api-key',
        });
      }
      template.resourceCountIs('AWS::SSM::Parameter', 0);
    });

    test('lets only who asks the provider read it, and nobody write it', () => {
      const { template } = synthesized({ stage: 'trial', trackingProvider });
      const [[, { Properties }]] = JSON.parse(policyOf(template, 'track-shipment'));
      const statements: { Action: string; Resource: { 'Fn::Join': [string, unknown[]] } }[] =
        Properties.PolicyDocument.Statement;
      const onKey = statements.filter((it) => JSON.stringify(it).includes('tracking-api-key'));

      expect(readers(template)).toEqual(['track-shipment']);
      expect(onKey.map(({ Action, Resource }) => [Action, Resource['Fn::Join'][1].at(-1)])).toEqual([
        ['ssm:GetParameter', ':parameter/intake/trial/tracking-api-key'],
      ]);
    });

    test('is nothing to anybody where there is no provider', () => {
      const { template } = synthesized({ stage: 'trial' });

      expect(readers(template)).toEqual([]);
      for (const { Properties } of functionsOf(template)) {
        expect(Properties.Environment.Variables).toMatchObject({ TRACKING_PROVIDER: 'none', TRACKING_KEY: 'none' });
      }
    });
  });

  test('says where the API and the table are', () => {
    const { template } = synthesized();

    for (const output of ['ApiUrl', 'TableName']) template.hasOutput(output, {});
  });

  test('holds the settings', () => {
    const { template } = synthesized({
      readAccess: 'public',
      timeZone: 'Europe/Berlin',
      indexShards: 8,
      allowedOrigins: 'https://a.example,https://b.example',
    });

    for (const { Properties } of functionsOf(template)) {
      const expected = { READ_ACCESS: 'public', TIME_ZONE: 'Europe/Berlin', INDEX_SHARDS: '8' };
      expect(Properties.Environment.Variables).toMatchObject(expected);
    }
    template.hasResourceProperties('AWS::ApiGatewayV2::Api', {
      CorsConfiguration: Match.objectLike({
        AllowOrigins: ['https://a.example', 'https://b.example'],
        ExposeHeaders: Match.arrayWith(['conversation-key', 'unread-messages']),
      }),
    });
  });
});

test('no source map is uploaded, and every function has its code', () => {
  const { app } = synthesized();
  const files = globSync('asset.*/**/*.*', { cwd: app.outdir });

  expect(files.filter((file) => file.endsWith('/handler.cjs')).length).toBeGreaterThan(routes.length);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test.each([
  ['shards', 'indexShards'],
  ['timezone', 'timeZone'],
  ['redAccess', 'readAccess'],
  ['provider', 'authProvider'],
])('a setting that is misspelt "%s" is refused, and the nearest is named', (misspelt, meant) => {
  expect(() => synthesized({ [misspelt]: 8 })).toThrow(`There is no setting "${misspelt}"; did you mean "${meant}"?`);
});

test('the context of the CDK itself is no setting', () => {
  const context = { '@aws-cdk/core:newStyleStackSynthesis': true, 'aws:cdk:enable-asset-metadata': true, 'a:b=c': 1 };

  expect(() => synthesized(context)).not.toThrow();
});

test.each([
  [{ stage: 'Prod!' }, 'stage'],
  [{ readAccess: 'everyone' }, 'readAccess'],
  [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
  [{ indexShards: 0 }, 'indexShards'],
  [{ refreshMinutes: 'often' }, 'refreshMinutes'],
  [{ retentionDays: 7 }, 'retentionDays'],
  [{ retentionDays: 'a year' }, 'retentionDays'],
  [{ allowedOrigins: 'nowhere' }, 'allowedOrigins'],
  [{ allowedOrigins: 5 }, 'allowedOrigins'],
  [{ indexShards: true }, 'indexShards'],
  [{ indexShards: '' }, 'indexShards'],
  [{ postConcurrency: 0 }, 'postConcurrency'],
  [{ maxWriteUnits: 100 }, 'maxWriteUnits'],
])('a setting that cannot be is refused by its name: %j', (context, name) => {
  expect(() => synthesized(context)).toThrow(`Setting "${name}"`);
});

test('the local server runs of each function what is uploaded', () => {
  const { app, template } = synthesized();
  const { functions } = readDeployment({ template: template.toJSON(), bundles }, 'test');
  const lambdas = template.findResources('AWS::Lambda::Function');
  const uploaded = (id: string) =>
    join(app.outdir, `asset.${lambdas[id]?.['Properties'].Code.S3Key.replace('.zip', '')}`);

  for (const [id, { bundle: file }] of functions) {
    expect(readFileSync(file)).toEqual(readFileSync(join(uploaded(id), 'handler.cjs')));
  }
});

test('the local server reads from the template the table that the tests use', () => {
  const { template } = synthesized();
  const {
    table,
    functions,
    scheduled,
    first,
    routes: local,
  } = readDeployment({ template: template.toJSON(), bundles }, 'test');
  const byName = (a: { IndexName?: string; AttributeName?: string }, b: typeof a) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
  const sorted = (input: typeof table) => ({
    ...input,
    AttributeDefinitions: input.AttributeDefinitions?.toSorted(byName),
    GlobalSecondaryIndexes: input.GlobalSecondaryIndexes?.toSorted(byName),
  });

  expect(sorted(table)).toEqual(sorted(tableNamed('test') as typeof table));
  expect(scheduled).toHaveLength(schedules.length);
  expect(first).toHaveLength(1);
  expect([...functions.keys()].sort()).toEqual(
    [...new Set([...scheduled, ...first, ...local.map(({ functionId }) => functionId)])].sort(),
  );
  expect(local.map(({ key }) => key).sort()).toEqual(
    [
      '$default',
      ...routes.map(({ method, path }) => `${method} ${path}`),
      ...routes.filter(isRead).map(({ path }) => `HEAD ${path}`),
    ].sort(),
  );
});
