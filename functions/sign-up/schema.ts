import { signupSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: signupSchema } as const satisfies RequestSchema;

export const description = {
  summary: 'Submit user registration information',
  isPage: true,
  responses: { 200: { description: 'Account created' }, 409: { description: 'The email has an account already' } },
};
