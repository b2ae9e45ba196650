import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'The form that asks for a link to choose a new password',
  description: 'Where the service sends no mail, it says that staff can make such a link.',
  isPage: true,
  responses: { 200: { description: 'A page' } },
};
