/** What the description says of the service as a whole. */
export const info = {
  title: 'Conversation and Ticket Intake Service',
  version: '0.1.0',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'The maintainers of Conversation intake' },
  description: `A customer's conversation comes in; a customer record and a ticket come out.

- **Errors**: 422 names every faulty field (\`loc\`, \`msg\`, \`type\`). Every other refusal of the service has a sentence (\`detail\`), a \`code\`
  and the \`request_id\` that its log has; what the gateway refuses by itself has a \`message\`.
- **Limits**: a body has at most 1 MiB, 1,000 messages a request and 16,384 characters a text. 429 and 503 say in \`Retry-After\` when to come again.
- **Repeats**: a save that is sent again changes nothing. Where no \`id\` is sent, an \`Idempotency-Key\` makes it the same conversation.
- **HTTP**: \`HEAD\` is answered wherever \`GET\` is. Answers from 1 KB on are compressed for who takes gzip. Unchanged since the \`ETag\` of
  \`If-None-Match\`, an answer is 304. A browser that goes to an address with a page gets the page.
- **Access**: reading needs a login where the deployment's \`readAccess\` is \`staff\`; where it is \`public\`, nothing.`,
};

/** Relative, so that it is whatever serves the description. */
export const servers = [{ url: '/', description: 'What serves this description' }];

export const tags = [
  { name: 'Conversations', description: 'What customers say, and what is known from it' },
  { name: 'Tickets', description: 'What is to be done' },
  { name: 'Summary', description: 'How much of it there is' },
  { name: 'Accounts', description: 'Forms of people who log in; programs may send them too' },
  { name: 'Pages', description: 'What browsers ask for and send' },
  { name: 'Description', description: 'This' },
];
export type Tag = 'Conversations' | 'Tickets' | 'Summary' | 'Accounts' | 'Pages' | 'Description';

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'What `POST /login` sets; over plain http on one machine its name is `session`',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The value of the session’s cookie' },
  conversationKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Conversation-Key',
    description:
      'Where readAccess is `staff`: opens one conversation, as long as it lives. The answer that makes the conversation has it. With it messages need not begin with the whole history. A wrong key is as none',
  },
};

const LOGIN = [{ session: [] }, { bearer: [] }];
const KEY = { conversationKey: [] };
const NOTHING = {};

/** Who may ask, as OpenAPI says it: any one of these is enough. */
export const security = {
  everybody: [],
  /** Who has logged in is known. */
  anybody: [NOTHING, ...LOGIN],
  /** Who makes a conversation, or may go on with it. */
  sender: [NOTHING, KEY, ...LOGIN],
  /** Whoever may read; everybody where readAccess is `public`. */
  readers: [...LOGIN, NOTHING],
  keyholders: [...LOGIN, KEY, NOTHING],
  account: LOGIN,
  staff: LOGIN,
};
export type AccessWord = keyof typeof security;
