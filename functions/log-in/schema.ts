import { loginSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: loginSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Submit login credentials to authenticate a user',
  isPage: true,
  responses: {
    200: { description: 'Logged in; the session is in the cookie' },
    303: { description: 'The same for a browser, and for who names `next`: on to that path, or to /tickets' },
    401: { description: 'Invalid email or password' },
  },
};
