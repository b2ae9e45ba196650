import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = { summary: 'The sign-up form', isPage: true, responses: { 200: { description: 'A page' } } };
