import { isInScope, scopeToChange } from '../../shared/account/access.ts';
import {
  type Conversation,
  type ConversationRecord,
  recordOf,
  recordSchema,
} from '../../shared/conversation/conversation.ts';
import { idsIn, isWanted } from '../../shared/conversation/conversation-filter.ts';
import { conversationOfItem, findConversation, rangeOf } from '../../shared/conversation/conversation-store.ts';
import { listEndpoint } from '../../shared/http/endpoint.ts';
import { listInOrder } from '../../shared/http/list.ts';
import { wantsPage } from '../../shared/http/navigation.ts';
import { schema } from './schema.ts';

const ON_A_PAGE = 50;

export const handler = listEndpoint(
  schema,
  async ({ query: asked }, event) => {
    const isPage = wantsPage(event);
    const query = isPage ? { limit: ON_A_PAGE, ...asked } : asked;
    // A customer's page is of their own, also where everybody may read everything.
    const scope = isPage && event.caller ? scopeToChange(event.caller) : event.scope;
    const now = new Date();
    const conversations = new Map<ConversationRecord, Conversation>(); // a page tells more than the record
    const shown = (conversation: Conversation | undefined) => {
      if (!conversation || !isInScope(scope, conversation) || !isWanted(conversation, query, now)) return undefined;
      const record = recordOf(conversation, now);
      conversations.set(record, conversation);
      return record;
    };
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
    const table = { name: 'conversations', schema: recordSchema, records: found };
    return { body: found, headers, table, shown: found.map((it) => conversations.get(it)), now };
  },
  async ({ shown, headers, now }, event) =>
    (await import('./page.tsx')).conversationsPage(
      { conversations: shown.flatMap((it) => it ?? []), headers, now },
      event,
    ),
);
