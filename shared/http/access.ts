import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Audience, notLoggedIn, type ReadAccess, scopeOf } from '../account/access.ts';
import { isStaff } from '../account/account.ts';
import { findCaller } from '../account/session-store.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { sessionIn } from './cookie.ts';

/** Who may read conversations, tickets and the summary: everybody, or whoever holds a session. */
export const readAccess: ReadAccess = env('READ_ACCESS') === 'public' ? 'public' : 'staff';

/** Finds out who calls; who brings no session that lives is nobody. */
export function identified(): MiddlewareObj<any, any> {
  return {
    before: async ({ event }) => {
      event.tokens = tokensIn(event);
      const [token] = event.tokens;
      event.caller = token ? await findCaller(token, new Date()) : undefined;
    },
  };
}

/** Lets through who may read, and says whose records. */
export function readersOnly(audience: Audience): MiddlewareObj<any, any> {
  const identify = identified().before;
  return {
    before: async (request) => {
      await identify?.(request);
      request.event.scope = scopeOf(request.event.caller, audience, readAccess);
    },
  };
}

/** The header that carries the key of a conversation. */
export const KEY_HEADER = 'conversation-key';

/** Lets through also who shows a key, without a scope: what it opens is known where the conversation is. */
export function readersAndKeyHolders(): MiddlewareObj<any, any> {
  const identify = identified().before;
  return {
    before: async (request) => {
      const { event } = request;
      await identify?.(request);
      event.key = event.headers[KEY_HEADER];
      if (readAccess === 'staff' && event.key && !event.caller) return;
      event.scope = scopeOf(event.caller, 'owners', readAccess);
    },
  };
}

/** Lets through staff alone, also where everybody may read. */
export function staffOnly(): MiddlewareObj<any, any> {
  return {
    before: ({ event: { caller } }) => {
      if (!caller) throw notLoggedIn('Log in first');
      if (!isStaff(caller)) throw new AppError('forbidden', 'Only staff may do this');
    },
  };
}

/** Lets through who has logged in. */
export function accountsOnly(): MiddlewareObj<any, any> {
  return {
    before: ({ event }) => {
      if (!event.caller) throw notLoggedIn('Log in first');
    },
  };
}

/** A bearer token (RFC 6750), which counts first, and the session cookie. */
function tokensIn({ headers, cookies }: APIGatewayProxyEventV2): string[] {
  const [, bearer] = /^Bearer +([\w.~+/-]+=*) *$/i.exec(headers['authorization'] ?? '') ?? [];
  return [bearer, sessionIn(cookies)].filter((token) => token !== undefined);
}
