import { signupSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: signupSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'everybody',
  summary: 'Submit user registration information',
  description: 'Makes a customer’s account. An email has one account, however it is written.',
  isPage: true,
  responses: { 200: { description: 'Account created' }, 409: { description: 'This email has an account already' } },
};
