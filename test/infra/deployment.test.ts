import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { readDeployment } from '../../infra/local/template.ts';
import { routes, schedules } from '../../infra/routes.ts';
import { aStack } from '../support/stack.ts';

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
type Resource = { Type: string; Properties: any; [attribute: string]: any };

const prod = aStack({ stage: 'prod' });
const template = prod.template();
const atOnce = aStack({ stage: 'prod', rollout: 'at-once' }).template();
const trial = aStack({ stage: 'trial' });

const arnOfATable = 'arn:aws:dynamodb:eu-west-1:123456789012:table/Intake-restored';
const resources: Record<string, Resource> = template.toJSON()['Resources'];
const ofType = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type);
const folderOf = (functionId: string) => resources[functionId]?.Properties.Description.replace('functions/', '');
const aliases = ofType('AWS::Lambda::Alias');
const canaried = routes
  .filter(({ access }) => access.length > 0)
  .map(({ folder }) => folder)
  .sort();

describe('a deployment of prod', () => {
  test('moves every function by an alias that does something for a route, and no other', () => {
    expect(aliases.map(([, { Properties }]) => folderOf(Properties.FunctionName.Ref)).sort()).toEqual(canaried);
    expect(new Set(aliases.map(([, { Properties }]) => Properties.Name))).toEqual(new Set(['live']));
  });

  test('has the gateway invoke the alias where there is one, and be allowed to', () => {
    const withAlias = new Set(aliases.map(([, { Properties }]) => Properties.FunctionName.Ref));
    const invoked = ofType('AWS::ApiGatewayV2::Integration').map(([, { Properties }]) => Properties.IntegrationUri);
    const allowed = ofType('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
      .map(([, { Properties }]) => Properties.FunctionName);

    for (const target of [...invoked, ...allowed].filter((it) => 'Fn::GetAtt' in it)) {
      expect(withAlias).not.toContain(target['Fn::GetAtt'][0]);
    }
    for (const targets of [invoked, allowed]) {
      const ids = targets.map((it) => it.Ref).filter((id) => resources[id]?.Type === 'AWS::Lambda::Alias');
      expect(new Set(ids)).toEqual(new Set(aliases.map(([id]) => id)));
    }
  });

  test('gives a tenth of the requests to the new version for five minutes, watches it, and goes back by itself', () => {
    for (const [, { Properties, UpdatePolicy }] of aliases) {
      const group = resources[UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref];
      const watchedBy = (group?.Properties.AlarmConfiguration.Alarms ?? []).map(
        ({ Name }: { Name: { Ref: string } }) => Name.Ref,
      );
      const [errors, faults] = watchedBy.map((id: string) => resources[id]?.Properties);

      expect(group?.Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: { Enabled: true },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
      expect(faults).toMatchObject({ Namespace: 'AWS/ApiGateway', MetricName: '5xx' });
      expect(errors).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, TreatMissingData: 'notBreaching' });
      expect(errors.Metrics).toContainEqual(
        expect.objectContaining({
          MetricStat: {
            Metric: {
              Namespace: 'AWS/Lambda',
              MetricName: 'Errors',
              Dimensions: [
                { Name: 'FunctionName', Value: Properties.FunctionName },
                { Name: 'Resource', Value: { 'Fn::Join': ['', [Properties.FunctionName, ':live']] } },
              ],
            },
            Period: 60,
            Stat: 'Sum',
          },
        }),
      );
    }
  });

  test('adds up no more metrics in an alarm than CloudWatch does', () => {
    for (const [, { Properties }] of ofType('AWS::CloudWatch::Alarm')) {
      expect((Properties.Metrics ?? []).filter((it: object) => 'MetricStat' in it).length).toBeLessThanOrEqual(10);
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
  test('leaves room below the limits of CloudFormation, with everything that can be set', () => {
    const most = aStack({
      stage: 'prod',
      webhooks: 'https://hooks.example.com/intake',
      notifyEmail: 'desk@example.com',
      alarmEmail: 'operator@example.com',
      budget: 10,
      domainName: 'intake.example.com',
      certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/0b1c2d3e-1111-4222-8333-444455556666',
    });
    const whole = most.template().toJSON();

    expect(Object.keys(whole['Resources']).length).toBeLessThan(450);
    expect(JSON.stringify(whole, null, 1).length).toBeLessThan(800_000);
  });
});

test('at-once leaves nothing to CodeDeploy and keeps the aliases', () => {
  atOnce.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
  for (const alias of Object.values(atOnce.findResources('AWS::Lambda::Alias'))) {
    expect(alias['UpdatePolicy']).toBeUndefined();
  }
  atOnce.resourceCountIs('AWS::Lambda::Alias', canaried.length);
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

describe('a restored table where events are told', () => {
  const streamArn = `${arnOfATable}/stream/2026-11-22T10:00:00.000`;

  test('is given with its stream, which is read in place of the other', () => {
    const { template: events } = aStack({ stage: 'prod', events: 'bus', restoredTable: streamArn });

    events().hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: streamArn });
    events().hasOutput('TableName', { Value: 'Intake-restored' });
  });

  test('is refused without', () => {
    expect(() => aStack({ stage: 'prod', events: 'bus', restoredTable: 'Intake-restored' })).toThrow(
      'Setting "restoredTable": where events are told it is the ARN of the table\'s stream',
    );
  });
});

test.each([
  [{ restoredTable: arnOfATable }, 'restoredTable'],
  [{ rollout: 'slowly' }, 'rollout'],
  [{ restoredTable: 'a table' }, 'restoredTable'],
])('a setting that cannot be is refused by its name: %j', (context, name) => {
  expect(() => aStack(context)).toThrow(`Setting "${name}"`);
});
