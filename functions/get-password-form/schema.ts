import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'The form to change the password',
  isPage: true,
  needsLogin: true,
  responses: { 200: { description: 'A page' } },
};
