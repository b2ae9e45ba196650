import { profileSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: profileSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'account',
  summary: 'Update user profile information; a field that is not sent stays, an empty one is cleared',
  description: 'Changes the account that is logged in.',
  isPage: true,
  responses: { 200: { description: 'Profile updated' } },
};
