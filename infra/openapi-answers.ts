import type { JSONSchema } from 'json-schema-to-ts';
import type { HeaderName } from './openapi-headers.ts';
import type { AccessWord } from './openapi-words.ts';

type Schema = Exclude<JSONSchema, boolean>;

const problemSchema = {
  title: 'ValidationError',
  type: 'object',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: { type: 'array', items: { type: ['string', 'integer'] }, description: 'Where the faulty input is' },
    msg: { type: 'string' },
    type: { type: 'string' },
    ctx: { type: 'object', additionalProperties: true, description: 'Figures of the rule that was broken' },
  },
} as const satisfies Schema;
const validationErrorSchema = {
  title: 'HTTPValidationError',
  type: 'object',
  required: ['detail'],
  properties: { detail: { type: 'array', items: problemSchema } },
} as const satisfies Schema;
const errorSchema = {
  title: 'Error',
  type: 'object',
  required: ['detail', 'code'],
  properties: { detail: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' } },
} as const satisfies Schema;
const gatewaySchema = {
  title: 'GatewayError',
  description: 'What the gateway says by itself',
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const satisfies Schema;

/** The bodies of refusals. */
export const refusalSchemas = [errorSchema, validationErrorSchema, gatewaySchema];

export const ref = (kind: 'schemas' | 'headers' | 'parameters', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
export const headersNamed = (names: readonly HeaderName[]) =>
  names.length > 0 ? { headers: Object.fromEntries(names.map((name) => [name, ref('headers', name)])) } : {};

const CODES: Record<string, string> = {
  400: 'unreadable_body',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'ticket_changed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'throttled',
  500: 'internal',
  503: 'unavailable',
};
const HEADERS: Record<string, HeaderName[]> = {
  303: ['Location'],
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  415: ['Accept'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};
/** What the gateway may refuse before the service does. */
const OF_GATEWAY = ['413', '429', '503'];
const anyOfBoth = { anyOf: [ref('schemas', 'Error'), ref('schemas', 'GatewayError')] };
const ofGateway = (message: string) => ({
  content: { 'application/json': { schema: ref('schemas', 'GatewayError'), example: { message } } },
});

export const PAGE = '<!doctype html><html lang="en">…</html>';
export const asPage = { 'text/html': { schema: { type: 'string' }, example: PAGE } };

/** An answer other than 200: what it means, and for a refusal its body, to a browser as a page where there are pages. */
export function otherAnswer(status: string, description: string, hasPage: boolean, names = HEADERS[status] ?? []) {
  const said = { description, ...headersNamed(names) };
  if (status.startsWith('3')) return said;
  const schema = OF_GATEWAY.includes(status) ? anyOfBoth : ref('schemas', 'Error');
  const example = { detail: description, code: CODES[status], request_id: 'a3c1f2d4-0b6e-4f7a-9c1d-5e8f7a6b4c3d' };
  return { ...said, content: { 'application/json': { schema, example }, ...(hasPage && asPage) } };
}

export const invalid = (hasPage: boolean, loc: (string | number)[]) => ({
  description: 'Faulty input, all of it at once',
  content: {
    'application/json': {
      schema: ref('schemas', 'HTTPValidationError'),
      example: { detail: [{ type: 'missing', loc, msg: 'Field required' }] },
    },
    ...(hasPage && asPage),
  },
});

/** Whatever else the gateway says, without asking the service. */
export const otherOfGateway = { description: 'What the gateway says by itself', ...ofGateway('Bad Request') };

/** What an address may come to by its own rules is more than a gateway takes. */
export const tooLong = {
  description: 'The address or a header is too long for the gateway',
  ...ofGateway('Request Header Fields Too Large'),
};

const COMMON = {
  429: 'Too many requests',
  500: 'Internal Server Error',
  503: 'The service is busy; try again',
};
const TOO_LARGE = 'The body is larger than 1 MiB';
const LOG_IN = 'Log in first';
const OF_ACCESS: Record<AccessWord, Record<number, string>> = {
  everybody: {},
  anybody: {},
  sender: {
    403: 'The user_id is an account, and not the one that is logged in',
    409: 'The conversation belongs to another user, is not yours to continue, was erased, or is being written; or the same request is',
    413: `${TOO_LARGE}, or the conversation is full`,
  },
  readers: { 401: 'Log in to read this' },
  keyholders: { 401: 'Log in to read this' },
  account: { 401: LOG_IN },
  staff: { 401: LOG_IN, 403: 'Only staff may do this' },
};

/** Why a request may be refused beside what its endpoint says, by status. */
export function refusals(kind: { access: AccessWord; takesForm: boolean; takesJson: boolean; hasPage: boolean }) {
  return {
    ...COMMON,
    ...(kind.takesJson && { 400: 'There was an error parsing the body', 413: TOO_LARGE }),
    ...(kind.takesForm && {
      403: 'This form was sent from another site',
      413: TOO_LARGE,
      415: 'This takes a form: send it as application/x-www-form-urlencoded',
    }),
    ...OF_ACCESS[kind.access],
  };
}
