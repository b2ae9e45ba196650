import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { context, httpEvent } from './http-event.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type Called = { status: number; headers: Record<string, string>; cookies: string[]; body: any };

/** Calls a handler as the gateway does; JSON is read, a page stays text. */
export async function call(handler: Handler, request: Parameters<typeof httpEvent>[0]): Promise<Called> {
  const { statusCode = 0, headers = {}, cookies = [], body } = await handler(httpEvent(request), context);
  const isJson = String(headers['content-type']).includes('json');
  return {
    status: statusCode,
    headers: headers as Record<string, string>,
    cookies,
    body: body && isJson ? JSON.parse(body) : body || undefined,
  };
}

/** A conversation id that no other test uses. */
export const anId = (): number => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
