import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { NAMESPACE, type Metric as OwnMetric } from '../shared/metric-names.ts';
import { INDEXES } from '../shared/store/keys.ts';
import type { Settings } from './settings.ts';

/** What is watched. `functions`: at most ten, a limit of an alarm; what the others do wrong, their callers see as 5xx. */
export type Watched = { api: HttpApi; table: ITable; functions: readonly IFunction[] };

type Row = Pick<AlarmProps, 'metric' | 'threshold'> & {
  /** `threshold` is the least that is too much, unless it is to be passed. */
  isPassed?: true;
  evaluationPeriods?: number;
  /** No measurement is as bad as a bad one. */
  mustReport?: true;
};

/**
 * The alarms of the service, by name; docs/operating.md says of each what to do. They write to one topic, and an email to
 * the setting `alarmEmail`.
 */
export function defineAlarms(scope: Construct, watched: Watched, settings: Settings): Record<string, Alarm> {
  const { stage, alarmEmail, budget } = settings;
  const topic = alarmTopic(scope);
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
  if (budget) defineBudget(scope, topic, budget);
  return Object.fromEntries(
    Object.entries(rowsFor(watched, settings, stage)).map(([name, row]) => [name, defineAlarm(scope, name, row)]),
  );
}

const FIVE_MINUTES = Duration.minutes(5);
const SLOW_MS = 5000;

function rowsFor({ api, table, functions }: Watched, { refreshMinutes }: Settings, stage: string): Record<string, Row> {
  const own = (name: OwnMetric, period: Duration, statistic: string) => ownMetric(stage, name, { period, statistic });
  const sumOf = (metrics: Metric[]) => sum(metrics, FIVE_MINUTES);
  const throttled = (metricName: string) => throttleMetrics(table, metricName);
  return {
    ServerErrors: { metric: api.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }), threshold: 3 },
    SlowAnswers: {
      metric: api.metricLatency({ period: FIVE_MINUTES, statistic: 'p99' }),
      threshold: SLOW_MS,
      evaluationPeriods: 3,
    },
    FunctionErrors: { metric: sumOf(functions.map((it) => it.metricErrors())), threshold: 3 },
    FunctionThrottles: { metric: sumOf(functions.map((it) => it.metricThrottles())), threshold: 10 },
    ReadThrottles: { metric: sumOf(throttled('ReadThrottleEvents')), threshold: 10 },
    WriteThrottles: { metric: sumOf(throttled('WriteThrottleEvents')), threshold: 10 },
    // Behind in each of five runs, or not run at all: five schedules old.
    SummaryOld: {
      metric: own('SummaryAge', Duration.minutes(refreshMinutes), 'Maximum'),
      threshold: 0,
      isPassed: true,
      evaluationPeriods: 5,
      mustReport: true,
    },
    LoginFailures: { metric: own('LoginFailures', Duration.minutes(15), 'Sum'), threshold: 100 },
  };
}

type Statistic = { period: Duration; statistic: string };

/** A metric that the service counts itself. */
export const ownMetric = (stage: string, metricName: OwnMetric, how: Statistic): Metric =>
  new Metric({ namespace: NAMESPACE, metricName, dimensionsMap: { stage }, ...how });

/** Throttles of the table and of each of its indexes, which are metrics of their own. */
export function throttleMetrics({ tableName: TableName }: ITable, metricName: string): Metric[] {
  const of = (dimensionsMap: Record<string, string>) =>
    new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap });
  return [of({ TableName }), ...INDEXES.map((GlobalSecondaryIndexName) => of({ TableName, GlobalSecondaryIndexName }))];
}

/** Metrics, at most ten in an alarm, that count nothing for a while are taken as 0. */
export function sum(metrics: Metric[], period: Duration): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((it, at) => [`m${at}`, it.with({ statistic: 'Sum' })]));
  return new MathExpression({ expression: 'SUM(FILL(METRICS(), 0))', usingMetrics, period });
}

/** Rings when a queue of what failed for good has anything in it, until it is emptied. @param name the alarm's */
export const alarmOnDeadLetters = (scope: Construct, queue: IQueue, name = 'DeadLetters'): Alarm =>
  defineAlarm(scope, name, {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
    threshold: 1,
  });

function defineAlarm(
  scope: Construct,
  name: string,
  { isPassed, mustReport, evaluationPeriods = 1, ...watched }: Row,
): Alarm {
  const action = new SnsAction(alarmTopic(scope));
  const alarm = new Alarm(scope, `${name}Alarm`, {
    ...watched,
    evaluationPeriods,
    alarmName: `${Stack.of(scope).stackName}-${name}`,
    alarmDescription: `docs/operating.md, Alarms, ${name}`,
    comparisonOperator: isPassed
      ? ComparisonOperator.GREATER_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: mustReport ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  return alarm;
}

/**
 * The one topic of the stack's alarms. It is not encrypted: CloudWatch cannot write to one that is with AWS's own key, and
 * what it says is no customer's.
 */
function alarmTopic(scope: Construct): Topic {
  const stack = Stack.of(scope);
  const known = stack.node.tryFindChild('AlarmTopic');
  if (known instanceof Topic) return known;
  const topic = new Topic(stack, 'AlarmTopic', { enforceSSL: true });
  // With a policy of its own a topic no longer lets everything in its account write to it.
  const principals = ['cloudwatch', 'budgets'].map((it) => new ServicePrincipal(`${it}.amazonaws.com`));
  const conditions = { StringEquals: { 'aws:SourceAccount': stack.account } };
  topic.addToResourcePolicy(
    new PolicyStatement({ actions: ['sns:Publish'], resources: [topic.topicArn], principals, conditions }),
  );
  return topic;
}

/**
 * Says when a day has cost too much: of the whole account, since a budget of one tag counts nothing until somebody has activated the
 * tag for billing. It is no alarm of CloudWatch, whose estimated charges exist in us-east-1 only and have to be switched on.
 */
function defineBudget(scope: Construct, topic: Topic, dollars: number): void {
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${Stack.of(scope).stackName}-day`,
      budgetType: 'COST',
      timeUnit: 'DAILY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      {
        notification: { notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN', threshold: 100 },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      },
    ],
  });
}
