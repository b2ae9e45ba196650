import { recordOf } from '../../shared/conversation/conversation.ts';
import { findConversation } from '../../shared/conversation/conversation-store.ts';
import { including } from '../../shared/conversation/include.ts';
import { AppError } from '../../shared/errors.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint(schema, async ({ path, query }) => {
  const stored = await findConversation(path.conversation_id);
  if (!stored) throw new AppError('not_found', 'Conversation not found');
  return {
    body: { ...recordOf(stored.conversation, new Date()), ...(await including(query.include, stored.conversation)) },
  };
});
