import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {} as const satisfies RequestSchema;

const path = { type: 'string' } as const;
const LINKS = [
  'openapi',
  'docs',
  'save_conversation',
  'conversations',
  'tickets',
  'summary',
  'chat',
  'chat_script',
  'login',
] as const;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  hasPage: true,
  summary: 'Where what is',
  description: 'A browser that goes there gets a page with a chat to try.',
  responses: {
    200: {
      description: 'The paths of the service',
      headers: ['ETag'],
      schema: {
        title: 'Index',
        type: 'object',
        required: ['service', 'version', 'links'],
        additionalProperties: false,
        properties: {
          service: { type: 'string' },
          version: { type: 'string' },
          links: {
            type: 'object',
            required: LINKS,
            additionalProperties: false,
            properties: Object.fromEntries(LINKS.map((name) => [name, path])),
          },
        },
      },
    },
  },
};
