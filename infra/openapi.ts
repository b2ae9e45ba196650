import type { JSONSchema } from 'json-schema-to-ts';
import { payloadSchema } from '../shared/conversation/conversation.ts';
import { headers, ifMatch, keyToContinue, keyToRead } from './openapi-headers.ts';
import { type Route, routes } from './routes.ts';

type Schema = Exclude<JSONSchema, boolean>;
type Json = { [key: string]: unknown };
/** What functions/<folder>/schema.ts exports: the schemas that validate, and words for people. */
type Endpoint = {
  schema: { path?: Schema; query?: Schema; body?: Schema };
  description: {
    summary: string;
    /** Answers people with a page, and takes a form where it takes something. */
    isPage?: boolean;
    /** Answers 401 to who has not logged in. */
    needsLogin?: boolean;
    /** Answers 401 or 403 to all but staff. */
    isForStaff?: boolean;
    /** What it answers, where that is neither JSON nor a page. */
    media?: string;
    /** Answers CSV too. */
    isTable?: boolean;
    /** What the handler reads of the query by itself. */
    query?: Schema;
    responses: Record<number, { description: string; schema?: Schema }>;
  };
};

/** The OpenAPI 3.1 description (https://spec.openapis.org/oas/v3.1.0), made of the schemas that validate. */
export async function describeApi(): Promise<Json> {
  const components: Record<string, unknown> = {};
  const named = (schema: Schema) => hoist(schema, components);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const endpoint: Endpoint = await import(`../functions/${route.folder}/schema.ts`);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, endpoint, named) };
  }
  for (const schema of [errorSchema, validationErrorSchema]) named(schema);
  return {
    openapi: '3.1.0',
    info: { title: 'Conversation and Ticket Intake Service', version: '0.1.0' },
    paths,
    components: { schemas: components, headers },
  };
}

const problemSchema = {
  title: 'ValidationError',
  type: 'object',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: { type: 'array', items: { type: ['string', 'integer'] }, description: 'Where the faulty input is' },
    msg: { type: 'string' },
    type: { type: 'string' },
    ctx: { type: 'object', description: 'Figures of the rule that was broken' },
  },
} as const satisfies Schema;
const validationErrorSchema = {
  title: 'HTTPValidationError',
  type: 'object',
  properties: { detail: { type: 'array', items: problemSchema } },
} as const satisfies Schema;
const errorSchema = {
  title: 'Error',
  type: 'object',
  required: ['detail', 'code'],
  properties: { detail: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' } },
} as const satisfies Schema;

const text = { type: 'string' };
const ref = (kind: 'schemas' | 'headers', name: string) => ({ $ref: `#/components/${kind}/${name}` });
const asJson = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const otherAnswer = (status: string, description: string) =>
  status.startsWith('3') ? { description } : refusal(description);
const refusal = (description: string) => ({ description, ...asJson(ref('schemas', 'Error')) });

const COMMON_REFUSALS = { 500: refusal('A fault of the service'), 503: refusal('Busy: see Retry-After') };
const FORM_REFUSALS = {
  403: refusal('The form was sent from another site'),
  413: refusal('The body is larger than 1 MiB'),
  429: refusal('Too many attempts: see Retry-After'),
};
const STAFF_REFUSALS = { 401: refusal('Needs a login'), 403: refusal('Only staff may do this') };
const LOGIN_REFUSAL = { 401: refusal('Needs a login') };
const WRITE_REFUSALS = {
  400: refusal('The body cannot be read as text'),
  409: refusal(
    'The conversation belongs to another user, is not yours to continue, was erased, or is being written (Retry-After)',
  ),
  403: refusal('The user_id is an account, and not the one that is logged in'),
  413: refusal('The body is larger than 1 MiB, or the conversation is full'),
  429: refusal('Too many sends without the key that do not match the conversation: see Retry-After'),
};
const READ_REFUSALS = {
  304: { description: 'Unchanged' },
  401: refusal('Reading needs a login where readAccess is `staff`'),
  403: refusal('Only staff may read this'),
};

function operation(
  { method, path, folder }: Route,
  { schema, description }: Endpoint,
  named: (schema: Schema) => unknown,
) {
  const takesConversation = schema.body === payloadSchema;
  const {
    summary,
    isPage = false,
    needsLogin = false,
    isTable = false,
    isForStaff = false,
    media,
    responses,
  } = description;
  const answers = Object.entries(responses).map(([status, { description: words, schema: body }]) => [
    status,
    status !== '200'
      ? otherAnswer(status, words)
      : {
          description: words,
          headers: method === 'DELETE' ? undefined : headersOf(path, takesConversation),
          content: {
            ...(body && { [media ?? 'application/json']: { schema: named(body) } }),
            ...(isPage && HTML),
            ...(isTable && CSV),
          },
        },
  ]);
  const parameters = [
    ...parametersOf('path', schema.path),
    ...parametersOf('query', schema.query ?? description.query),
    ...headerParametersOf(method, path, takesConversation),
  ];
  const body = schema.body && named(open(schema.body));
  const form = isPage ? 'application/x-www-form-urlencoded' : 'application/json';
  const takesInput = Boolean(schema.body ?? schema.query);
  return {
    operationId: folder,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: { [form]: { schema: body } } } }),
    responses: {
      ...refusalsOf({ method, path, isPage, needsLogin, isForStaff }),
      ...Object.fromEntries(answers),
      ...(takesInput && { 422: { description: 'Validation error', ...asJson(ref('schemas', 'HTTPValidationError')) } }),
      ...COMMON_REFUSALS,
    },
  };
}

function headerParametersOf(method: Route['method'], path: string, takesConversation: boolean) {
  if (takesConversation) return [keyToContinue];
  if (method === 'PATCH') return [ifMatch];
  return method === 'GET' && path === ONE ? [keyToRead] : [];
}

const HTML = { 'text/html': { schema: text } };
const CSV = { 'text/csv': { schema: text } };

type Kind = Pick<Route, 'method' | 'path'> & { isPage: boolean; needsLogin: boolean; isForStaff: boolean };

function refusalsOf({ method, path, isPage, needsLogin, isForStaff }: Kind) {
  if (isForStaff) return STAFF_REFUSALS;
  if (isPage) return { ...(needsLogin && LOGIN_REFUSAL), ...(method === 'POST' && FORM_REFUSALS) };
  if (method === 'POST') return WRITE_REFUSALS;
  if (method === 'PATCH') return { ...LOGIN_REFUSAL, 413: refusal('The body is larger than 1 MiB') };
  return PUBLIC.includes(path) ? {} : READ_REFUSALS;
}

const PUBLIC = ['/openapi.json', '/desk.js', '/', '/chat', '/chat.js', '/favicon.ico'];

/** What a request has beside its properties is ignored, not refused. */
const open = ({ additionalProperties: _, ...schema }: Schema): Schema => schema;

function headersOf(path: string, takesConversation: boolean): Json | undefined {
  const names = takesConversation
    ? ['Conversation-Key', 'Unread-Messages']
    : {
        '/conversations': LIST,
        [ONE]: PAGE,
        '/tickets': LIST,
        '/tickets/{ticket_id}': ['ETag', 'X-Truncated'],
        '/summary': ['ETag', 'Last-Modified', 'Age'],
      }[path];
  return names && Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}
const ONE = '/conversation/{conversation_id}';
const PAGE = ['ETag', 'Link', 'X-Next-Cursor', 'X-Truncated'];
const LIST = [...PAGE, 'X-Searched-To'];

function parametersOf(place: 'path' | 'query', schema: Schema | undefined) {
  const required = new Set<unknown>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rules } = property as Schema;
    return { name, in: place, required: required.has(name), ...(description && { description }), schema: rules };
  });
}

/** Puts every schema with a title under components, and a reference in its place. */
function hoist(schema: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((it) => hoist(it, components));
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, hoist(value, components)]));
  if (typeof inner['title'] !== 'string') return inner;
  components[inner['title']] = inner;
  return ref('schemas', inner['title']);
}
