import type { JSONSchema } from 'json-schema-to-ts';
import { loginSchema, passwordChangeSchema, profileSchema, signupSchema } from '../shared/account/account.ts';
import { payloadSchema } from '../shared/conversation/conversation.ts';
import { conversationKey, headers } from './openapi-headers.ts';
import { type Route, routes } from './routes.ts';

type Schema = Exclude<JSONSchema, boolean>;
type Json = { [key: string]: unknown };
/** What functions/<folder>/schema.ts exports: the schemas that validate, and words for people. */
type Endpoint = {
  schema: { path?: Schema; query?: Schema; body?: Schema };
  description: { summary: string; responses: Record<number, { description: string; schema?: Schema }> };
};

/** The account forms of the interface: described so that clients can be written, served by a later version. */
const planned: { method: string; path: string; summary: string; form?: Schema }[] = [
  { method: 'post', path: '/update-profile', summary: 'Update user profile information', form: profileSchema },
  { method: 'post', path: '/signup', summary: 'Submit user registration information', form: signupSchema },
  { method: 'post', path: '/update-password', summary: "Update the user's password", form: passwordChangeSchema },
  { method: 'post', path: '/login', summary: 'Submit login credentials to authenticate a user', form: loginSchema },
  { method: 'get', path: '/login', summary: 'Authentication information' },
];

/** The OpenAPI 3.1 description (https://spec.openapis.org/oas/v3.1.0), made of the schemas that validate. */
export async function describeApi(): Promise<Json> {
  const components: Record<string, unknown> = {};
  const named = (schema: Schema) => hoist(schema, components);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const endpoint: Endpoint = await import(`../functions/${route.folder}/schema.ts`);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, endpoint, named) };
  }
  for (const { method, path, summary, form } of planned) {
    paths[path] = { ...paths[path], [method]: plannedOperation(summary, form && named(form)) };
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

const ref = (kind: 'schemas' | 'headers', name: string) => ({ $ref: `#/components/${kind}/${name}` });
const asJson = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const refusal = (description: string) => ({ description, ...asJson(ref('schemas', 'Error')) });

const COMMON_REFUSALS = { 500: refusal('A fault of the service'), 503: refusal('Busy: see Retry-After') };
const WRITE_REFUSALS = {
  400: refusal('The body cannot be read as text'),
  409: refusal('The conversation belongs to another user, is not yours to continue, or is being written (Retry-After)'),
  413: refusal('The body is larger than 1 MiB'),
};
const READ_REFUSALS = {
  304: { description: 'Unchanged' },
  401: refusal('Reading needs a login where readAccess is `staff`'),
};

function operation(
  { method, path, folder, access }: Route,
  { schema, description }: Endpoint,
  named: (schema: Schema) => unknown,
) {
  const isWrite = method === 'POST';
  const takesConversation = schema.body === payloadSchema;
  const answers = Object.entries(description.responses).map(([status, { description: words, schema: body }]) => [
    status,
    body ? { description: words, headers: headersOf(path, takesConversation), ...asJson(named(body)) } : refusal(words),
  ]);
  const parameters = [
    ...parametersOf('path', schema.path),
    ...parametersOf('query', schema.query),
    ...(takesConversation ? [conversationKey] : []),
  ];
  const takesInput = Boolean(schema.body ?? schema.query);
  return {
    operationId: folder,
    summary: description.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body && { requestBody: { required: true, ...asJson(named(open(schema.body))) } }),
    responses: {
      ...Object.fromEntries(answers),
      ...(isWrite ? WRITE_REFUSALS : access === 'none' ? {} : READ_REFUSALS),
      ...(takesInput && { 422: { description: 'Validation error', ...asJson(ref('schemas', 'HTTPValidationError')) } }),
      ...COMMON_REFUSALS,
    },
  };
}

/** What a request has beside its properties is ignored, not refused. */
const open = ({ additionalProperties: _, ...schema }: Schema): Schema => schema;

function headersOf(path: string, takesConversation: boolean): Json | undefined {
  const names = takesConversation
    ? ['Conversation-Key']
    : { '/conversations': LIST, '/tickets': LIST, '/summary': ['ETag', 'Last-Modified', 'Age'] }[path];
  return names && Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}
const LIST = ['ETag', 'Link', 'X-Next-Cursor', 'X-Truncated'];

function parametersOf(place: 'path' | 'query', schema: Schema | undefined) {
  const required = new Set<unknown>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rules } = property as Schema;
    return { name, in: place, required: required.has(name), ...(description && { description }), schema: rules };
  });
}

const plannedOperation = (summary: string, form: unknown) => ({
  summary,
  description: 'Not served by this version: answers 404.',
  ...(form !== undefined && {
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
  }),
  responses: { 404: refusal('Not served yet') },
});

/** Puts every schema with a title under components, and a reference in its place. */
function hoist(schema: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((it) => hoist(it, components));
  if (schema === null || typeof schema !== 'object') return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, hoist(value, components)]));
  if (typeof inner['title'] !== 'string') return inner;
  components[inner['title']] = inner;
  return ref('schemas', inner['title']);
}
