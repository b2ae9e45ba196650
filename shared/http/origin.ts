import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isSecure } from './cookie.ts';

/**
 * Where this service is for browsers. The host is the one that the gateway knows the API by, and on one machine a name of that
 * machine (infra/local/gateway.ts), so that nobody can have a link lead elsewhere by a header.
 */
export const originOf = ({ requestContext }: APIGatewayProxyEventV2): string =>
  `${isSecure ? 'https' : 'http'}://${requestContext.domainName}`;
