import { RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** How every log is kept. `keep`: it outlives the stack. */
export type Keeping = { keep: boolean; logRetentionDays: number; key: IKey | undefined };

export const defineLogGroup = (scope: Construct, id: string, { keep, logRetentionDays, key }: Keeping): LogGroup =>
  new LogGroup(scope, id, {
    retention: logRetentionDays,
    removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    ...(key && { encryptionKey: key }),
  });
