import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'The form behind a link to choose a new password',
  description: 'Opening it does not use the link.',
  isPage: true,
  query: { type: 'object', properties: { token: { type: 'string', description: 'The one in the link' } } },
  responses: {
    200: { description: 'A page' },
    400: { description: 'The link was used before, is older than an hour, or is none' },
  },
};
