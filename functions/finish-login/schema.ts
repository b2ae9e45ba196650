import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

const text = { type: 'string' } as const;

export const description = {
  tag: 'Accounts',
  access: 'anybody',
  summary: 'Where the OpenID Connect provider sends the browser back to',
  description: 'The end of a login that `GET /login` began in this browser. Programs have no use for it.',
  isPage: true,
  query: {
    type: 'object',
    properties: {
      code: { ...text, description: 'What the provider gives out for a login' },
      state: { ...text, description: 'Names the login that this browser began' },
      error: { ...text, description: 'Why there is no code, as RFC 6749 names it' },
      error_description: { ...text, description: 'The same in the words of the provider' },
      iss: { ...text, description: 'The provider (RFC 9207)' },
    },
  },
  responses: {
    302: {
      description:
        'Logged in; the session is in the cookie, and GET /login says whose it is. A person goes on to his requests or the desk',
      headers: ['Location', 'Set-Cookie'],
    },
    400: { description: 'Cancelled, too old, used before, or not begun in this browser' },
    403: { description: 'The provider does not say that the email address is verified' },
    404: { description: 'No provider is configured' },
  },
};
