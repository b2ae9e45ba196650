import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'The icon that browsers ask for',
  description: 'The same for all pages.',
  media: 'image/svg+xml',
  responses: { 200: { description: 'An SVG image', schema: { type: 'string' }, headers: ['ETag'] } },
};
