import type { RequestSchema } from '../../shared/http/schema.ts';

export const schema = {
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      language: {
        type: 'string',
        maxLength: 35,
        description: 'Language code (BCP 47); what the browser asks for when not given',
      },
    },
  },
} as const satisfies RequestSchema;

export const description = {
  tag: 'Pages',
  access: 'everybody',
  summary: 'A page with the chat, to link to',
  description: 'For who has no website to put the chat on, and for links in mails.',
  media: 'text/html',
  responses: { 200: { description: 'A page', schema: { type: 'string' }, headers: ['ETag'] } },
};
