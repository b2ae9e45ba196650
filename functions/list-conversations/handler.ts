import { isInScope } from '../../shared/account/access.ts';
import { recordOf } from '../../shared/conversation/conversation.ts';
import { isWanted } from '../../shared/conversation/conversation-filter.ts';
import { conversationOfItem, rangeOf } from '../../shared/conversation/conversation-store.ts';
import { readEndpoint } from '../../shared/http/endpoint.ts';
import { listNewest } from '../../shared/http/list.ts';
import { schema } from './schema.ts';

export const handler = readEndpoint('owners', schema, async ({ query }, { scope }) => {
  const now = new Date();
  const { found, headers } = await listNewest({
    range: await rangeOf({ ...query, ...(scope !== 'everybody' && scope) }, now),
    query,
    path: '/conversations',
    read: (item) => {
      const conversation = conversationOfItem(item);
      const isShown = conversation && isInScope(scope, conversation) && isWanted(conversation, query, now);
      return isShown ? recordOf(conversation, now) : undefined;
    },
  });
  return { body: found, headers };
});
