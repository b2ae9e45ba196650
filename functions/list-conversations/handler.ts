import { recordOf } from '../../shared/conversation/conversation.ts';
import { isWanted } from '../../shared/conversation/conversation-filter.ts';
import { conversationOfItem, rangeOf } from '../../shared/conversation/conversation-store.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { listNewest } from '../../shared/http/list.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint(schema, async ({ query }) => {
  const now = new Date();
  const { found, headers } = await listNewest({
    range: rangeOf(query, now),
    query,
    path: '/conversations',
    read: (item) => {
      const conversation = conversationOfItem(item);
      return conversation && isWanted(conversation, query, now) ? recordOf(conversation, now) : undefined;
    },
  });
  return { body: found, headers };
});
