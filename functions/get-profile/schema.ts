import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'account',
  summary: 'The profile form',
  description: 'A page for a person; it sends `POST /update-profile`.',
  isPage: true,
  responses: { 200: { description: 'A page' } },
};
