import { endSession } from '../../shared/account/session-store.ts';
import { noSessionCookie } from '../../shared/http/cookie.ts';
import { formEndpoint } from '../../shared/http/endpoint.ts';
import { loggedOutPage } from '../../shared/pages/logged-out-page.tsx';
import { schema } from './schema.ts';

export const handler = formEndpoint({
  schema,
  answer: async (_, { tokens }) => {
    await Promise.all(tokens.map(endSession));
    return { page: loggedOutPage(), cookies: [noSessionCookie()] };
  },
});
