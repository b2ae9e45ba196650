import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * The parameter that holds the server secret of a stage. It is no resource of the stack, since a template would hold its
 * value: the first deployment runs functions/create-secret, and the parameter stays when the stack goes.
 */
export const secretParameter = (stage: string): `/${string}` => `/intake/${stage}/server-secret`;

/** The parameter that holds the key for the tracking provider of a stage. The operator makes it: docs/operating.md. */
export const trackingKeyParameter = (stage: string): `/${string}` => `/intake/${stage}/tracking-api-key`;

/** The parameter that holds the key for the server of the large language model of a stage. The operator makes it too. */
export const readerKeyParameter = (stage: string): `/${string}` => `/intake/${stage}/reader-api-key`;

/** The parameter that holds the secrets of a webhook of a stage. The operator makes it too. @param name the webhook's */
export const webhookSecretParameter = (stage: string, name: string): `/${string}` =>
  `/intake/${stage}/webhooks/${name}`;

/** Allows one action on this one parameter. */
export const onParameter = (scope: Construct, name: `/${string}`, action: 'GetParameter' | 'PutParameter') =>
  new PolicyStatement({
    actions: [`ssm:${action}`],
    resources: [Stack.of(scope).formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) })],
  });
