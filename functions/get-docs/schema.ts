import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Description',
  access: 'everybody',
  summary: 'This description as a page to read and to try',
  description: 'What is sent from there is real: it reads and writes what this deployment holds.',
  media: 'text/html',
  responses: { 200: { description: 'A page', schema: { type: 'string' }, headers: ['ETag'] } },
};
