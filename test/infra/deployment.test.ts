import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { readDeployment } from '../../infra/local/template.ts';
import { fallback, routes, schedules } from '../../infra/routes.ts';
import { aStack } from '../support/stack.ts';

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
type Resource = { Type: string; Properties: any; [attribute: string]: any };

const prod = aStack({ stage: 'prod' });
const template = prod.template();
const atOnce = aStack({ stage: 'prod', rollout: 'at-once' }).template();
const trial = aStack({ stage: 'trial' });

const resources: Record<string, Resource> = template.toJSON()['Resources'];
const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);
const folderOf = (functionId: string) => resources[functionId]?.Properties.Description.replace('functions/', '');
const aliases = ofType('AWS::Lambda::Alias');
const behindRoutes = [...routes, fallback].map(({ folder }) => folder).sort();

describe('a deployment of prod', () => {
  test('moves every function behind a route by an alias, and no other', () => {
    expect(aliases.map(([, { Properties }]) => folderOf(Properties.FunctionName.Ref)).sort()).toEqual(behindRoutes);
    expect(new Set(aliases.map(([, { Properties }]) => Properties.Name))).toEqual(new Set(['live']));
  });

  test('has the gateway invoke, and be allowed to invoke, nothing but the aliases', () => {
    const ids = aliases.map(([id]) => id).sort();
    const invoked = ofType('AWS::ApiGatewayV2::Integration').map(([, { Properties }]) => Properties.IntegrationUri.Ref);
    const allowed = ofType('AWS::Lambda::Permission').map(([, { Properties }]) => Properties.FunctionName.Ref);

    expect(invoked.sort()).toEqual(ids);
    expect(allowed.sort()).toEqual(ids);
  });

  test('gives a tenth of the requests to the new version for five minutes, watches it, and goes back by itself', () => {
    const faults = Object.keys(template.findResources('AWS::CloudWatch::Alarm')).filter((id) =>
      id.startsWith('Rollout'),
    );

    expect(faults).toHaveLength(1);
    for (const [id, { Properties, UpdatePolicy }] of aliases) {
      const group = resources[UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref];
      const [errors, others] = group?.Properties.AlarmConfiguration.Alarms ?? [];

      expect(group?.Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
      expect(others.Name).toEqual({ Ref: faults[0] });
      expect(errors.Name.Ref).toContain(id.replace(/Aliaslive.*/, 'Aliaslive'));
      expect(resources[errors.Name.Ref]?.Properties).toMatchObject({
        Namespace: 'AWS/Lambda',
        MetricName: 'Errors',
        Statistic: 'Sum',
        Period: 60,
        Threshold: 1,
        TreatMissingData: 'notBreaching',
        Dimensions: [
          { Name: 'FunctionName', Value: Properties.FunctionName },
          { Name: 'Resource', Value: { 'Fn::Join': ['', [Properties.FunctionName, ':live']] } },
        ],
      });
    }
  });

  test('goes back when the API answers 5xx, which Lambda does not count as errors', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'AWS/ApiGateway',
      MetricName: '5xx',
      Dimensions: [{ Name: 'ApiId', Value: { Ref: Match.stringLikeRegexp('^Api') } }],
      Statistic: 'Sum',
      Period: 60,
      Threshold: 3,
      TreatMissingData: 'notBreaching',
    });
  });

  test('keeps the versions before, and none that a failed deployment made', () => {
    for (const [, { DeletionPolicy, UpdateReplacePolicy }] of ofType('AWS::Lambda::Version')) {
      expect({ DeletionPolicy, UpdateReplacePolicy }).toEqual({
        DeletionPolicy: 'RetainExceptOnCreate',
        UpdateReplacePolicy: 'Retain',
      });
    }
  });

  test('has what notes changes live before what counts them', () => {
    const [[, refresh] = []] = Object.entries(resources).filter(
      ([, { Properties }]) => Properties?.Description === 'functions/refresh-summary',
    );
    const writers = routes.filter(({ access }) => access.includes('saveConversations')).map(({ folder }) => folder);
    const waitsFor: string[] = refresh?.['DependsOn'];
    const live = aliases.filter(([id]) => waitsFor.includes(id));

    expect(live.map(([, { Properties }]) => folderOf(Properties.FunctionName.Ref))).toEqual(
      expect.arrayContaining(writers),
    );
  });

  test('runs what the clock starts as it is', () => {
    const targets = ofType('AWS::Scheduler::Schedule').map(
      ([, { Properties }]) => Properties.Target.Arn['Fn::GetAtt'][0],
    );

    expect(targets.map(folderOf).sort()).toEqual(schedules.map(({ folder }) => folder).sort());
  });

  test('is read by the local server as any other', () => {
    const [one, other] = [prod, trial].map((it) =>
      readDeployment({ template: it.template().toJSON(), bundles: 'dist' }, 'a-table'),
    );

    expect(one?.routes).toEqual(other?.routes);
    expect([...(one?.functions.keys() ?? [])]).toEqual([...(other?.functions.keys() ?? [])]);
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html: 500 resources, 1 MB
  test('leaves room below the limits of CloudFormation', () => {
    expect(Object.keys(resources).length).toBeLessThan(450);
    expect(JSON.stringify(template.toJSON(), null, 1).length).toBeLessThan(800_000);
  });
});

test('at-once leaves nothing to CodeDeploy and keeps the aliases', () => {
  atOnce.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
  for (const alias of Object.values(atOnce.findResources('AWS::Lambda::Alias'))) {
    expect(alias['UpdatePolicy']).toBeUndefined();
  }
  atOnce.resourceCountIs('AWS::Lambda::Alias', behindRoutes.length);
});

test('another stage has neither', () => {
  trial.template().resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
  trial.template().resourceCountIs('AWS::Lambda::Alias', 0);
});

describe('a restored table', () => {
  const restoredTemplate = aStack({ stage: 'prod', restoredTable: 'Intake-restored' }).template();

  const text = JSON.stringify(restoredTemplate.toJSON());

  test('is what every function uses and may use, and the output names', () => {
    for (const { Properties } of Object.values(restoredTemplate.findResources('AWS::Lambda::Function'))) {
      if (!Properties.Description?.startsWith('functions/')) continue;
      expect(Properties.Environment.Variables.TABLE_NAME).toBe('Intake-restored');
    }
    restoredTemplate.hasOutput('TableName', { Value: 'Intake-restored' });
    expect(text).toContain(':table/Intake-restored/index/byQueue');
  });

  test("leaves the stack's own table where it is, kept, and used by nobody", () => {
    const [[id = '', table] = []] = Object.entries(restoredTemplate.findResources('AWS::DynamoDB::GlobalTable'));

    expect(table).toEqual(Object.values(template.findResources('AWS::DynamoDB::GlobalTable'))[0]);
    expect(table?.['DeletionPolicy']).toBe('Retain');
    expect(text.split(`"${id}"`)).toHaveLength(2);
  });
});

test.each([
  [{ rollout: 'slowly' }, 'rollout'],
  [{ restoredTable: 'a table' }, 'restoredTable'],
])('a setting that cannot be is refused by its name: %j', (context, name) => {
  expect(() => aStack(context)).toThrow(`Setting "${name}"`);
});
