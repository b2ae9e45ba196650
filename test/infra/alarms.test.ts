import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { alarmOnDeadLetters } from '../../infra/alarms.ts';
import { METRICS } from '../../shared/metric-names.ts';
import { folders, templateOf } from '../support/stack.ts';

// biome-ignore lint/suspicious/noExplicitAny: CloudFormation is as open as JSON
type Properties = Record<string, any>;
const ofType = (template: Template, type: string): Properties[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);
const alarmsOf = (template: Template) => ofType(template, 'AWS::CloudWatch::Alarm');

const webhooks = [{ name: 'desk', url: 'https://desk.example.com/hook' }];
const template = templateOf({ stage: 'trial', webhooks });
const alarms = alarmsOf(template);
const named = (name: string) => alarms.find(({ AlarmName }) => AlarmName === `Test-${name}`) ?? {};
const page = readFileSync('docs/operating.md', 'utf8');

test('the page on operating says of every alarm what to do, and of no other', () => {
  const section = page.slice(page.indexOf('\n## Alarms'), page.indexOf('\n## ', page.indexOf('\n## Alarms') + 1));
  const told = [...section.matchAll(/^\| `(\w+)` \|(.+)\|(.+)\|$/gm)];

  expect(told.map(([, name]) => `Test-${name}`).sort()).toEqual(alarms.map(({ AlarmName }) => AlarmName).sort());
  for (const [, , rings = '', toDo = ''] of told) expect([rings.trim(), toDo.trim()]).not.toContain('');
});

test.each(alarms.map(({ AlarmName, ...alarm }) => [AlarmName, alarm] as const))(
  '%s writes to the topic when it rings and when it has ended, and says where to look',
  (name, { AlarmActions, OKActions, AlarmDescription }) => {
    const [[topic] = []] = Object.entries(template.findResources('AWS::SNS::Topic'));

    expect([AlarmActions, OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]]);
    expect(AlarmDescription).toBe(`docs/operating.md, Alarms, ${name.replace('Test-', '')}`);
  },
);

test('CloudWatch and Budgets may write to the topic, in this account, and nobody does so without TLS', () => {
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'] },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  });
});

test('what the service counts itself is watched and shown under the names and the dimension with which it is counted', () => {
  const texts = [...alarms, ...ofType(template, 'AWS::CloudWatch::Dashboard')].map((it) => JSON.stringify(it));
  const shown = [...texts.join('').matchAll(/\\"Intake\\",\\"(\w+)\\",\\"stage\\",\\"(\w+)\\"/g)];

  expect([...new Set(shown.map(([, name]) => name))].sort()).toEqual(Object.keys(METRICS).sort());
  expect(new Set(shown.map(([, , stage]) => stage))).toEqual(new Set(['trial']));
  for (const { Namespace, MetricName, Dimensions } of alarms.filter(({ Namespace }) => Namespace === 'Intake')) {
    expect([Namespace, Object.keys(METRICS).includes(MetricName)]).toEqual(['Intake', true]);
    expect(Dimensions).toEqual([{ Name: 'stage', Value: 'trial' }]);
  }
});

test('the dashboard shows every function and every alarm', () => {
  const body = JSON.stringify(ofType(template, 'AWS::CloudWatch::Dashboard'));

  for (const folder of folders) expect(body).toContain(`\\"label\\":\\"${folder}\\"`);
  for (const id of Object.keys(template.findResources('AWS::CloudWatch::Alarm')))
    expect(body).toContain(`"${id}","Arn"`);
});

test('no alarm has more than the ten metrics that CloudWatch allows', () => {
  for (const { Metrics = [] } of alarms) {
    expect(Metrics.filter(({ MetricStat }: Properties) => MetricStat).length).toBeLessThanOrEqual(10);
  }
});

describe('the summary', () => {
  test.each([1, 5, 59])(
    'is old when %i minutes have passed five times without a run that left nothing',
    (refreshMinutes) => {
      templateOf({ refreshMinutes }).hasResourceProperties('AWS::CloudWatch::Alarm', {
        AlarmName: 'Test-SummaryOld',
        Namespace: 'Intake',
        MetricName: 'SummaryAge',
        Statistic: 'Maximum',
        Period: refreshMinutes * 60,
        EvaluationPeriods: 5,
        ComparisonOperator: 'GreaterThanThreshold',
        Threshold: 0,
        TreatMissingData: 'breaching',
      });
    },
  );

  test('is the only thing of which nothing heard is bad news', () => {
    const silent = alarms.filter(({ TreatMissingData }) => TreatMissingData !== 'notBreaching');

    expect(silent.map(({ AlarmName }) => AlarmName)).toEqual(['Test-SummaryOld']);
  });
});

test('errors and throttles are watched of what saves conversations and what the clock runs', () => {
  const functionsIn = (name: string) =>
    named(name)
      ['Metrics'].flatMap(({ MetricStat }: Properties) => MetricStat?.Metric.Dimensions ?? [])
      .map(({ Value }: Properties) => Value.Ref.replace(/Function.*$/, ''))
      .sort();
  const watched = ['createsalescondition', 'eraseexpired', 'refreshsummary', 'saveconversation', 'trackshipment'];

  expect(functionsIn('FunctionErrors')).toEqual(watched);
  expect(functionsIn('FunctionThrottles')).toEqual(watched);
});

test('throttles are watched of the table and of each of its indexes, which count their own', () => {
  const indexes = ofType(template, 'AWS::DynamoDB::GlobalTable')[0]?.['GlobalSecondaryIndexes'].length;

  for (const name of ['ReadThrottles', 'WriteThrottles']) {
    expect(named(name)['Metrics'].filter(({ MetricStat }: Properties) => MetricStat)).toHaveLength(1 + indexes);
  }
});

test('another queue of what failed rings under its own name, by the same topic', () => {
  const stack = new Stack(new App(), 'Other');
  alarmOnDeadLetters(stack, new Queue(stack, 'A'));
  alarmOnDeadLetters(stack, new Queue(stack, 'B'), 'EventsFailed');
  const other = Template.fromStack(stack);

  expect(alarmsOf(other).map(({ AlarmName }) => AlarmName)).toEqual(['Other-DeadLetters', 'Other-EventsFailed']);
  other.resourceCountIs('AWS::SNS::Topic', 1);
});

describe('who hears of it', () => {
  test('is the address of alarmEmail', () => {
    templateOf({ alarmEmail: 'ops@example.com' }).hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@example.com',
    });
  });

  test('hears also when a day costs more than the budget', () => {
    const withBudget = templateOf({ budget: 20 });
    const [topic] = Object.keys(withBudget.findResources('AWS::SNS::Topic'));

    withBudget.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetType: 'COST', TimeUnit: 'DAILY', BudgetLimit: { Amount: 20, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        {
          Notification: { NotificationType: 'ACTUAL', ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
          Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: topic } }],
        },
      ],
    });
  });

  test('is nobody by default, and there is no budget', () => {
    template.resourceCountIs('AWS::SNS::Subscription', 0);
    template.resourceCountIs('AWS::Budgets::Budget', 0);
  });
});
