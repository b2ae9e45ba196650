import { handler as listConversations } from '../../functions/list-conversations/handler.ts';
import { schema as conversationsSchema } from '../../functions/list-conversations/schema.ts';
import { handler as listTickets } from '../../functions/list-tickets/handler.ts';
import { schema as ticketsSchema } from '../../functions/list-tickets/schema.ts';
import { handler as save } from '../../functions/save-conversation/handler.ts';
import { sealCursor } from '../../shared/http/cursor.ts';

export const event = (method: string, path: string, query: string, body?: unknown) =>
  ({
    rawPath: path,
    rawQueryString: query,
    headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'bench', http: { method, sourceIp: '192.0.2.1' } },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }) as unknown as Parameters<typeof listTickets>[0];
export const context = {} as Parameters<typeof listTickets>[1];

const LISTS = {
  '/tickets': { handler: listTickets, properties: ticketsSchema.query.properties },
  '/conversations': { handler: listConversations, properties: conversationsSchema.query.properties },
};
export type Path = keyof typeof LISTS;

/** @throws when it is answered by anything but 200 */
export async function list(path: Path, query: string): Promise<void> {
  const { statusCode, body } = await LISTS[path].handler(event('GET', path, query), context);
  if (statusCode !== 200) throw new Error(`GET ${path}?${query}: ${statusCode} ${body}`);
}

/** A page of 50 behind a place in the list, as its cursor would ask for it. */
export async function pageAfter(place: string, path: Path, query: string, order: string): Promise<void> {
  const asked = new URLSearchParams(query);
  const { properties } = LISTS[path];
  const isList = (name: string) => (properties as Record<string, { type: string }>)[name]?.type === 'array';
  const filters = Object.fromEntries(
    [...new Set(asked.keys())].map((name) => [name, isList(name) ? asked.getAll(name) : asked.get(name)]),
  );
  const cursor = await sealCursor(place, { path, query: filters, order });
  await list(path, `${query}${query && '&'}limit=50&cursor=${cursor}`);
}

export async function saved(id: number, messages: unknown[]): Promise<void> {
  const { statusCode, body } = await save(event('POST', '/save-conversation', '', { id, messages }), context);
  if (statusCode !== 200) throw new Error(`POST /save-conversation: ${statusCode} ${body}`);
}
