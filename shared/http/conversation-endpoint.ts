import { scopeOfSender } from '../account/access.ts';
import { networkOf } from '../account/network.ts';
import type { payloadSchema } from '../conversation/conversation.ts';
import { longTexts } from '../conversation/long-texts.ts';
import { saveConversation } from '../conversation/save.ts';
import type { SubjectName } from '../conversation/subject.ts';
import { KEY_HEADER, readAccess } from './access.ts';
import { jsonEndpoint } from './endpoint.ts';

/**
 * A handler that takes a conversation, saves it and answers what is known of it, and what is `wanted` beside that: the one
 * way in for conversations.
 */
export const conversationEndpoint = (schema: { body: typeof payloadSchema }, wanted?: SubjectName) =>
  jsonEndpoint(
    schema,
    async ({ body }, { caller, headers, requestContext }) => {
      const now = new Date();
      const { saved, key, subject } = await saveConversation(body, {
        caller,
        network: networkOf(requestContext.http.sourceIp),
        readAccess,
        key: headers[KEY_HEADER],
        now,
        ...(wanted && { wanted }),
      });
      const more = await subject?.answer({ scope: scopeOfSender(caller, readAccess), now });
      return { body: { ...saved, ...(wanted && { [wanted]: more }) }, ...(key && { headers: { [KEY_HEADER]: key } }) };
    },
    longTexts,
  );
