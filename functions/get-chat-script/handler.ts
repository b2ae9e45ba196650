import { textEndpoint } from '../../shared/http/endpoint.ts';
import { chatScript } from '../../shared/pages/chat-script.ts';
import { schema } from './schema.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** A website names no version: a new one is everywhere after ten minutes, and nobody waits for it. */
const A_WHILE = 'public, max-age=600, stale-while-revalidate=86400';

export const handler = textEndpoint('text/javascript; charset=utf-8', schema, ({ query }) => ({
  body: chatScript.text,
  headers: {
    'cache-control': query.v === chatScript.version ? FOREVER : A_WHILE,
    'cross-origin-resource-policy': 'cross-origin', // for pages that load nothing without it (COEP)
  },
}));
