import { loginSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: loginSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Submit login credentials to authenticate a user',
  isPage: true,
  responses: {
    200: { description: 'Logged in; the session is in the cookie' },
    401: { description: 'Invalid email or password' },
  },
};
