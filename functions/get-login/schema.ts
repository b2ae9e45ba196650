import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

const text = { type: 'string' } as const;

export const description = {
  tag: 'Accounts',
  access: 'anybody',
  summary: 'Authentication information; a browser that navigates here gets the login page, or is sent to the provider',
  description: 'Who is logged in, and how one logs in: by the form, or at an OpenID Connect provider.',
  isPage: true,
  responses: {
    302: {
      description: 'A browser that nobody is logged in with: to the OpenID Connect provider, where one is configured',
      headers: ['Location', 'Set-Cookie'],
    },
    200: {
      description: 'Who is logged in, and how to log in',
      schema: {
        title: 'LoginInformation',
        type: 'object',
        required: ['authenticated', 'user', 'auth_type', 'redirect_url', 'login', 'signup_url'],
        additionalProperties: false,
        properties: {
          authenticated: { type: 'boolean' },
          user: {
            type: ['object', 'null'],
            required: ['email', 'name', 'role', 'user_id'],
            additionalProperties: false,
            properties: { email: text, name: text, role: text, user_id: text },
          },
          auth_type: { type: 'string', enum: ['form', 'oidc'] },
          redirect_url: text,
          login: {
            type: 'object',
            required: ['method', 'url', 'fields'],
            additionalProperties: false,
            properties: { method: text, url: text, fields: { type: 'array', items: text } },
          },
          signup_url: text,
        },
      },
    },
  },
};
