import { textEndpoint } from '../../shared/http/endpoint.ts';
import { deskScript } from '../../shared/pages/desk-script.ts';
import { schema } from './schema.ts';

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Another version's page gets today's text, which its browser refuses by the hash: it then does without. */
export const handler = textEndpoint('text/javascript; charset=utf-8', schema, ({ query }) => ({
  body: deskScript.text,
  headers: query.v === deskScript.version ? FOREVER : {},
}));
