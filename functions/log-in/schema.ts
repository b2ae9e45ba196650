import { loginSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: loginSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'everybody',
  summary: 'Submit login credentials to authenticate a user',
  description:
    'Begins a session, whose token comes in a cookie; as `Authorization: Bearer` it opens the same. It ends after a day without use, after a week, or with `POST /logout`.',
  isPage: true,
  responses: {
    200: { description: 'Logged in; the session is in the cookie', headers: ['Set-Cookie'] },
    303: {
      description: 'The same for a browser, and for who names `next`: on to that path, or to /tickets',
      headers: ['Location', 'Set-Cookie'],
    },
    401: { description: 'Invalid email or password' },
  },
};
