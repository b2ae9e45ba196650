import type { Access } from './service-function.ts';

export type Route = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  folder: string;
  access: Access;
  memoryMb?: number;
  /** Requests a second that the gateway lets through, for a route that costs much or guards passwords. */
  perSecond?: number;
  /** It derives keys from the server secret: signs cursors, or gives out keys of conversations. */
  readsSecret?: true;
  /** It asks the tracking provider, where there is one. */
  readsTrackingKey?: true;
};

/** Every way in over HTTP. A row and the folder it names are all an endpoint needs. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/save-conversation',
    folder: 'save-conversation',
    access: 'conversation',
    readsSecret: true,
  },
  {
    method: 'POST',
    path: '/create-sales-condition',
    folder: 'create-sales-condition',
    access: 'conversation',
    readsSecret: true,
  },
  {
    method: 'POST',
    path: '/track-shipment',
    folder: 'track-shipment',
    access: 'conversation',
    readsSecret: true,
    readsTrackingKey: true,
  },
  { method: 'GET', path: '/conversations', folder: 'list-conversations', access: 'read', readsSecret: true },
  {
    method: 'GET',
    path: '/conversation/{conversation_id}',
    folder: 'get-conversation',
    access: 'read',
    readsSecret: true,
  },
  { method: 'GET', path: '/tickets', folder: 'list-tickets', access: 'read', readsSecret: true },
  { method: 'GET', path: '/summary', folder: 'get-summary', access: 'read' },
  { method: 'POST', path: '/signup', folder: 'sign-up', access: 'account', memoryMb: 512, perSecond: 10 },
  { method: 'GET', path: '/signup', folder: 'get-signup', access: 'none' },
  { method: 'POST', path: '/login', folder: 'log-in', access: 'account', memoryMb: 512, perSecond: 10 },
  { method: 'GET', path: '/login', folder: 'get-login', access: 'session' },
  { method: 'GET', path: '/login/callback', folder: 'finish-login', access: 'account', perSecond: 10 },
  { method: 'POST', path: '/logout', folder: 'log-out', access: 'account', perSecond: 50 },
  { method: 'POST', path: '/update-profile', folder: 'update-profile', access: 'account', perSecond: 50 },
  { method: 'GET', path: '/update-profile', folder: 'get-profile', access: 'session' },
  {
    method: 'POST',
    path: '/update-password',
    folder: 'update-password',
    access: 'account',
    memoryMb: 512,
    perSecond: 10,
  },
  { method: 'GET', path: '/update-password', folder: 'get-password-form', access: 'session' },
  { method: 'GET', path: '/openapi.json', folder: 'get-openapi', access: 'none' },
];

/** What answers when no row above fits. */
export const fallback = { folder: 'not-found', access: 'none' } as const;

/** What runs by the clock. */
export const schedules = [{ folder: 'refresh-summary', access: 'count' }] as const;

/** What runs in a deployment when the number of shards, its code or its environment changes, before everything that uses the table. */
export const shardRecorder = { folder: 'record-shards', access: 'shards' } as const;

/** What runs in the first deployment and when its code or environment changes, before what needs what it makes. */
export const secretMaker = { folder: 'create-secret', access: 'none' } as const;
