import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Description',
  access: 'everybody',
  summary: 'This description',
  description: 'Made of the schemas by which requests are validated.',
  responses: { 200: { description: 'OpenAPI 3.1', schema: { type: 'object' }, headers: ['ETag'] } },
};
