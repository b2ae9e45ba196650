import { CfnOutput } from 'aws-cdk-lib';
import { ApiMapping, DomainName, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** Lets the API answer under a name of the operator's, who points it in DNS to the output; nothing where none is set. */
export function defineDomain(scope: Construct, api: HttpApi, { domainName, certificateArn }: Settings): void {
  if (!domainName || !certificateArn) return;
  const certificate = Certificate.fromCertificateArn(scope, 'Certificate', certificateArn);
  const domain = new DomainName(scope, 'Domain', { domainName, certificate });
  new ApiMapping(scope, 'DomainMapping', { api, domainName: domain });
  new CfnOutput(scope, 'DomainTarget', {
    value: domain.regionalDomainName,
    description: `What ${domainName} is a CNAME of, or an alias`,
  });
  new CfnOutput(scope, 'DomainTargetZone', {
    value: domain.regionalHostedZoneId,
    description: 'The hosted zone of that target, which an alias record of Route 53 names',
  });
}
