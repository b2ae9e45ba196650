import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Metric as OwnMetric } from '../shared/metric-names.ts';
import { ownMetric, throttleMetrics } from './alarms.ts';

/** What is shown. `functions`: all of them, by folder. */
type Shown = {
  api: HttpApi;
  table: ITable;
  functions: ReadonlyMap<string, IFunction>;
  alarms: readonly Alarm[];
  stage: string;
};

const period = Duration.minutes(5);
const WIDTH = 8;

/** One page: do requests work, what do customers get from it, what is in the way, and which function is it. */
export function defineDashboard(scope: Construct, { api, table, functions, alarms, stage }: Shown): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: WIDTH, height: 6 });
  const own = (name: OwnMetric, label: string, statistic = 'Sum') =>
    ownMetric(stage, name, { period, statistic }).with({ label });
  const ofEach = (metric: 'metricErrors' | 'metricThrottles' | 'metricDuration', statistic: string) =>
    [...functions].map(([folder, it]) => it[metric]({ period, statistic, label: folder }));
  const units = (name: string) => table.metric(name, { period, statistic: 'Sum' });
  const rows = [
    [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 3 * WIDTH, height: 4 })],
    [
      graph(
        'Requests',
        [api.metricCount({ period, label: 'all' })],
        [api.metricClientError({ period, label: '4xx' }), api.metricServerError({ period, label: '5xx' })],
      ),
      graph(
        'Milliseconds',
        ['p50', 'p90', 'p99'].map((statistic) => api.metricLatency({ period, statistic, label: statistic })),
      ),
      graph('Age of the summary, seconds', [own('SummaryAge', 'age', 'Maximum')]),
    ],
    [
      graph('Conversations', [
        own('ConversationsSaved', 'saved'),
        own('ConversationsCompleted', 'completed'),
        own('MessagesUnread', 'messages without a text that is found'),
      ]),
      graph('Tickets', [
        own('TicketsUrgent', 'urgent'),
        own('TicketsHigh', 'high'),
        own('TicketsMedium', 'medium'),
        own('TicketsLow', 'low'),
      ]),
      graph('Fields known of a saved conversation, of four', [
        new MathExpression({
          expression: 'FILL(fields, 0) / saved',
          usingMetrics: { fields: own('FieldsRead', 'fields'), saved: own('ConversationsSaved', 'saved') },
          period,
          label: 'fields',
        }),
      ]),
    ],
    [
      graph('In the way', [
        own('Conflicts', 'conflicts of writes'),
        own('TransactionsThrottled', 'throttled transactions'),
        own('RequestsThrottled', '429'),
        own('RequestsUnavailable', '503'),
      ]),
      graph('Others', [
        own('LoginFailures', 'failed logins'),
        own('LoginProviderFailures', 'login provider'),
        own('TrackingFailures', 'tracking provider'),
        own('ReaderFailures', 'model'),
        own('WebhookFailures', 'webhooks'),
        own('WebhooksGone', 'webhooks that want no more'),
      ]),
      graph(
        'The model that reads',
        [
          own('ReaderCalls', 'calls'),
          own('ReaderFallbacks', 'read by the built-in reader'),
          own('ReaderValuesDropped', 'values that nobody said'),
        ],
        [own('ReaderTokensIn', 'tokens in'), own('ReaderTokensOut', 'tokens out')],
      ),
    ],
    [
      graph('Errors by function', ofEach('metricErrors', 'Sum')),
      graph('Throttles by function', ofEach('metricThrottles', 'Sum')),
      graph('Milliseconds by function, p99', ofEach('metricDuration', 'p99')),
    ],
    [
      graph('Units of the table', [units('ConsumedReadCapacityUnits'), units('ConsumedWriteCapacityUnits')]),
      graph(
        'Throttles of the table and its indexes',
        ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((name) =>
          throttleMetrics(table, name).map((it) => it.with({ period, statistic: 'Sum' })),
        ),
      ),
    ],
  ];
  new Dashboard(scope, 'Dashboard', {
    dashboardName: Stack.of(scope).stackName,
    widgets: rows,
  });
}
