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
  tag: 'Pages',
  access: 'everybody',
  summary: 'The script of the pages, which work without it',
  description: 'It lets the desk be worked by keys, and shows what is new without loading the page again.',
  media: 'text/javascript',
  responses: { 200: { description: 'A JavaScript module', schema: { type: 'string' }, headers: ['ETag'] } },
};
