import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'The sign-up form',
  description: 'A page for a person; it sends `POST /signup`.',
  isPage: true,
  responses: { 200: { description: 'A page' } },
};
