import type { Access } from './grants.ts';

export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  folder: string;
  access: readonly Access[];
  memoryMb?: number;
  /** Requests a second that the gateway lets through, where `PER_SECOND` is not right: every POST says its own. */
  perSecond?: number;
  /** It derives keys from the server secret: signs cursors, or gives out keys of conversations. */
  readsSecret?: true;
  /** It asks the tracking provider, where there is one. */
  readsTrackingKey?: true;
  /** It has a large language model read the conversation, where there is one. */
  asksModel?: true;
  /** It sends mail, where the service does. */
  sendsMail?: true;
};

/** Requests a second that the gateway lets through to each route that does not say otherwise. */
export const PER_SECOND = 50;
/** The same for the HEAD of every GET, which the same function answers: few ask for it. */
export const HEAD_PER_SECOND = 10;

/** Every way in over HTTP. A row and the folder it names are all an endpoint needs. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/save-conversation',
    folder: 'save-conversation',
    access: ['knowCaller', 'saveConversations'],
    perSecond: 100,
    readsSecret: true,
    asksModel: true,
  },
  {
    method: 'POST',
    path: '/create-sales-condition',
    folder: 'create-sales-condition',
    access: ['knowCaller', 'saveConversations', 'compareConditions'],
    perSecond: 50,
    readsSecret: true,
    asksModel: true,
  },
  {
    method: 'POST',
    path: '/track-shipment',
    folder: 'track-shipment',
    access: ['knowCaller', 'saveConversations', 'readTracking', 'keepTracking'],
    perSecond: 50,
    readsSecret: true,
    readsTrackingKey: true,
    asksModel: true,
  },
  {
    method: 'GET',
    path: '/conversations',
    folder: 'list-conversations',
    access: ['knowCaller', 'listConversations'],
    readsSecret: true,
  },
  {
    method: 'GET',
    path: '/conversation/{conversation_id}',
    folder: 'get-conversation',
    access: ['knowCaller', 'readConversation', 'compareConditions', 'readTracking'],
    readsSecret: true,
  },
  {
    method: 'POST',
    path: '/conversation/{conversation_id}',
    folder: 'submit-conversation',
    access: ['knowCaller', 'eraseConversations'],
    perSecond: 10,
  },
  {
    method: 'DELETE',
    path: '/conversation/{conversation_id}',
    folder: 'erase-conversation',
    access: ['knowCaller', 'eraseConversations'],
    perSecond: 10,
  },
  { method: 'GET', path: '/tickets', folder: 'list-tickets', access: ['knowCaller', 'listTickets'], readsSecret: true },
  {
    method: 'GET',
    path: '/tickets/{ticket_id}',
    folder: 'get-ticket',
    access: ['knowCaller', 'readTicket', 'readConversation', 'compareConditions', 'readTracking', 'listStaff'],
  },
  {
    method: 'POST',
    path: '/tickets/{ticket_id}',
    folder: 'submit-ticket',
    access: [
      'knowCaller',
      'readTicket',
      'changeTicket',
      'readConversation',
      'compareConditions',
      'readTracking',
      'listStaff',
    ],
    perSecond: 50,
  },
  {
    method: 'PATCH',
    path: '/tickets/{ticket_id}',
    folder: 'update-ticket',
    access: ['knowCaller', 'readTicket', 'changeTicket'],
    perSecond: 50,
  },
  { method: 'GET', path: '/summary', folder: 'get-summary', access: ['knowCaller', 'readSummary'] },
  {
    method: 'POST',
    path: '/signup',
    folder: 'sign-up',
    access: ['knowCaller', 'makeAccounts', 'countAttempts', 'beginSessions', 'endSessions'],
    memoryMb: 512,
    perSecond: 10,
  },
  { method: 'GET', path: '/signup', folder: 'get-signup', access: [] },
  {
    method: 'POST',
    path: '/login',
    folder: 'log-in',
    access: ['knowCaller', 'changeAccounts', 'countAttempts', 'beginSessions', 'endSessions'],
    memoryMb: 512,
    perSecond: 10,
  },
  { method: 'GET', path: '/login', folder: 'get-login', access: ['knowCaller'] },
  {
    method: 'GET',
    path: '/login/callback',
    folder: 'finish-login',
    access: ['knowCaller', 'linkAccounts', 'beginSessions', 'endSessions'],
    perSecond: 10,
  },
  { method: 'POST', path: '/logout', folder: 'log-out', access: ['knowCaller', 'endSessions'], perSecond: 50 },
  {
    method: 'POST',
    path: '/update-profile',
    folder: 'update-profile',
    access: ['knowCaller', 'changeAccounts'],
    perSecond: 50,
  },
  { method: 'GET', path: '/update-profile', folder: 'get-profile', access: ['knowCaller'] },
  {
    method: 'POST',
    path: '/update-password',
    folder: 'update-password',
    access: ['knowCaller', 'changeAccounts', 'countAttempts', 'beginSessions'],
    memoryMb: 512,
    perSecond: 10,
  },
  { method: 'GET', path: '/update-password', folder: 'get-password-form', access: ['knowCaller'] },
  {
    method: 'POST',
    path: '/forgot-password',
    folder: 'forgot-password',
    access: ['knowCaller', 'countAttempts', 'makeResets'],
    memoryMb: 512,
    perSecond: 10,
    sendsMail: true,
  },
  { method: 'GET', path: '/forgot-password', folder: 'get-forgot-password', access: [] },
  {
    method: 'POST',
    path: '/reset-password',
    folder: 'reset-password',
    access: ['knowCaller', 'changeAccounts', 'countAttempts', 'useResets'],
    memoryMb: 512,
    perSecond: 10,
  },
  { method: 'GET', path: '/reset-password', folder: 'get-reset-password', access: ['openResets'] },
  { method: 'GET', path: '/openapi.json', folder: 'get-openapi', access: [] },
  { method: 'GET', path: '/docs', folder: 'get-docs', access: [] },
  { method: 'GET', path: '/docs/{file}', folder: 'get-docs-script', access: [] },
  { method: 'GET', path: '/desk.js', folder: 'get-desk-script', access: [] },
  { method: 'GET', path: '/', folder: 'get-home', access: ['knowCaller'] },
  { method: 'GET', path: '/chat', folder: 'get-chat', access: [] },
  { method: 'GET', path: '/chat.js', folder: 'get-chat-script', access: [] },
  { method: 'GET', path: '/favicon.ico', folder: 'get-icon', access: [] },
];

/** What answers when no row above fits. */
export const fallback = { folder: 'not-found', access: [] } as const;

export type Schedule = { folder: string; access: readonly Access[]; everyMinutes?: number };

/** What runs by the clock, as often as the setting `refreshMinutes` says or at a pace of its own. */
export const schedules: readonly Schedule[] = [
  { folder: 'refresh-summary', access: ['keepSummary'] },
  { folder: 'erase-expired', access: ['eraseConversations', 'findExpired'], everyMinutes: 60 },
];

/** What runs in a deployment when the number of shards, its code or its environment changes, before everything that uses the table. */
export const shardRecorder = { folder: 'record-shards', access: ['recordShards'] } as const;

/** What runs in the first deployment and when its code or environment changes, before what needs what it makes. */
export const secretMaker = { folder: 'create-secret', access: [] } as const;

/** What the table's stream invokes with events, where anybody hears of them. */
export const eventSender = { folder: 'send-events', access: [] } as const;

/** What sends events to webhooks, where there are any. */
export const webhookDeliverer = { folder: 'deliver-webhook', access: ['stopWebhooks'] } as const;
