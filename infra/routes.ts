import type { Access } from './service-function.ts';

export type Route = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  folder: string;
  access: Access;
  /** It derives keys from the server secret: signs cursors, or gives out keys of conversations. */
  readsSecret?: true;
};

/** Every way in over HTTP. A row and the folder it names are all an endpoint needs. */
export const routes: readonly Route[] = [
  { method: 'POST', path: '/save-conversation', folder: 'save-conversation', access: 'readWrite', readsSecret: true },
  {
    method: 'POST',
    path: '/create-sales-condition',
    folder: 'create-sales-condition',
    access: 'readWrite',
    readsSecret: true,
  },
  { method: 'POST', path: '/track-shipment', folder: 'track-shipment', access: 'readWrite', readsSecret: true },
  { method: 'GET', path: '/conversations', folder: 'list-conversations', access: 'read', readsSecret: true },
  { method: 'GET', path: '/conversation/{conversation_id}', folder: 'get-conversation', access: 'read' },
  { method: 'GET', path: '/tickets', folder: 'list-tickets', access: 'read', readsSecret: true },
  { method: 'GET', path: '/summary', folder: 'get-summary', access: 'read' },
  { method: 'GET', path: '/openapi.json', folder: 'get-openapi', access: 'none' },
];

/** What answers when no row above fits. */
export const fallback = { folder: 'not-found', access: 'none' } as const;

/** What runs by the clock. */
export const schedules = [{ folder: 'refresh-summary', access: 'readWrite' }] as const;

/** What runs once in each deployment, before the functions that need what it makes. */
export const secretMaker = { folder: 'create-secret', access: 'none' } as const;
