import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Request = {
  method?: string;
  path?: string;
  pathParameters?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export const context = {} as Context;

/** An event of API Gateway with only what a test cares about; a body that is not text is sent as JSON. */
export function httpEvent({
  method = 'GET',
  path = '/',
  pathParameters,
  query = '',
  headers = {},
  body,
}: Request = {}) {
  return {
    rawPath: path,
    rawQueryString: query,
    pathParameters,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    requestContext: { requestId: 'test', http: { method } },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
}
