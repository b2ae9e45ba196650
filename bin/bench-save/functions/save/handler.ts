import { conversationEndpoint } from '../../../../shared/http/conversation-endpoint.ts';
import { db } from '../../../../shared/store/table.ts';
import { schema } from './schema.ts';

export const handler = conversationEndpoint(schema);

/** The handler with a table that holds nothing and takes everything, before the SDK has done anything. */
export function withoutTable(): typeof handler {
  const answer = async () => ({ output: { $metadata: {} }, response: {} });
  db.middlewareStack.add(() => answer, { step: 'initialize', priority: 'high', name: 'withoutTable' });
  return handler;
}
