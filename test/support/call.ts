import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { context, httpEvent } from './http-event.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type Called = { status: number; headers: Record<string, string>; cookies: string[]; body: any };

/** Calls a handler as the gateway does, with the clock of a function that may take `timeoutMs`; JSON is read, a page stays text. */
export async function call(
  handler: Handler,
  { timeoutMs, ...request }: Parameters<typeof httpEvent>[0] & { timeoutMs?: number } = {},
): Promise<Called> {
  const clock = timeoutMs === undefined ? context : contextOf(timeoutMs);
  const { statusCode = 0, headers = {}, cookies = [], body } = await handler(httpEvent(request), clock);
  const isJson = String(headers['content-type']).includes('json');
  return {
    status: statusCode,
    headers: headers as Record<string, string>,
    cookies,
    body: body && isJson ? JSON.parse(body) : body || undefined,
  };
}

function contextOf(timeoutMs: number): Context {
  const end = Date.now() + timeoutMs;
  return { ...context, getRemainingTimeInMillis: () => end - Date.now() };
}

/** A conversation id that no other test uses. */
export const anId = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
