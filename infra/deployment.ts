import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, type AlarmProps, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { sum } from './alarms.ts';

/** What a route invokes. */
export const LIVE = 'live';

const MINUTE = Duration.minutes(1);
/** The functions answer their own faults, so the gateway sees more 5xx than Lambda sees errors; one or two may be the table's. */
const FAULTS_A_MINUTE = 3;
/** Metrics that an alarm can add up (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html). */
const IN_AN_ALARM = 10;

/**
 * Has CodeDeploy move each alias to a new version: a tenth of its requests, after five minutes the rest. An alarm in the meantime moves all
 * of them back, and CloudFormation then the whole stack: one for crashes and timeouts of ten aliases each, one for the API, whatever
 * else answers 5xx. Of alarms for each alias there is no room: a stack has 500 resources at most.
 */
export function defineCanaries(stack: Construct, api: HttpApi, aliases: readonly Alias[]): void {
  const scope = new Construct(stack, 'Rollout');
  const application = new LambdaApplication(scope, 'Application');
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
  const faults = rollbackAlarm(scope, 'Faults', {
    metric: api.metricServerError({ period: MINUTE, statistic: 'Sum' }),
    threshold: FAULTS_A_MINUTE,
    alarmDescription: 'The API answers 5xx: a deployment that runs is rolled back',
  });
  for (let from = 0; from < aliases.length; from += IN_AN_ALARM) {
    const together = aliases.slice(from, from + IN_AN_ALARM);
    const names = together.map(({ lambda }) => lambda.node.scope?.node.id).join(', ');
    const errors = rollbackAlarm(scope, `Errors${from / IN_AN_ALARM + 1}`, {
      metric: sum(
        together.map((alias) => alias.metricErrors()),
        MINUTE,
      ),
      threshold: 1,
      alarmDescription: `A function crashes or takes too long: a deployment that runs is rolled back (${names})`,
    });
    for (const alias of together) {
      new LambdaDeploymentGroup(alias, 'Canary', {
        application,
        role,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [errors, faults],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    }
  }
}

const rollbackAlarm = (
  scope: Construct,
  id: string,
  watched: Pick<AlarmProps, 'metric' | 'threshold' | 'alarmDescription'>,
) => new Alarm(scope, id, { ...watched, evaluationPeriods: 1, treatMissingData: TreatMissingData.NOT_BREACHING });
