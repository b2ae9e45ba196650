import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Request = {
  method?: string;
  path?: string;
  pathParameters?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Fields of a form, or its text as a browser would send it. */
  form?: Record<string, string> | string;
  cookies?: string[];
  sourceIp?: string;
};

export const HOST = 'intake.example';

export const context = {} as Context;

/** An event of API Gateway with only what a test cares about; a body that is not text is sent as JSON. */
export function httpEvent({
  method = 'GET',
  path = '/',
  pathParameters,
  query = '',
  headers = {},
  body,
  form,
  cookies,
  sourceIp = '192.0.2.1',
}: Request = {}) {
  const text = form === undefined ? jsonOf(body) : String(new URLSearchParams(form));
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    rawPath: path,
    rawQueryString: query,
    pathParameters,
    headers: { ...(text !== undefined && { 'content-type': type }), ...headers },
    cookies,
    requestContext: { requestId: 'test', domainName: HOST, http: { method, sourceIp } },
    body: text,
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
}

const jsonOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
