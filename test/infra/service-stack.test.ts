import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { bundle } from '../../infra/bundle.ts';
import { readDeployment } from '../../infra/local/template.ts';
import { fallback, routes, schedules } from '../../infra/routes.ts';
import { ServiceStack } from '../../infra/service-stack.ts';
import { readSettings, settingsInCdkJson } from '../../infra/settings.ts';
import { aFolder } from '../support/server.ts';
import { tableNamed } from '../support/table.ts';

const bundles = aFolder();

beforeAll(() => bundle(bundles));

function synthesized(context = {}) {
  const app = new App({ outdir: aFolder(), context: { ...settingsInCdkJson(), ...context } });
  const stack = new ServiceStack(app, 'Test', { bundles, settings: readSettings(app.node) });
  return { app, stack, template: Template.fromStack(stack) };
}

test('every folder in functions/ is deployed, and every route has its folder', () => {
  const deployed = [...routes, fallback, ...schedules].map(({ folder }) => folder);

  expect(readdirSync('functions').sort()).toEqual(deployed.sort());
});

describe('the template', () => {
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

  test.each(routes)('$folder may do to the table what it needs: $access', ({ folder, access }) => {
    const policy = policyOf(synthesized().template, folder);

    expect(policy).toContain('logs:PutLogEvents');
    expect(policy.includes('dynamodb:Query')).toBe(access !== 'none');
    expect(policy.includes('dynamodb:PutItem')).toBe(access === 'readWrite');
    expect(policy).not.toMatch(/dynamodb:(\*|Scan|BatchWriteItem|DeleteTable|UpdateTable)|"Resource":"\*"/);
  });

  test('keeps the logs of every function for a month', () => {
    const { template } = synthesized();
    const functions = Object.values(template.findResources('AWS::Lambda::Function'));

    for (const { Properties } of functions)
      expect(Properties.LoggingConfig.LogGroup).toEqual({ Ref: expect.any(String) });
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  test('runs the summary by the clock, and keeps what failed', () => {
    synthesized({ refreshMinutes: 5 }).template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(5 minutes)',
      Target: Match.objectLike({ DeadLetterConfig: { Arn: Match.anyValue() } }),
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

    template.allResourcesProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({ READ_ACCESS: 'public', TIME_ZONE: 'Europe/Berlin', INDEX_SHARDS: '8' }),
      },
    });
    template.hasResourceProperties('AWS::ApiGatewayV2::Api', {
      CorsConfiguration: Match.objectLike({ AllowOrigins: ['https://a.example', 'https://b.example'] }),
    });
  });
});

test.each([
  [{ stage: 'Prod!' }, 'stage'],
  [{ readAccess: 'everyone' }, 'readAccess'],
  [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
  [{ indexShards: 0 }, 'indexShards'],
  [{ refreshMinutes: 'often' }, 'refreshMinutes'],
  [{ allowedOrigins: 'nowhere' }, 'allowedOrigins'],
])('a setting that cannot be is refused by its name: %j', (context, name) => {
  expect(() => synthesized(context)).toThrow(`Setting "${name}"`);
});

test('the local server reads from the template the table that the tests use', () => {
  const { app, stack } = synthesized();
  const { table, scheduled, routes: local } = readDeployment(app.synth().getStackArtifact(stack.artifactId), 'test');
  const byName = (a: { IndexName?: string; AttributeName?: string }, b: typeof a) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
  const sorted = (input: typeof table) => ({
    ...input,
    AttributeDefinitions: input.AttributeDefinitions?.toSorted(byName),
    GlobalSecondaryIndexes: input.GlobalSecondaryIndexes?.toSorted(byName),
  });

  expect(sorted(table)).toEqual(sorted(tableNamed('test') as typeof table));
  expect(scheduled).toHaveLength(1);
  expect(local.map(({ key }) => key).sort()).toEqual(
    ['$default', ...routes.map(({ method, path }) => `${method} ${path}`)].sort(),
  );
});
