import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  summary: 'End the session',
  isPage: true,
  responses: { 200: { description: 'Logged out' } },
};
