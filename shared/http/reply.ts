import { createHash } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';

/** What a handler answers: 200 with this body as JSON, and these headers (names in lower case). */
export type Reply = { body: unknown; headers?: Record<string, string> };

export const json = (statusCode: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  statusCode,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Says that an answer depends on a header of the request (RFC 9110, 12.5.5). */
export function vary(response: { headers?: Record<string, string> }, name: string): void {
  const before = response.headers?.['vary']?.split(', ') ?? [];
  response.headers = { ...response.headers, vary: [...new Set([...before, name])].join(', ') };
}

/** Turns a handler's reply into the gateway's response. */
export function jsonResponse(): MiddlewareObj<any, any> {
  return {
    after: (request) => {
      const { body, headers }: Reply = request.response;
      request.response = json(200, body, headers);
    },
  };
}

/** The same for a reply that is a text of this content type. */
export function textResponse(type: string): MiddlewareObj<any, any> {
  return {
    after: (request) => {
      const { body, headers }: Reply = request.response;
      request.response = { statusCode: 200, headers: { 'content-type': type, ...headers }, body };
    },
  };
}

/** What a text is told apart by; with the version of what it shows, which a change can be made conditional on. */
export function tagOf(text: string, version?: number): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`;
}

/** The version in an `If-Match`, as `tagOf` writes it or alone; undefined where it names none. */
export const versionIn = (ifMatch: string | undefined): number | undefined => {
  const [, version] = /^\s*(?:W\/)?"?(\d{1,15})(?:\.[^"]*)?"?\s*$/.exec(ifMatch ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
};

/** Adds an ETag of the body, and answers 304 to a client that has it already (RFC 9110, 13.1.2 and 13.1.3). */
export function etag(): MiddlewareObj<any, any> {
  return {
    after: ({ event, response }) => {
      const tag = response.headers.etag ?? tagOf(response.body);
      response.headers = { 'cache-control': 'private, no-cache', ...response.headers, etag: tag };
      if (!isKnown(event.headers, tag, response.headers['last-modified'])) return;
      response.statusCode = 304;
      delete response.body;
    },
  };
}

/** What the client has by its tag; by its time only where it names no tag. */
function isKnown(
  { 'if-none-match': tags, 'if-modified-since': since }: Record<string, string | undefined>,
  tag: string,
  modified: string | undefined,
): boolean {
  if (tags === undefined) return modified !== undefined && Date.parse(modified) <= Date.parse(since ?? '');
  return tags.split(',').some((it) => [tag, `W/${tag}`, '*'].includes(it.trim()));
}
