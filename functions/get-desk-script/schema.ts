import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      v: { type: 'string', maxLength: 64, description: 'Which text: pages name the one they were made with' },
    },
  },
} as const satisfies RequestSchema;

export const description = {
  summary: 'The script of the pages, which work without it',
  media: 'text/javascript',
  responses: { 200: { description: 'A JavaScript module', schema: { type: 'string' } } },
};
