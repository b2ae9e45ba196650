import { signupSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: signupSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Submit user registration information',
  isPage: true,
  responses: {
    200: { description: 'Account created and logged in; the session is in the cookie' },
    303: { description: 'The same for a browser: on to /tickets' },
    409: { description: 'The email has an account already' },
  },
};
