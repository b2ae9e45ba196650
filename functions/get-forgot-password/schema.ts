import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary:
    'The form that asks for a link to choose a new password; where the service sends no mail, that staff has one',
  isPage: true,
  responses: { 200: { description: 'A page' } },
};
