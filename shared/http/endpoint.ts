import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Audience, Caller, Scope } from '../account/access.ts';
import type { Account } from '../account/account.ts';
import { withDeadline } from '../deadline.ts';
import type { Problem } from '../errors.ts';
import { accountsOnly, identified, readersAndKeyHolders, readersOnly, staffOnly } from './access.ts';
import { jsonBody } from './body.ts';
import { errorResponse } from './error-response.ts';
import { formBody, ownFormsOnly } from './form.ts';
import { gzipped, packedResponse } from './gzip.ts';
import { type ListReply, listResponse } from './list-reply.ts';
import { requestLog } from './log.ts';
import { errorAsPage, loginFirst, type PageReply, pageResponse, type Shown } from './page-reply.ts';
import { answered, type Page, refusalsAsPage } from './page-step.ts';
import { etag, jsonResponse, type Reply, textResponse } from './reply.ts';
import { safeHeaders } from './safe-headers.ts';
import type { RequestOf, RequestSchema } from './schema.ts';
import { type Limits, plain, validator } from './validate.ts';

const TO_ANSWER_MS = 2000; // of what a function may take (infra/service-function.ts), which would end without an answer

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Event = APIGatewayProxyEventV2 & { caller: Caller; tokens: readonly string[] };

/** Who reads, and whose records. */
type Reader = Event & { scope: Scope };
/** What a page is made with beside the answer: who reads it, where he is, and what he asked for. */
export type PageEvent<S extends RequestSchema> = Reader & { parts: RequestOf<S> };
type KeyHolder = Event & { scope: Scope | undefined; key: string | undefined };

/** A handler that takes a JSON body, which may have limits that the schema cannot state. */
export const jsonEndpoint = <const S extends RequestSchema>(
  schema: S,
  answer: (request: RequestOf<S>, event: Event) => Promise<Reply>,
  limits?: Limits,
): Handler => compose([identified(), jsonBody(), validated(schema, limits), jsonResponse()], answer);

/** A handler that takes a JSON body from whoever has logged in; a field that it does not know is refused, not left out. */
export const changeEndpoint = <const S extends RequestSchema>(
  schema: S,
  answer: (request: RequestOf<S>, event: Event & { caller: Account }) => Promise<Reply>,
): Handler =>
  compose([identified(), accountsOnly(), jsonBody(), validated(schema, undefined, true), jsonResponse()], answer);

/** A handler that reads what only some may read; unchanged since the client's copy, it answers 304. A person gets the `page`. */
export const readEndpoint = <const S extends RequestSchema, R extends Reply>(
  audience: Audience,
  schema: S,
  answer: (request: RequestOf<S>, event: Reader) => Promise<R>,
  page?: Page<R, PageEvent<S>>,
): Handler =>
  compose(
    [
      ...(page ? [refusalsAsPage()] : []),
      readersOnly(audience),
      etag(),
      validated(schema),
      answered(jsonResponse(), page),
    ],
    answer,
  );

/** A handler that lists what its audience may read: a filter of a name that it does not know is refused (contract 6). */
export const listEndpoint = <const S extends RequestSchema, R extends ListReply>(
  schema: S,
  answer: (request: RequestOf<S>, event: Reader) => Promise<R>,
  page?: Page<R, PageEvent<S>>,
): Handler =>
  compose(
    [
      ...(page ? [refusalsAsPage()] : []),
      readersOnly('owners'),
      etag(),
      validated(schema, undefined, true),
      answered(listResponse(), page),
    ],
    answer,
  );

/** A handler that reads a conversation, also for who shows its key. */
export const conversationReadEndpoint = <const S extends RequestSchema>(
  schema: S,
  answer: (request: RequestOf<S>, event: KeyHolder) => Promise<Reply>,
  page?: Page<Reply, PageEvent<S>>,
): Handler =>
  compose(
    [
      ...(page ? [refusalsAsPage()] : []),
      readersAndKeyHolders(),
      etag(),
      validated(schema),
      answered(jsonResponse(), page),
    ],
    answer,
  );

/** A handler that reads what everybody may. */
export const publicEndpoint = <const S extends RequestSchema>(
  schema: S,
  answer: (request: RequestOf<S>) => Promise<Reply> | Reply,
): Handler => compose([etag(), validated(schema), jsonResponse()], answer);

/** The same; a person gets the `page`, which knows who reads it. */
export const welcomeEndpoint = <const S extends RequestSchema, R extends Reply>(
  schema: S,
  answer: (request: RequestOf<S>) => R,
  page: Page<R, Event>,
): Handler =>
  compose([refusalsAsPage(), identified(), etag(), validated(schema), answered(jsonResponse(), page)], answer);

/** A handler for staff alone, whoever may read. */
export const staffEndpoint = <const S extends RequestSchema>(
  schema: S,
  answer: (request: RequestOf<S>, event: Event & { caller: Account }) => Promise<Reply>,
): Handler => compose([identified(), staffOnly(), validated(schema), jsonResponse()], answer);

/** A handler that gives everybody a text of this content type. */
export const textEndpoint = <const S extends RequestSchema>(
  type: string,
  schema: S,
  answer: (request: RequestOf<S>, event: APIGatewayProxyEventV2) => Reply & { body: string },
): Handler => compose([etag(), validated(schema), textResponse(type)], answer);

/** A handler that gives everybody a text that was compressed when it was built, and is another under another address. */
export const packedEndpoint = <const S extends RequestSchema>(
  type: string,
  schema: S,
  answer: (request: RequestOf<S>) => string,
): Handler => compose([validated(schema), packedResponse(type)], answer);

/** A handler that looks at the gateway's event itself. */
export const eventEndpoint = (answer: (event: APIGatewayProxyEventV2) => Reply): Handler =>
  compose([jsonResponse()], (_, event) => answer(event));

type Form<S extends RequestSchema, E> = {
  schema: S;
  /** The page with the form again, for a person: what was typed, and what is wrong with it; none without fields. */
  page?: (shown: Shown, event: E) => string | Promise<string>;
  further?: (fields: Record<string, string>, event: E) => Promise<Problem[]>;
  answer: (request: RequestOf<S>, event: E) => Promise<PageReply>;
  /** What that page is sent with. */
  policy?: Readonly<Record<string, string>>;
};

/** A handler that takes a form from anybody and answers with a page. */
export const formEndpoint = <const S extends RequestSchema>({
  schema,
  page,
  further,
  answer,
}: Form<S, Event>): Handler =>
  compose(
    [
      errorAsPage(page && { page, further }),
      ownFormsOnly(),
      ...formBody(schema),
      validated(schema),
      identified(),
      pageResponse(),
    ],
    answer,
  );

type AccountForm<S extends RequestSchema> = Form<S, AccountEvent> & Required<Pick<Form<S, AccountEvent>, 'page'>>;
type AccountEvent = Event & { caller: Account };

/** The same from whoever has logged in. Validation comes before authentication (contract 7). */
export const accountFormEndpoint = <const S extends RequestSchema>({
  schema,
  page,
  further,
  policy,
  answer,
}: AccountForm<S>): Handler =>
  compose(
    [
      errorAsPage(
        {
          page: (shown, event) => (event.caller ? page(shown, event) : loginFirst(422, 'Log in first', event.rawPath)),
          further: async (fields, event) => (event.caller && (await further?.(fields, event))) || [],
        },
        policy,
      ),
      identified(),
      ownFormsOnly(),
      ...formBody(schema),
      validated(schema),
      accountsOnly(),
      pageResponse(),
    ],
    answer,
  );

/** A handler that takes a form from staff alone. */
export const staffFormEndpoint = <const S extends RequestSchema>({ schema, answer }: Form<S, AccountEvent>): Handler =>
  compose(
    [errorAsPage(), ownFormsOnly(), ...formBody(schema), validated(schema), identified(), staffOnly(), pageResponse()],
    answer,
  );

/** A handler that shows a page to whoever has logged in. */
export const accountPageEndpoint = (answer: (event: Event & { caller: Account }) => PageReply): Handler =>
  compose([errorAsPage(), identified(), accountsOnly(), pageResponse()], (_, event) => answer(event));

/** A handler that shows the same page to everybody, whoever it is. */
export const staticPageEndpoint = (page: string): Handler => compose([errorAsPage(), pageResponse()], () => ({ page }));

/** A handler that shows a page to everybody, and knows to whom. */
export const pageEndpoint = (answer: (event: Event) => Promise<PageReply> | PageReply): Handler =>
  compose([errorAsPage(), identified(), pageResponse()], (_, event) => answer(event));

/** A handler that shows a page to whoever has its link. @param refused the page of a refusal that a person may read */
export const linkEndpoint = (
  answer: (event: APIGatewayProxyEventV2) => Promise<PageReply>,
  refused: (shown: Shown) => string,
  policy: Readonly<Record<string, string>>,
): Handler => compose([errorAsPage({ page: refused }, policy), pageResponse(policy)], (_, event) => answer(event));

function validated(schema: RequestSchema, limits?: Limits, isStrict = false): MiddlewareObj<any, any> {
  const read = validator(schema, limits, isStrict);
  return {
    before: ({ event }) => {
      const { body, pathParameters, rawQueryString } = event;
      const query = queryOf(rawQueryString, plain(schema.query ?? {}));
      event.parts = read({ body, path: pathParameters, query });
    },
  };
}

/** Of a name given twice all values where the schema wants several, else the last. A comma parts words of an enumeration. */
function queryOf(text: string, schema: any): Record<string, unknown> {
  const given = new URLSearchParams(text);
  const read = (name: string, last: string) => {
    const { type, items } = schema.properties?.[name] ?? {};
    if (type !== 'array') return last;
    return given.getAll(name).flatMap((value) => (items.enum ? value.split(',') : value));
  };
  return Object.fromEntries([...given].map(([name, value]) => [name, read(name, value)]));
}

// Middy runs `after` and `onError` from the last to the first: the log sees what the error became.
function compose(steps: MiddlewareObj<any, any>[], answer: (parts: any, event: any) => unknown): Handler {
  const handler = middy<any, any>()
    .use([requestLog(), safeHeaders(), gzipped(), errorResponse(), ...steps])
    .handler((event: any) => answer(event.parts, event));
  return (event, context) => {
    const left = context.getRemainingTimeInMillis?.(); // who calls without a clock waits as long as it takes
    const answered = () => handler(event, context);
    return left === undefined ? answered() : withDeadline(Math.max(0, left - TO_ANSWER_MS), answered);
  };
}
