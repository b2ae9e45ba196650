import { passwordChangeSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: passwordChangeSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'account',
  summary: "Update the user's password; all other sessions end",
  description: 'Asks for the current password again; the session goes on under a new token.',
  isPage: true,
  responses: {
    200: { description: 'Password updated; the new session is in the cookie', headers: ['Set-Cookie'] },
  },
};
