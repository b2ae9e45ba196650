import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { readersOnly } from './access.ts';
import { jsonBody } from './body.ts';
import { errorResponse } from './error-response.ts';
import { requestLog } from './log.ts';
import { etag, jsonResponse, type Reply } from './reply.ts';
import type { RequestOf, RequestSchema } from './schema.ts';
import { type TextLimit, validator } from './validate.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** What comes with a request beside the parts that its schema names. Nobody has judged it; header names are in lower case. */
export type Envelope = { headers: Readonly<Record<string, string | undefined>> };
type Answer<S extends RequestSchema> = (request: RequestOf<S>, envelope: Envelope) => Promise<Reply> | Reply;

/** A handler that takes a JSON body, whose texts may have a limit that the schema cannot state. */
export const jsonEndpoint = <const S extends RequestSchema>(schema: S, answer: Answer<S>, limit?: TextLimit): Handler =>
  compose([jsonBody(), validated(schema, limit), jsonResponse()], answer);

/** A handler that reads what only some may read; unchanged since the client's copy, it answers 304. */
export const readEndpoint = <const S extends RequestSchema>(schema: S, answer: Answer<S>): Handler =>
  compose([readersOnly(), etag(), validated(schema), jsonResponse()], answer);

/** A handler that reads what everybody may. */
export const publicEndpoint = <const S extends RequestSchema>(schema: S, answer: Answer<S>): Handler =>
  compose([etag(), validated(schema), jsonResponse()], answer);

/** A handler that looks at the gateway's event itself. */
export const eventEndpoint = (answer: (event: APIGatewayProxyEventV2) => Reply): Handler =>
  compose([withParts((event) => event), jsonResponse()], answer);

function validated(schema: RequestSchema, limit?: TextLimit): MiddlewareObj<any, any> {
  const read = validator(schema, limit);
  return withParts(({ body, pathParameters, rawQueryString }) => {
    const query = Object.fromEntries(new URLSearchParams(rawQueryString)); // of a name given twice, the last counts
    return read({ body, path: pathParameters, query });
  });
}

const withParts = (partsOf: (event: APIGatewayProxyEventV2) => unknown): MiddlewareObj<any, any> => ({
  before: (request) => {
    request.event.parts = partsOf(request.event);
  },
});

// Middy runs `after` and `onError` from the last to the first: the log sees what the error became.
const compose = (steps: MiddlewareObj<any, any>[], answer: (parts: any, envelope: Envelope) => unknown): Handler =>
  middy<any, any>()
    .use([requestLog(), errorResponse(), ...steps])
    .handler((event: any) => answer(event.parts, { headers: event.headers }));
