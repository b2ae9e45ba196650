import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  path: {
    type: 'object',
    required: ['file'],
    additionalProperties: false,
    properties: {
      file: { type: 'string', maxLength: 64, description: 'The name that the page of `/docs` has for it' },
    },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Description',
  access: 'everybody',
  summary: 'The script of `/docs`',
  description: 'Its name changes with its text, so that browsers keep it for good.',
  media: 'text/javascript',
  responses: {
    200: { description: 'A JavaScript module', schema: { type: 'string' } },
    404: { description: 'Not Found' },
  },
};
