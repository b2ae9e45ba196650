import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** What every route invokes. */
export const LIVE = 'live';

const MINUTE = { period: Duration.minutes(1), statistic: 'Sum' };
/** The functions answer their own faults, so the gateway sees more 5xx than Lambda sees errors; one or two may be the table's. */
const FAULTS_A_MINUTE = 3;

/**
 * Has CodeDeploy move each alias to a new version: a tenth of its requests, after five minutes the rest. An alarm in the meantime moves all
 * of them back, and CloudFormation then the whole stack. One alarm an alias tells crashes and timeouts of its own code, one
 * for the API whatever else answers 5xx.
 */
export function defineCanaries(stack: Construct, api: HttpApi, aliases: readonly Alias[]): void {
  const scope = new Construct(stack, 'Rollout');
  const application = new LambdaApplication(scope, 'Application');
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
  const faults = new Alarm(scope, 'Faults', {
    metric: api.metricServerError(MINUTE),
    alarmDescription: 'The API answers 5xx: a deployment that runs is rolled back',
    threshold: FAULTS_A_MINUTE,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  for (const alias of aliases) {
    const errors = new Alarm(alias, 'Errors', {
      metric: alias.metricErrors(MINUTE),
      alarmDescription: `${alias.lambda.node.scope?.node.id} crashes or takes too long: a deployment that runs is rolled back`,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
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
