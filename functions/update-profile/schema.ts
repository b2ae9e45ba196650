import { profileSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: profileSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Update user profile information; a field that is not sent stays, an empty one is cleared',
  isPage: true,
  needsLogin: true,
  responses: { 200: { description: 'Profile updated' } },
};
