import type { payloadSchema } from '../conversation/conversation.ts';
import { longTexts } from '../conversation/long-texts.ts';
import { saveConversation } from '../conversation/save.ts';
import { readAccess } from './access.ts';
import { jsonEndpoint } from './endpoint.ts';

const HEADER = 'conversation-key';

/** A handler that takes a conversation, saves it and answers what is known of it: the one way in for conversations. */
export const conversationEndpoint = (schema: { body: typeof payloadSchema }) =>
  jsonEndpoint(
    schema,
    async ({ body }, { caller, headers }) => {
      const { saved, key } = await saveConversation(body, {
        caller,
        readAccess,
        key: headers[HEADER],
        now: new Date(),
      });
      return { body: saved, ...(key && { headers: { [HEADER]: key } }) };
    },
    longTexts,
  );
