import { textEndpoint } from '../../shared/http/endpoint.ts';
import { schema } from './schema.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d56b0"/><path d="M8 9h16v11H15l-5 4v-4H8z" fill="#fff"/></svg>';

export const handler = textEndpoint('image/svg+xml', schema, () => ({
  body: ICON,
  headers: { 'cache-control': 'public, max-age=86400' },
}));
