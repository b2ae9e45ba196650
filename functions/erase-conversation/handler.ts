import { eraseConversation } from '../../shared/conversation/erase.ts';
import { AppError } from '../../shared/errors.ts';
import { staffEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

export const handler = staffEndpoint(schema, async ({ path }, { caller }) => {
  const erasure = await eraseConversation(path.conversation_id, { by: caller.email, now: new Date() });
  if (!erasure) throw new AppError('not_found', 'Conversation not found');
  const { conversation_id, ticket_id = null, erased_at } = erasure;
  return { body: { conversation_id, ticket_id, erased_at } };
});
