import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'account',
  summary: 'The form to change the password',
  description: 'A page for a person; it sends `POST /update-password`.',
  isPage: true,
  responses: { 200: { description: 'A page' } },
};
