const text = { type: 'string' };

/** The headers of answers, as OpenAPI describes them. */
export const headers = {
  ETag: {
    description: 'Names this version of the body; sent back as If-None-Match, it answers 304',
    schema: text,
    example: '"7dFz8wMYuA4-M9bXGfPzqe"',
  },
  Link: {
    description: 'Where the list or the transcript goes on, rel="next"',
    schema: text,
    example: '</tickets?cursor=eyJ0IjoiMjAyNi0x>; rel="next"',
  },
  'X-Next-Cursor': { description: 'The cursor with which the list or the transcript goes on', schema: text },
  'X-Searched-To': {
    description: 'How far a request got that ran out of time: the time of the last item it looked at',
    schema: text,
  },
  'X-Truncated': { description: '`true` when anything was left out', schema: text },
  'Conversation-Key': {
    description:
      'Where readAccess is `staff`: what continues and reads this conversation as long as it lives. It is given to who makes the conversation, and again to who sends it; keep it',
    schema: { type: 'string', minLength: 43, maxLength: 43 },
  },
  'Unread-Messages': {
    description:
      'How many of the messages sent hold no text that can be found, and do not say that they have none (files, calls of tools, events, receipts): their shape is likely not known. Absent when there are none',
    schema: { type: 'integer', minimum: 1 },
  },
  'Last-Modified': { description: 'When the summary was computed', schema: text },
  Age: { description: 'Seconds since the summary was computed', schema: { type: 'integer', minimum: 0 } },
  'Set-Cookie': { description: 'Begins or ends the session in the browser', schema: text },
  Location: { description: 'Where to go on', schema: text },
  'Retry-After': {
    description: 'Seconds after which to come again; the gateway by itself does not say it',
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': { description: 'How to log in (RFC 9110, 11.6.1)', schema: text, example: 'Bearer' },
  Accept: { description: 'What is taken', schema: text, example: 'application/x-www-form-urlencoded' },
};
export type HeaderName = keyof typeof headers;

/** The headers of requests. */
export const parameters = {
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the ticket as it was read: changed since, it answers 412',
    schema: text,
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of a former answer: unchanged since, it answers 304',
    schema: text,
  },
  'If-Modified-Since': {
    name: 'If-Modified-Since',
    in: 'header',
    description:
      'The Last-Modified of a former answer: unchanged since, it answers 304. With If-None-Match it is not looked at',
    schema: text,
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Tells this request from others for 24 hours, such as a UUID: sent again with the same body by the same account, or from the same network, it is the same conversation and adds nothing',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  },
};
export type ParameterName = keyof typeof parameters;
