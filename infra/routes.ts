import type { Access } from './service-function.ts';

export type Route = { method: 'GET' | 'POST'; path: `/${string}`; folder: string; access: Access };

/** Every way in over HTTP. A row and the folder it names are all an endpoint needs. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/save-conversation', folder: 'save-conversation', access: 'readWrite' },
  { method: 'POST', path: '/create-sales-condition', folder: 'create-sales-condition', access: 'readWrite' },
  { method: 'POST', path: '/track-shipment', folder: 'track-shipment', access: 'readWrite' },
  { method: 'GET', path: '/conversations', folder: 'list-conversations', access: 'read' },
  { method: 'GET', path: '/conversation/{conversation_id}', folder: 'get-conversation', access: 'read' },
  { method: 'GET', path: '/tickets', folder: 'list-tickets', access: 'read' },
  { method: 'GET', path: '/summary', folder: 'get-summary', access: 'read' },
  { method: 'GET', path: '/openapi.json', folder: 'get-openapi', access: 'none' },
];

/** What answers when no row above fits. */
export const fallback = { folder: 'not-found', access: 'none' } as const;

/** What runs by the clock. */
export const schedules = [{ folder: 'refresh-summary', access: 'readWrite' }] as const;
