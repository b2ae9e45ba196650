import { type App, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

/** What cdk-nag finds and why it stays. Each row is for the findings whose rule and place it fits, both from the first to the last letter. */
type Row = { rule: RegExp; at: RegExp; because: string };

export const ACKNOWLEDGED: readonly Row[] = [
  {
    rule: /AwsSolutions-APIG4/,
    at: /(?:Api\/\w+--.*|Fallback)\/Resource/,
    because:
      'The service knows its callers itself, by session, cookie or Conversation-Key, and most routes are open to customers who have no account',
  },
  {
    rule: /AwsSolutions-IAM4\[Policy::arn:<AWS::Partition>:iam::aws:policy\/service-role\/AWSCodeDeployRoleForLambdaLimited\]/,
    at: /Rollout\/Role\/Resource/,
    because: 'The policy that AWS keeps for this role and the CDK adds: it moves aliases and reads alarms, no more',
  },
  {
    rule: /AwsSolutions-IAM5\[Resource::<(?:refreshsummary|eraseexpired)Function\w+\.Arn>:\*\]/,
    at: /SchedulerRoleForTarget-\w+\/DefaultPolicy\/Resource/,
    because: 'The versions of the one function that this schedule runs',
  },
  {
    rule: /AwsSolutions-IAM5\[Resource::arn:<AWS::Partition>:bedrock:\*::foundation-model\/.+\]/,
    at: /(?:save-conversation|create-sales-condition|track-shipment)\/Role\/DefaultPolicy\/Resource/,
    because:
      'An inference profile chooses the region; a condition names the one profile through which the model may be invoked',
  },
  {
    rule: /AwsSolutions-SQS3|Serverless-SQSRedrivePolicy/,
    at: /(?:Event|Webhook)?DeadLetters\/Resource/,
    because: 'It is a dead-letter queue',
  },
  {
    rule: /Serverless-LambdaDLQ/,
    at: /(?:refresh-summary|erase-expired)\/Function\/Resource/,
    because:
      'What they fail at goes to the dead-letter queue as their destination, with the error, which a queue of the function would not have',
  },
  {
    rule: /Serverless-LambdaDLQ/,
    at: /[a-z-]+\/Function\/Resource/,
    because:
      'A gateway or a deployment invokes it and waits for the answer; nothing is invoked asynchronously that could be lost',
  },
  {
    rule: /AwsSolutions-IAM5\[Resource::\*\]/,
    at: /[a-z-]+\/Role\/DefaultPolicy\/Resource/,
    because: 'Traces: X-Ray knows no resources for what writes them, and nothing else is allowed on every resource',
  },
  {
    rule: /AwsSolutions-IAM5\[Action::kms:(?:GenerateDataKey|ReEncrypt)\*\]/,
    at: /[a-z-]+\/Role\/DefaultPolicy\/Resource/,
    because:
      'What DynamoDB asks for, on the one key of the table and through DynamoDB only; it does not say which of these calls it makes',
  },
  {
    rule: /Serverless-LambdaEventSourceMappingDestination/,
    at: /deliver-webhook\/Function\/SqsEventSource:.+\/Resource/,
    because: 'A queue is its source, and has a dead-letter queue of its own; the destination is for streams',
  },
  {
    rule: /Serverless-SNSRedrivePolicy/,
    at: /(?:AlarmTopic|UrgentTickets)\/[^/]+\/Resource/,
    because: 'A mail to a person: the alarm stays on and the ticket stays in the queue, whether it arrives or not',
  },
];

/**
 * Has cdk-nag (https://github.com/cdklabs/cdk-nag, AwsSolutions and Serverless) judge a stack that is complete: to synthesize it fails
 * for each finding that no row acknowledges.
 * @returns what is left of the findings, and the rows that fitted one
 */
export function judge(app: App, stack: Stack): { findings: string[]; used: Set<Row> } {
  const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app)];
  Validations.of(app).addPlugins(...packs);
  const used = new Set<Row>();
  const findings: string[] = [];
  const resources = new Map(stack.node.findAll().map((resource) => [resource.node.path, resource]));
  const judged = packs.flatMap((pack) => pack.validateScope(stack).violations);
  for (const { ruleName, description, violatingResources } of judged) {
    for (const { constructPath = '' } of violatingResources) {
      const place = constructPath.slice(stack.node.path.length + 1);
      const row = ACKNOWLEDGED.find(({ rule, at }) => isWhole(rule, ruleName) && isWhole(at, place));
      const resource = resources.get(constructPath);
      if (row && resource) {
        Validations.of(resource).acknowledge({ id: ruleName, reason: row.because });
        used.add(row);
      } else findings.push(`${ruleName} at ${place}: ${description}`);
    }
  }
  return { findings, used };
}

const isWhole = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] === text;
