import { forgotPasswordSchema } from '../../shared/account/account.ts';
import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = { body: forgotPasswordSchema } as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'everybody',
  summary: 'Ask for a mail with a link to choose a new password',
  description: 'The link is good once, within an hour.',
  isPage: true,
  responses: {
    200: { description: 'The same whether there is an account with this email or not' },
    404: { description: 'The service sends no mail' },
  },
};
