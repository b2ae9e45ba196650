import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      v: { type: 'string', maxLength: 64, description: 'Which text: our own pages name the one they were made with' },
    },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'A chat for any website',
  description: 'A page loads it as its script, from `/chat.js` of this service.',
  media: 'text/javascript',
  responses: { 200: { description: 'A JavaScript program', schema: { type: 'string' }, headers: ['ETag'] } },
};
