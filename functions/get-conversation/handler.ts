import { notLoggedIn } from '../../shared/account/access.ts';
import { recordOf } from '../../shared/conversation/conversation.ts';
import { findFor } from '../../shared/conversation/found.ts';
import { including } from '../../shared/conversation/include.ts';
import { AppError } from '../../shared/errors.ts';
import { readAccess } from '../../shared/http/access.ts';
import { openCursor } from '../../shared/http/cursor.ts';
import { conversationReadEndpoint } from '../../shared/http/endpoint.ts';
import { leftOut } from '../../shared/http/list.ts';
import { schema } from './schema.ts';

export const handler = conversationReadEndpoint(
  schema,
  async ({ path, query }, { scope, key }) => {
    const now = new Date();
    const found = await findFor(path.conversation_id, { scope, readAccess, key, now });
    if (!found && !scope) throw notLoggedIn('Log in to read this');
    if (!found) throw new AppError('not_found', 'Conversation not found');
    const { include = [], limit, cursor } = query;
    const listing = { path: `/conversation/${path.conversation_id}`, query, order: 'messages' };
    const from = cursor === undefined ? undefined : await openCursor(cursor, listing);
    const { more, next } = await including(include, found, { scope, now, limit, from });
    const headers = next === undefined ? {} : await leftOut(listing, next);
    return { body: { ...recordOf(found.conversation, now), ...more }, headers };
  },
  async (reply, event) => (await import('./page.tsx')).showConversation(reply, event),
);
