import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { ACKNOWLEDGED, judge } from '../../infra/nag.ts';
import { aFolder } from '../support/server.ts';
import { aStack } from '../support/stack.ts';

const bedrock = (modelId: string) => ({ reader: { kind: 'bedrock', modelId } });
const openai = { reader: { kind: 'openai', url: 'https://llm.example.com/v1', model: 'a' } };

/** Deployments that differ in what they have. */
const DEPLOYMENTS = [
  { stage: 'prod' },
  { stage: 'prod', rollout: 'at-once', restoredTable: 'another', postConcurrency: 'none' },
  {
    stage: 'prod',
    webhooks: 'https://hooks.example.com/intake',
    notifyEmail: 'desk@example.com',
    alarmEmail: 'operator@example.com',
    budget: 10,
    mailFrom: 'no-reply@example.com',
    domainName: 'intake.example.com',
    certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/0b1c2d3e-1111-4222-8333-444455556666',
  },
  {
    stage: 'trial',
    events: 'bus',
    kmsKeyArn: 'arn:aws:kms:eu-west-1:123456789012:key/0b1c2d3e-1111-4222-8333-444455556666',
  },
  {
    stage: 'trial',
    allowedOrigins: '*',
    trackingProvider: { kind: 'easypost' },
    mailFrom: 'no-reply@example.com',
    ...openai,
  },
  { stage: 'trial', ...bedrock('eu.anthropic.claude-haiku-4-5-20251001-v1:0') },
  { stage: 'trial', ...bedrock('anthropic.claude-haiku-4-5-20251001-v1:0') },
];

describe('cdk-nag', () => {
  const judged = DEPLOYMENTS.map((context) => {
    const { app, stack, template } = aStack(context);
    return { context, template, ...judge(app, stack) };
  });

  test.each(judged)('finds nothing that infra/nag.ts does not acknowledge: $context', ({ findings }) => {
    expect(findings).toEqual([]);
  });

  test('finds something for every row', () => {
    const used = new Set(judged.flatMap((it) => [...it.used]));

    expect(ACKNOWLEDGED.filter((row) => !used.has(row))).toEqual([]);
  });

  test('is told the truth of what may be done with every resource: X-Ray alone', () => {
    const onAll = judged
      .flatMap(({ template }) => Object.values(template().findResources('AWS::IAM::Policy')))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Resource }) => [Resource].flat().includes('*'));

    expect(new Set(onAll.flatMap(({ Action }) => Action))).toEqual(
      new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']),
    );
  });

  test('says the rule and the place of what it finds', () => {
    const app = new App({ outdir: aFolder() });
    const stack = new Stack(app, 'Other');
    new Queue(stack, 'Open');

    const { findings } = judge(app, stack);

    expect(findings).toContain(
      'AwsSolutions-SQS4 at Open/Resource: The SQS queue does not require requests to use SSL.',
    );
  });
});
