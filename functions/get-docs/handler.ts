import { textEndpoint } from '../../shared/http/endpoint.ts';
import { docsHeaders, docsPage } from './page.tsx';
import { schema } from './schema.ts';

export const handler = textEndpoint('text/html; charset=utf-8', schema, () => ({
  body: docsPage,
  headers: docsHeaders,
}));
