import { resetPasswordSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: resetPasswordSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'everybody',
  summary: 'Choose a new password with the token of a link',
  description: 'All sessions of the account end, and the link is used up.',
  isPage: true,
  responses: {
    200: { description: 'Password updated; nobody is logged in by it' },
    400: { description: 'The link was used before, is older than an hour, or is none' },
  },
};
