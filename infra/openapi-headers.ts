const text = { type: 'string' };
const key = { type: 'string', minLength: 43, maxLength: 43 };

/** The headers of answers, as OpenAPI describes them. */
export const headers = {
  ETag: { description: 'Names this version of the body; sent back as If-None-Match, it answers 304', schema: text },
  Link: { description: 'Where the list or the transcript goes on, rel="next"', schema: text },
  'X-Next-Cursor': { description: 'The cursor with which the list or the transcript goes on', schema: text },
  'X-Searched-To': {
    description: 'How far a request got that ran out of time: the time of the last item it looked at',
    schema: text,
  },
  'X-Truncated': { description: '`true` when anything was left out', schema: text },
  'Conversation-Key': {
    description:
      'Where readAccess is `staff`: what continues and reads this conversation as long as it lives. It is given to who makes the conversation, and again to who sends it; keep it',
    schema: key,
  },
  'Unread-Messages': {
    description:
      'How many of the messages sent hold no text that can be found, and do not say that they have none (files, calls of tools, events, receipts): their shape is likely not known. Absent when there are none',
    schema: { type: 'integer', minimum: 1 },
  },
  'Last-Modified': { description: 'When the summary was computed', schema: text },
  Age: { description: 'Seconds since the summary was computed', schema: text },
};

const conversationKey = (description: string) => ({
  name: 'Conversation-Key',
  in: 'header',
  description: `Where readAccess is \`staff\`: ${description}. A wrong key is as none`,
  schema: { type: 'string' },
});

/** The header a change of a ticket may carry. */
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag of the ticket as it was read: changed since, it answers 412',
  schema: { type: 'string' },
};

/** The header a save may carry, and a read of one conversation. */
export const keyToContinue = conversationKey(
  'the key of the conversation; the messages then need not begin with the whole history',
);
export const keyToRead = conversationKey('the key of the conversation, in place of a login');
