import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answerUnreadable, ownAnswer, preflightAnswer } from './own-answers.ts';
import type { Cors } from './template.ts';

/** Answers an event of API Gateway, payload format 2.0. */
export type Invoke = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
export type GatewayRoute = { key: string; invoke: Invoke };

const MAX_BODY_BYTES = 10 * 1024 * 1024; // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
// Bodies of these types reach a function as text, all others in base64.
const TEXT = /^(?:text\/|application\/(?:[^;]*\+)?(?:json|xml|javascript)\s*(?:;|$))/i;

export type Gateway = {
  server: Server;
  /** Takes no new request, and settles when those in flight are answered; what is still open after so long is cut. */
  drain: (ms: number) => Promise<void>;
};

/** An HTTP server that does what an HTTP API does between a client and the functions behind its routes. */
export function createGateway(routes: readonly GatewayRoute[], cors: Cors | undefined): Gateway {
  const match = matcher(routes);
  let isDraining = false;
  const server = createServer(async (request, response) => {
    const answer = isDraining ? BUSY : await answerTo(request, match, cors).catch(() => FAULT);
    const last = isDraining && { connection: 'close' }; // else a client would keep the connection for its next request
    send(response, { ...answer, headers: { ...answer.headers, ...corsHeaders(request, cors), ...last } });
  });
  answerUnreadable(server);
  const drain = async (ms: number) => {
    isDraining = true;
    const closed = new Promise((done) => server.close(done));
    const patience = setTimeout(() => server.closeAllConnections(), ms);
    await closed;
    clearTimeout(patience);
  };
  return { server, drain };
}

const FAULT = ownAnswer(500, 'Internal Server Error');
const BUSY = ownAnswer(503, 'Service Unavailable', { 'retry-after': '1' });

async function answerTo(
  request: IncomingMessage,
  match: ReturnType<typeof matcher>,
  cors: Cors | undefined,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (!isForHere(request)) return ownAnswer(421, 'Misdirected Request');
  if (cors && isPreflight(request)) return preflightAnswer;
  const url = URL.parse(`http://local${request.url ?? '/'}`);
  if (!url) return ownAnswer(400, 'Bad Request');
  const body = await readBody(request);
  if (!body) return ownAnswer(413, 'Request Entity Too Large');
  const found = match(request.method ?? 'GET', url.pathname);
  return found.invoke(eventOf(request, url, body, found));
}

type Match = GatewayRoute & { pathParameters: Record<string, string> };

/** Chooses as the gateway does: a path without variables before one with, before `$default`; a slash at its end is none. */
function matcher(routes: readonly GatewayRoute[]): (method: string, path: string) => Match {
  const patterns = routes
    .map((route) => {
      const [method = '', path = ''] = route.key.split(' ');
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
      return { route, method, pattern, variables: path.split('{').length - 1 };
    })
    .sort((a, b) => a.variables - b.variables);
  const fallback = routes.find(({ key }) => key === '$default');
  return (method, path) => {
    const found = patterns.find((it) => it.method === method && it.pattern.test(path));
    const route = found?.route ?? fallback;
    if (!route) throw new Error('The stack has no $default route');
    const groups = found ? (found.pattern.exec(path)?.groups ?? {}) : {};
    return {
      ...route,
      pathParameters: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)])),
    };
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return length <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

function eventOf(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { key, pathParameters }: Match,
): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = Object.fromEntries(
    Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values.join(',')]),
  );
  const isText = TEXT.test(headers['content-type'] ?? '') && body.equals(Buffer.from(body.toString()));
  const now = new Date();
  return {
    version: '2.0',
    routeKey: key,
    rawPath: decoded(url.pathname),
    rawQueryString: url.search.slice(1),
    cookies: cookie?.split(/;\s*/),
    headers,
    queryStringParameters: Object.fromEntries(
      [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(',')]),
    ),
    pathParameters,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: headers['host'] ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: key,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    body: body.length === 0 ? undefined : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Another name for this machine is a page's that had its own name point here, to read as if it were from here (DNS rebinding). */
const isForHere = ({ headers: { host } }: IncomingMessage) =>
  host === undefined || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

function corsHeaders(request: IncomingMessage, cors: Cors | undefined): Record<string, string> {
  const { origin } = request.headers;
  const allowed = cors?.AllowOrigins.find((it) => it === '*' || it === origin);
  if (!cors || !origin || !allowed) return {};
  const common: Record<string, string> = {
    'access-control-allow-origin': allowed,
    'access-control-expose-headers': cors.ExposeHeaders.join(','),
  };
  if (!isPreflight(request)) return common;
  return {
    ...common,
    'access-control-allow-methods': cors.AllowMethods.join(','),
    'access-control-allow-headers': cors.AllowHeaders.join(','),
    'access-control-max-age': String(cors.MaxAge),
  };
}

function send(
  response: ServerResponse,
  { statusCode = 200, headers, cookies, body, isBase64Encoded }: APIGatewayProxyStructuredResultV2,
): void {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
  if (cookies) response.setHeader('set-cookie', cookies);
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  if (statusCode !== 204 && statusCode !== 304) response.setHeader('content-length', bytes.length);
  response.writeHead(statusCode).end(bytes);
}
