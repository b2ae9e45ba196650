import { afterEach, describe, expect, test } from '@jest/globals';
import { handler as getOpenapi } from '../../functions/get-openapi/handler.ts';
import { handler as getSummary } from '../../functions/get-summary/handler.ts';
import { handler as saveConversation } from '../../functions/save-conversation/handler.ts';
import { fallback, routes } from '../../infra/routes.ts';
import { db } from '../../shared/store/table.ts';
import { type Called, call } from '../support/call.ts';

afterEach(() => {
  db.middlewareStack.remove('fault');
});

const isSafe = ({ headers }: Called, cacheControl: string) =>
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'cache-control': cacheControl,
  });

const ASKED_AGAIN = 'private, no-cache';
/** How answers may be kept that are not secret. */
const KEPT: Record<string, string> = {
  'list-conversations': ASKED_AGAIN,
  'list-tickets': ASKED_AGAIN,
  'get-summary': ASKED_AGAIN,
  'get-openapi': ASKED_AGAIN,
  'get-desk-script': ASKED_AGAIN,
  'get-docs': ASKED_AGAIN,
  'get-home': ASKED_AGAIN,
  'get-chat': ASKED_AGAIN,
  'get-chat-script': 'public, max-age=600, stale-while-revalidate=86400',
  'get-icon': 'public, max-age=86400',
};

describe.each([...routes, { ...fallback, method: 'GET' }])('whatever $folder answers', ({ folder, method }) => {
  test.each(['application/json', 'text/html'])(
    'is of the type that it says, over https only, and kept by nobody: %s',
    async (accept) => {
      const { handler } = await import(`../../functions/${folder}/handler.ts`);

      const pathParameters = { conversation_id: 'none', file: 'none' };
      const answer = await call(handler, { method, headers: { accept }, pathParameters });

      isSafe(answer, KEPT[folder] ?? 'no-store');
    },
  );
});

test('what was saved is kept by nobody', async () => {
  const answer = await call(saveConversation, { method: 'POST', body: { messages: ['I am Ann Lee.'] } });

  expect(answer.status).toBe(200);
  isSafe(answer, 'no-store');
});

test('what the client has already is asked for again each time', async () => {
  const { etag = '' } = (await call(getOpenapi, {})).headers;

  const answer = await call(getOpenapi, { headers: { 'if-none-match': etag } });

  expect(answer.status).toBe(304);
  isSafe(answer, 'private, no-cache');
});

test('a fault is kept by nobody', async () => {
  const fail = () => async () => {
    throw new Error('a bug');
  };
  db.middlewareStack.add(fail, { step: 'initialize', name: 'fault' });

  const answer = await call(getSummary, {});

  expect(answer.status).toBe(500);
  isSafe(answer, 'no-store');
});
