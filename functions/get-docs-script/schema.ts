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
  summary: 'The script of `/docs`',
  media: 'text/javascript',
  responses: {
    200: { description: 'A JavaScript module, which never changes under its name', schema: { type: 'string' } },
    404: { description: 'No script of this version has that name' },
  },
};
