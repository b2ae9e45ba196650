import { signupSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: signupSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'everybody',
  summary: 'Submit user registration information',
  description: 'Makes a customer’s account. An email has one account, however it is written.',
  isPage: true,
  responses: {
    200: { description: 'Account created and logged in; the session is in the cookie', headers: ['Set-Cookie'] },
    303: { description: 'The same for a browser: on to /tickets', headers: ['Location', 'Set-Cookie'] },
    409: { description: 'The email has an account already' },
  },
};
