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
  { stage: 'trial', allowedOrigins: '*', trackingProvider: { kind: 'easypost' }, ...openai },
  { stage: 'trial', ...bedrock('eu.anthropic.claude-haiku-4-5-20251001-v1:0') },
  { stage: 'trial', ...bedrock('anthropic.claude-haiku-4-5-20251001-v1:0') },
];

describe('cdk-nag', () => {
  const judged = DEPLOYMENTS.map((context) => {
    const { app, stack } = aStack(context);
    return { context, ...judge(app, stack) };
  });

  test.each(judged)('finds nothing that infra/nag.ts does not acknowledge: $context', ({ findings }) => {
    expect(findings).toEqual([]);
  });

  test('finds something for every row', () => {
    const used = new Set(judged.flatMap((it) => [...it.used]));

    expect(ACKNOWLEDGED.filter((row) => !used.has(row))).toEqual([]);
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
