import { scopeOfSender } from '../account/access.ts';
import { networkOf } from '../account/network.ts';
import { type payloadSchema, withoutNulls } from '../conversation/conversation.ts';
import type { Item } from '../conversation/message.ts';
import { idempotencyKeyIn } from '../conversation/once.ts';
import { beyondLimits } from '../conversation/payload-limits.ts';
import { saveConversation } from '../conversation/save.ts';
import type { SubjectName } from '../conversation/subject-name.ts';
import { unreadIn } from '../conversation/unread.ts';
import { warmUp } from '../conversation/warm-up.ts';
import { isInLambda } from '../env.ts';
import { count } from '../metrics.ts';
import { KEY_HEADER, readAccess } from './access.ts';
import { jsonEndpoint } from './endpoint.ts';

const UNREAD = 'unread-messages';

/**
 * A handler that takes a conversation, saves it and answers what is known of it, and what is `wanted` beside that: the one
 * way in for conversations.
 */
export function conversationEndpoint(schema: { body: typeof payloadSchema }, wanted?: SubjectName) {
  if (isInLambda) warmUp(readAccess);
  return jsonEndpoint(
    schema,
    async ({ body }, { caller, headers, requestContext }) => {
      const now = new Date();
      const idempotencyKey = idempotencyKeyIn(headers['idempotency-key']);
      const { saved, key, subject } = await saveConversation(withoutNulls(body), {
        caller,
        network: networkOf(requestContext.http.sourceIp),
        readAccess,
        key: headers[KEY_HEADER],
        now,
        ...(idempotencyKey && { idempotencyKey }),
        ...(wanted && { wanted }),
      });
      const unread = unreadIn(body.messages as Item[]);
      if (unread > 0) count('MessagesUnread', unread);
      const more = await subject?.answer({ scope: scopeOfSender(caller, readAccess), now });
      return {
        body: { ...saved, ...(wanted && { [wanted]: more }) },
        headers: { ...(key && { [KEY_HEADER]: key }), ...(unread > 0 && { [UNREAD]: String(unread) }) },
      };
    },
    beyondLimits,
  );
}
