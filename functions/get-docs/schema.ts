import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'This description as a page to read and to try',
  media: 'text/html',
  responses: { 200: { description: 'A page', schema: { type: 'string' } } },
};
