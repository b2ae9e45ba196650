import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { EnvName } from '../shared/env.ts';
import { ATTEMPTS } from '../shared/events/retry.ts';
import { EVENTS } from '../shared/store/keys.ts';
import { eventSender, webhookDeliverer } from './routes.ts';
import { onParameter, webhookSecretParameter } from './server-secret.ts';
import type { Settings } from './settings.ts';

type Row = typeof eventSender | typeof webhookDeliverer;
type More = {
  environment: Partial<Record<EnvName, string>>;
  allowed?: PolicyStatement[];
  timeout: Duration;
};
type Props = {
  settings: Settings;
  table: ITable;
  /** Where the desk is, without a slash at its end. */
  url: string;
  define: (row: Row, more: More) => LambdaFunction;
};

/** Whether anybody is told of events; else none are written, and there is nothing of this page. */
export const hasEvents = ({ events, webhooks, notifyEmail }: Settings): boolean =>
  events === 'bus' || webhooks.length > 0 || notifyEmail !== undefined;

const DELIVERY = Duration.seconds(30);

/**
 * What tells others of events: the table's stream invokes send-events with every event that was committed, which puts it on
 * the service's own bus and into the queue for webhooks.
 * @returns the queues of what nobody could be told, where there are any
 */
export function defineEvents(scope: Construct, { settings, table, url, define }: Props): Queue[] {
  if (!hasEvents(settings)) return [];
  const { stage, webhooks, notifyEmail } = settings;
  const bus = new EventBus(scope, 'Events', { eventBusName: `Intake-${stage}` });
  const unheard = new Queue(scope, 'EventDeadLetters', { ...QUEUE, retentionPeriod: Duration.days(14) });
  const queues = webhooks.length > 0 ? defineWebhooks(scope, settings, define) : undefined;
  const sender = define(eventSender, {
    environment: {
      EVENT_BUS: bus.eventBusName,
      WEBHOOKS: JSON.stringify(webhooks),
      ...(queues && { WEBHOOK_QUEUE: queues.queue.queueUrl }),
    },
    timeout: Duration.minutes(1),
  });
  bus.grantPutEventsTo(sender);
  queues?.queue.grantSendMessages(sender);
  sender.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON, // what was written before the function was there is told too
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'), // DynamoDB's own removals are in the stream too
          dynamodb: { Keys: { PK: { S: FilterRule.beginsWith(EVENTS) } } },
        }),
      ],
      batchSize: 100,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      maxRecordAge: Duration.hours(23), // a stream keeps a day: what fails for as long as it can be tried again is kept as a dead letter
      onFailure: new SqsDlq(unheard),
    }),
  );
  if (notifyEmail !== undefined) notifyByMail(scope, { bus, unheard, address: notifyEmail, url });
  new CfnOutput(scope, 'EventBusName', { value: bus.eventBusName, description: 'Where rules find the events' });
  return queues ? [unheard, queues.deadLetters] : [unheard];
}

const QUEUE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } satisfies QueueProps;

/** First in, first out for each webhook and conversation, of which thousands go on at once (high throughput). */
const FIFO = {
  ...QUEUE,
  fifo: true,
  deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
  fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
  retentionPeriod: Duration.days(14),
} satisfies QueueProps;

function defineWebhooks(scope: Construct, { stage, webhooks }: Settings, define: Props['define']) {
  const deadLetters = new Queue(scope, 'WebhookDeadLetters', FIFO);
  const queue = new Queue(scope, 'Webhooks', {
    ...FIFO,
    visibilityTimeout: Duration.seconds(6 * DELIVERY.toSeconds()), // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: ATTEMPTS },
  });
  const deliverer = define(webhookDeliverer, {
    environment: {
      WEBHOOKS: JSON.stringify(webhooks),
      WEBHOOK_QUEUE: queue.queueUrl,
      WEBHOOK_SECRETS: `ssm:${webhookSecretParameter(stage, '')}`,
    },
    allowed: webhooks.map(({ name }) => onParameter(scope, webhookSecretParameter(stage, name), 'GetParameter')),
    timeout: DELIVERY,
  });
  // One message a batch: functions/deliver-webhook says why.
  deliverer.addEventSource(
    new SqsEventSource(queue, { batchSize: 1, maxConcurrency: 10, reportBatchItemFailures: true }),
  );
  new CfnOutput(scope, 'WebhookDeadLettersArn', { value: deadLetters.queueArn, description: 'What no webhook took' });
  return { queue, deadLetters };
}

type Mail = { bus: EventBus; unheard: Queue; address: string; url: string };

/** A mail for each ticket that becomes urgent: its id, priority and type, and where it is; nothing that the customer said. */
function notifyByMail(scope: Construct, { bus, unheard, address, url }: Mail): void {
  const topic = new Topic(scope, 'UrgentTickets', { displayName: 'Urgent tickets', enforceSSL: true });
  topic.addSubscription(new EmailSubscription(address));
  const of = (name: string) => EventField.fromPath(`$.detail.data.${name}`);
  const words = `Ticket ${of('ticket_id')} (${of('type')}) is ${of('priority')}. ${url}/tickets/${of('ticket_id')}`;
  const target = new SnsTopic(topic, { message: RuleTargetInput.fromText(words), deadLetterQueue: unheard });
  new Rule(scope, 'BecomesUrgent', {
    eventBus: bus,
    eventPattern: { detail: { data: { becomes_urgent: [true] } } },
    targets: [target],
  });
}
