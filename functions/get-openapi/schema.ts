import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'This description',
  responses: { 200: { description: 'OpenAPI 3.1', schema: { type: 'object' } } },
};
