import { readAccess } from '../../shared/http/access.ts';
import { isSecure } from '../../shared/http/cookie.ts';
import { welcomeEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

const index = {
  service: 'Conversation intake',
  version: '0.1.0',
  links: {
    openapi: '/openapi.json',
    docs: '/docs',
    save_conversation: '/save-conversation',
    conversations: '/conversations',
    tickets: '/tickets',
    summary: '/summary',
    chat: '/chat',
    chat_script: '/chat.js',
    login: '/login',
  },
};

export const handler = welcomeEndpoint(
  schema,
  () => ({ body: index }),
  async (_, { caller, requestContext }) =>
    (await import('./page.tsx')).homePage({
      caller,
      readAccess,
      isLocal: !isSecure,
      origin: `${isSecure ? 'https' : 'http'}://${requestContext.domainName}`,
    }),
);
