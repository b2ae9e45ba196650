import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * Allows to send mail from this one address, and nothing where there is none. SES asks for the identity that sends and its
 * configuration set, in the sandbox also for the one that gets it
 * (https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonsimpleemailservicev2.html), so that the address is
 * held by a condition.
 */
export function statementsForMail(scope: Construct, mailFrom: string | undefined): PolicyStatement[] {
  if (!mailFrom) return [];
  const every = (resource: string) => Stack.of(scope).formatArn({ service: 'ses', resource, resourceName: '*' });
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [every('identity'), every('configuration-set')],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  ];
}
