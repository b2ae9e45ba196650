import { eraseConversation } from '../../shared/conversation/erase.ts';
import { AppError } from '../../shared/errors.ts';
import { staffFormEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

export const handler = staffFormEndpoint({
  schema,
  answer: async ({ path }, { caller }) => {
    const erasure = await eraseConversation(path.conversation_id, { by: caller.email, now: new Date() });
    if (!erasure) throw new AppError('not_found', 'Conversation not found');
    return { redirect: erasure.ticket_id ? `/tickets/${erasure.ticket_id}` : '/conversations' };
  },
});
