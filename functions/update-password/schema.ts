import { passwordChangeSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: passwordChangeSchema } as const satisfies RequestSchema;

export const description = {
  summary: "Update the user's password; all other sessions end",
  isPage: true,
  needsLogin: true,
  responses: { 200: { description: 'Password updated; the new session is in the cookie' } },
};
