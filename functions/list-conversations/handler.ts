import { isInScope } from '../../shared/account/access.ts';
import { type Conversation, recordOf, recordSchema } from '../../shared/conversation/conversation.ts';
import { idsIn, isWanted } from '../../shared/conversation/conversation-filter.ts';
import { conversationOfItem, findConversation, rangeOf } from '../../shared/conversation/conversation-store.ts';
import { listEndpoint } from '../../shared/http/endpoint.ts';
import { listInOrder } from '../../shared/http/list.ts';
import { schema } from './schema.ts';

export const handler = listEndpoint(schema, async ({ query }, { scope }) => {
  const now = new Date();
  const shown = (conversation: Conversation | undefined) =>
    conversation && isInScope(scope, conversation) && isWanted(conversation, query, now)
      ? recordOf(conversation, now)
      : undefined;
  const named = idsIn(query.q);
  const wholeIds = query.cursor === undefined ? await Promise.all(named.map(findConversation)) : [];
  const { found, headers } = await listInOrder({
    range: await rangeOf({ ...query, ...(scope !== 'everybody' && { user_id: [scope.user_id] }) }, now),
    query,
    path: '/conversations',
    order: query.user_id ? 'created' : 'updated',
    first: wholeIds.map((it) => shown(it?.conversation)).filter((it) => it !== undefined),
    read: (item) => {
      const record = shown(conversationOfItem(item));
      return record && !named.includes(record.conversation_id) ? record : undefined;
    },
  });
  return { body: found, headers, table: { name: 'conversations', schema: recordSchema, records: found } };
});
