import { describe, expect, test } from '@jest/globals';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { mailsFor } from '../../infra/local/mail.ts';
import { readDeployment } from '../../infra/local/template.ts';
import { ATTEMPTS } from '../../shared/events/retry.ts';
import { aStack, settingsWith } from '../support/stack.ts';

function synthesized(context: object) {
  const { template: made, bundles } = aStack({ stage: 'trial', ...context });
  const template = made();
  return { template, deployment: () => readDeployment({ template: template.toJSON(), bundles }, 'test') };
}

const webhooks = [
  'https://crm.example.com/hook',
  { url: 'https://b.example/', name: 'reports', types: ['summary.refreshed'] },
];
const whole = synthesized({ webhooks, notifyEmail: 'desk@example.com' });
const statementsOf = (template: Template, folder: string) => {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
  const [, { Properties }] = policies.find(([id]) => id.startsWith(`${folder.replaceAll('-', '')}Role`)) ?? ['', {}];
  return Properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[];
};
const variablesOf = (template: Template, folder: string) => {
  const [found] = Object.values(
    template.findResources('AWS::Lambda::Function', { Properties: { Description: `functions/${folder}` } }),
  );
  return found?.['Properties'].Environment.Variables;
};

describe('where nobody hears of events', () => {
  const { template, deployment } = synthesized({});

  test('there is no stream, no bus, no queue and no function for them, and none are written', () => {
    for (const type of ['AWS::Events::EventBus', 'AWS::Lambda::EventSourceMapping', 'AWS::Events::Rule'])
      template.resourceCountIs(type, 0);
    template.resourceCountIs('AWS::SQS::Queue', 1); // of what the clock runs
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', { StreamSpecification: Match.absent() });
    expect(variablesOf(template, 'save-conversation')).toMatchObject({ EVENTS: 'none' });
    for (const folder of ['send-events', 'deliver-webhook']) expect(variablesOf(template, folder)).toBeUndefined();
    expect(deployment().told).toBeUndefined();
  });
});

test.each([{ events: 'bus' }, { webhooks: 'https://crm.example.com/hook' }, { notifyEmail: 'desk@example.com' }])(
  'with %j events are written, and told to the bus',
  (context) => {
    const { template } = synthesized(context);

    expect(variablesOf(template, 'save-conversation')).toMatchObject({ EVENTS: 'on', WEBHOOKS: 'none' });
    template.hasResourceProperties('AWS::Events::EventBus', { Name: 'Intake-trial' });
    template.hasOutput('EventBusName', {});
    template.resourceCountIs('AWS::Events::Rule', 'notifyEmail' in context ? 1 : 0);
    template.resourceCountIs('AWS::Lambda::EventSourceMapping', 'webhooks' in context ? 2 : 1);
  },
);

describe('the stream', () => {
  test('invokes send-events with new events and with nothing else that is written', () => {
    const [, mapping] =
      Object.entries(whole.template.findResources('AWS::Lambda::EventSourceMapping')).find(([id]) =>
        id.startsWith('sendevents'),
      ) ?? [];
    const { FilterCriteria, ...properties } = mapping?.['Properties'] ?? {};

    expect(FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { PK: { S: [{ prefix: 'EVENTS#' }] } } } },
    ]);
    expect(properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRecordAgeInSeconds: 23 * 3600,
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
    expect(properties.MaximumRetryAttempts).toBeUndefined(); // as long as the record is there
    whole.template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
  });
});

describe('the queue for webhooks', () => {
  test('keeps the order of each conversation for each webhook, and gives up after as many attempts as there are pauses', () => {
    whole.template.hasResourceProperties('AWS::SQS::Queue', {
      FifoQueue: true,
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
      RedrivePolicy: { maxReceiveCount: ATTEMPTS, deadLetterTargetArn: Match.anyValue() },
      VisibilityTimeout: 180,
    });
    whole.template.hasOutput('WebhookDeadLettersArn', {});
  });

  test('hands out one message at a time, so that those behind one that fails are not counted as tried', () => {
    whole.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 10 },
    });
  });
});

describe('the functions may do no more than they need', () => {
  const allowed = (folder: string) =>
    statementsOf(whole.template, folder)
      .flatMap(({ Action }) => Action)
      .filter((action) => !/^(?:logs|xray):/.test(action)); // as every function may

  test('send-events reads the stream, puts events and queues messages', () => {
    expect([...new Set(allowed('send-events'))].sort()).toEqual([
      ...['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      'events:PutEvents',
      ...['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    ]);
    const everywhere = statementsOf(whole.template, 'send-events').filter(({ Resource }) => Resource === '*');
    expect(JSON.stringify(everywhere)).not.toMatch(/dynamodb|events:|sqs/);
  });

  test('deliver-webhook takes messages, reads the secrets of the webhooks, and keeps which of them are gone', () => {
    const statements = statementsOf(whole.template, 'deliver-webhook');

    expect([...new Set(allowed('deliver-webhook'))].sort()).toEqual([
      ...['dynamodb:GetItem', 'dynamodb:PutItem'],
      ...['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
      ...['sqs:ReceiveMessage', 'ssm:GetParameter'],
    ]);
    expect(JSON.stringify(statements)).toContain('["WEBHOOK#*"]');
    expect(JSON.stringify(statements).match(/parameter\/[^"]+/g)).toEqual([
      'parameter/intake/trial/webhooks/crm.example.com',
      'parameter/intake/trial/webhooks/reports',
    ]);
    expect(variablesOf(whole.template, 'deliver-webhook')).toMatchObject({
      WEBHOOK_SECRETS: 'ssm:/intake/trial/webhooks/',
      WEBHOOK_TARGETS: 'public',
    });
  });
});

test('a mail says which ticket became urgent and where it is, and nothing that the customer said', () => {
  const { told } = whole.deployment();
  const event = (data: object) => ({
    Detail: JSON.stringify({ type: 'ticket.updated', data: { ticket_id: 'TKT-7', type: 'plumbing', ...data } }),
  });
  const entries = [
    event({ priority: 'urgent', becomes_urgent: true }),
    event({ priority: 'urgent', becomes_urgent: false }),
    event({}),
  ];

  whole.template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'desk@example.com' });
  expect(told && mailsFor(entries, told.rules, 'https://desk')).toEqual([
    'Ticket TKT-7 (plumbing) is urgent. https://desk/tickets/TKT-7',
  ]);
});

test('a mail leads to the domain of the service where it has one', () => {
  const certificateArn = 'arn:aws:acm:eu-central-1:123456789012:certificate/12345678-1234-1234-1234-123456789012';
  const { template } = synthesized({
    ...{ notifyEmail: 'desk@example.com', domainName: 'intake.example.com', certificateArn },
  });

  const [rule] = Object.values(template.findResources('AWS::Events::Rule'));
  expect(rule?.['Properties'].Targets[0].InputTransformer.InputTemplate).toContain(
    'https://intake.example.com/tickets/',
  );
});

test('the local runtime finds the same functions and limits in the template', () => {
  const { told, functions } = whole.deployment();

  expect(told).toMatchObject({ attempts: ATTEMPTS, visibilityMs: 180_000 });
  for (const id of [told?.sender ?? '', told?.deliverer ?? '']) expect(functions.has(id)).toBe(true);
});

describe('the setting webhooks', () => {
  const crm = { name: 'crm.example.com', url: 'https://crm.example.com/hook' };

  test.each([
    ['none', []],
    [[], []],
    ['https://crm.example.com/hook', [crm]],
    [[crm.url], [crm]],
    [
      'https://a.example/,https://b.example/?key=1',
      [
        { name: 'a.example', url: 'https://a.example/' },
        { name: 'b.example', url: 'https://b.example/?key=1' },
      ],
    ],
    [`[{"url": "${crm.url}", "types": ["ticket.created"]}]`, [{ ...crm, types: ['ticket.created'] }]],
    [[{ ...crm, name: 'crm' }], [{ ...crm, name: 'crm' }]],
  ])('%j is read as %j', (given, expected) => {
    expect(settingsWith({ webhooks: given }).webhooks).toEqual(expected);
  });

  test.each([
    ['http://crm.example.com/', 'is not an https URL'],
    ['https://10.0.0.1/', 'is no public address'],
    [[{ url: 'https://[fd00::1]/', name: 'x' }], 'is no public address'],
    ['https://2130706433/', 'is no public address'],
    ['https://user:key@crm.example.com/', 'is not the URL of a webhook'],
    ['ftp://crm.example.com/', 'is not the URL of a webhook'],
    [[{}], 'undefined is not the URL of a webhook'],
    [[{ ...crm, type: 'x' }], '"type" is not one of name, url, types'],
    [[{ ...crm, types: ['ticket.deleted'] }], '"ticket.deleted" is not one of conversation.completed'],
    [[{ ...crm, name: '../secret' }], '"../secret" is not a name'],
    [[crm.url, `${crm.url}2`], 'Two webhooks have the name crm.example.com'],
    [Array.from({ length: 11 }, (_, n) => `https://${n}.example.com/`), 'There are 11 webhooks, of at most 10'],
  ])('%j is refused: %s', (given, reason) => {
    expect(() => settingsWith({ webhooks: given })).toThrow('Setting "webhooks": ');
    expect(() => settingsWith({ webhooks: given })).toThrow(reason);
  });

  test('only on this machine a webhook may be on this machine', () => {
    const webhooks = [{ name: 'local', url: 'http://localhost:4000/hook' }];

    expect(settingsWith({ stage: 'local', webhooks }).webhooks).toEqual(webhooks);
    expect(() => settingsWith({ webhooks })).toThrow('is not an https URL');
  });
});

test.each(['desk', 'a@b', 'a@b.example, c@d.example', ''])('notifyEmail %j is refused', (notifyEmail) => {
  expect(() => settingsWith({ notifyEmail })).toThrow('Setting "notifyEmail": ');
});
