import { isInScope } from '../../shared/account/access.ts';
import { recordOf } from '../../shared/conversation/conversation.ts';
import { findConversation } from '../../shared/conversation/conversation-store.ts';
import { including } from '../../shared/conversation/include.ts';
import { AppError } from '../../shared/errors.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint('owners', schema, async ({ path, query }, { scope }) => {
  const stored = await findConversation(path.conversation_id);
  if (!stored || !isInScope(scope, stored.conversation)) throw new AppError('not_found', 'Conversation not found');
  const now = new Date();
  const more = await including(query.include, stored.conversation, { scope, now });
  return { body: { ...recordOf(stored.conversation, now), ...more } };
});
