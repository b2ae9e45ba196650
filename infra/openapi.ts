import { existsSync, readFileSync } from 'node:fs';
import type { JSONSchema } from 'json-schema-to-ts';
import {
  asPage,
  headersNamed,
  invalid,
  otherAnswer,
  otherOfGateway,
  ref,
  refusalSchemas,
  refusals,
  tooLong,
} from './openapi-answers.ts';
import { type HeaderName, headers, type ParameterName, parameters } from './openapi-headers.ts';
import { type AccessWord, info, security, securitySchemes, servers, type Tag, tags } from './openapi-words.ts';
import { type Route, routes } from './routes.ts';

type Schema = Exclude<JSONSchema, boolean>;
type Json = { [key: string]: unknown };
/** What functions/<folder>/schema.ts exports: the schemas that validate, and words for people. */
type Endpoint = {
  schema: { path?: Schema; query?: Schema; body?: Schema };
  description: {
    tag: Tag;
    /** Who may ask. */
    access: AccessWord;
    summary: string;
    description: string;
    /** Answers people with a page, and takes a form where it takes something. */
    isPage?: boolean;
    /** Answers programs with data, and a browser with a page. */
    hasPage?: boolean;
    /** What it answers, where that is neither JSON nor a page. */
    media?: string;
    /** Answers CSV too. */
    isTable?: boolean;
    /** What the handler reads of the query by itself. */
    query?: Schema;
    requestHeaders?: ParameterName[];
    responses: Record<number, { description: string; schema?: Schema; headers?: HeaderName[] }>;
  };
};
/** What functions/<folder>/example.json holds. */
type Example = { request?: unknown; answer?: unknown };
type Described = Endpoint & { route: Route; example: Example; named: (schema: Schema) => unknown };

/** The OpenAPI 3.1 description (https://spec.openapis.org/oas/v3.1.0), made of the schemas that validate. */
export async function describeApi(): Promise<Json> {
  const schemas: Record<string, unknown> = {};
  const named = (schema: Schema) => hoist(schema, schemas);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const endpoint: Endpoint = await import(`../functions/${route.folder}/schema.ts`);
    const { schema, description } = endpoint;
    const method = route.method.toLowerCase();
    const described = operation({ schema, description, route, example: exampleOf(route.folder), named });
    paths[route.path] = { ...paths[route.path], [method]: described };
  }
  for (const schema of refusalSchemas) named(schema);
  return {
    openapi: '3.1.0',
    info,
    servers,
    tags,
    paths,
    components: { schemas, headers, parameters, securitySchemes },
  };
}

function exampleOf(folder: string): Example {
  const file = new URL(`../functions/${folder}/example.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function operation(described: Described) {
  const { route, schema, description, example, named } = described;
  const { tag, access, summary, description: words, isPage = false, responses } = description;
  const body = schema.body && named(open(schema.body));
  const type = isPage ? 'application/x-www-form-urlencoded' : 'application/json';
  const given = parametersOf(described);
  const others = Object.entries({ ...refusalsOf(described), ...(is304(described) && { 304: 'Unchanged' }) });
  const own = Object.entries(responses).map(([status, it]) => [
    status,
    status === '200' ? mainAnswer(described) : otherAnswer(status, it.description, isPage, it.headers),
  ]);
  return {
    operationId: route.folder,
    tags: [tag],
    summary,
    description: words,
    security: security[access],
    ...(given.length > 0 && { parameters: given }),
    ...(body !== undefined && {
      requestBody: { required: true, content: { [type]: { schema: body, example: example.request } } },
    }),
    responses: {
      ...Object.fromEntries(others.map(([status, it]) => [status, otherAnswer(status, it, hasPages(described))])),
      ...Object.fromEntries(own),
      ...(responses[200] ? {} : { default: otherOfGateway }),
      ...faulty(described),
      ...(given.length > 0 && { 431: tooLong }),
    },
  };
}

const hasPages = ({ description: { isPage, hasPage } }: Described) => Boolean(isPage ?? hasPage);
const is304 = ({ route, description: { responses } }: Described) =>
  route.method === 'GET' && responses[200]?.headers?.includes('ETag');

function refusalsOf({ route: { method }, schema, description }: Described): Record<string, string> {
  const takesForm = Boolean(description.isPage) && method === 'POST';
  const takesJson = schema.body !== undefined && !takesForm;
  const redirect = description.hasPage && { 302: 'A browser that has not logged in is sent to the login' };
  const { access, hasPage = false } = description;
  return { ...refusals({ access, takesForm, takesJson, hasPage }), ...redirect };
}

function mainAnswer(described: Described) {
  const { description, example, named } = described;
  const { description: words = '', schema, headers: names = [] } = description.responses[200] ?? {};
  const text = description.media && { example: description.media.includes('html') ? asPage['text/html'].example : '…' };
  return {
    description: words,
    ...headersNamed(names),
    content: {
      ...(schema && {
        [description.media ?? 'application/json']: { schema: named(schema), ...(text || exampleIn(example.answer)) },
      }),
      ...(hasPages(described) && asPage),
      ...(description.isTable && CSV),
    },
  };
}

const exampleIn = (example: unknown) => (example === undefined ? {} : { example });
const CSV = { 'text/csv': { schema: { type: 'string' }, example: 'ticket_id,status\r\nTKT-1,open\r\n' } };

/** 422, of what takes something, or a header that may be faulty. */
function faulty(described: Described) {
  const { schema, description } = described;
  const [part, { required }] = Object.entries(schema).find(([name]) => name !== 'path') ?? ['', {} as Schema];
  const loc = part === 'query' ? ['query', 'limit'] : ['body', ...(required?.slice(0, 1) ?? [])];
  return schema.body || schema.query || schema.path ? { 422: invalid(Boolean(description.isPage), loc) } : {};
}

/** What a request has beside its properties is ignored, not refused. */
const open = ({ additionalProperties: _, ...schema }: Schema): Schema => schema;

function parametersOf(described: Described) {
  const { schema, description } = described;
  const names: ParameterName[] = [
    ...(description.requestHeaders ?? []),
    ...(description.access === 'sender' ? (['Idempotency-Key'] as const) : []),
    ...(is304(described) ? (['If-None-Match'] as const) : []),
    ...(description.responses[200]?.headers?.includes('Last-Modified') ? (['If-Modified-Since'] as const) : []),
  ];
  return [
    ...parametersIn('path', schema.path),
    ...parametersIn('query', schema.query ?? description.query),
    ...names.map((name) => ref('parameters', name)),
  ];
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined) {
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
