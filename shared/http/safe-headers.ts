import type { MiddlewareObj } from '@middy/core';
import { isSecure } from './cookie.ts';
import { vary } from './reply.ts';

/**
 * What every answer is sent with (contract 7; names in lower case). The gateway listens on https only, but who types the
 * name without a scheme asks over http first, and anybody on the way could answer with a log-in page of his own.
 */
const SAFE = {
  'x-content-type-options': 'nosniff',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  'cache-control': 'no-store',
};

/**
 * Adds these headers to every answer; one that says itself how it may be kept, as one with an ETag, goes on saying so. The gateway lets
 * only some origins read an answer, which one kept for another of them must not be taken for.
 */
export function safeHeaders(): MiddlewareObj<any, any> {
  const add = ({ response }: any) => {
    response.headers = { ...SAFE, ...response.headers };
    vary(response, 'origin');
  };
  return { after: add, onError: add };
}
