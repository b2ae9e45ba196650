import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

export const description = {
  tag: 'Accounts',
  access: 'anybody',
  summary: 'End the session',
  description: 'Ends the sessions that come with the request; without one nothing happens.',
  isPage: true,
  responses: { 200: { description: 'Logged out', headers: ['Set-Cookie'] } },
};
