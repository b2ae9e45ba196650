import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'The icon that browsers ask for',
  media: 'image/svg+xml',
  responses: { 200: { description: 'An SVG image', schema: { type: 'string' } } },
};
