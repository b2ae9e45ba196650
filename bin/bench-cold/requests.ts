import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { findAccount, setRole } from '../../shared/account/account-store.ts';
import { db, TableName } from '../../shared/store/table.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';
import { aCompleteConversation } from '../../test/support/builders.ts';
import { anId, call } from '../../test/support/call.ts';
import { httpEvent } from '../../test/support/http-event.ts';
import { conversation } from '../bench-save/conversations.ts';

/** A function, the event of an invocation that answers 200, and how much of the bare handler's CPU it may take in all. */
export type Request = { folder: string; goal?: number; event: () => object };

const TICKETS = 50;

/**
 * Puts into the table what is asked for, and gives what each function is asked, each time as for the first time.
 * @param bundles the folder with the service's functions
 */
export async function requests(bundles: string): Promise<{ ours: Request[]; oneRead: () => object }> {
  const require = createRequire(import.meta.url);
  const ask = (folder: string, request: Parameters<typeof httpEvent>[0]) =>
    call(require(join(bundles, folder, 'handler.cjs')).handler, { method: 'POST', ...request });

  const saved = [];
  for (let ticket = 0; ticket < TICKETS; ticket++) {
    saved.push(await ask('save-conversation', { body: { id: anId(), messages: conversation(ticket) } }));
  }
  await refreshSummary('UTC', new Date());
  const first = saved.at(-1)?.body;
  const { conversation_id, ticket_id } = first ?? {};

  const login = { email: 'ann@example.com', password: 'correct horse battery staple' };
  await ask('sign-up', { form: { ...login, name: 'Ann Lee', confirm_password: login.password } });
  const account = await findAccount(login.email);
  if (account) await setRole(account, 'admin');
  const [, token] = /=([^;]+)/.exec((await ask('log-in', { form: login })).cookies[0] ?? '') ?? [];

  const asStaff = { authorization: `Bearer ${token}` };
  const get = (path: string, pathParameters = {}) => anEvent({ path, pathParameters, headers: asStaff });
  const post = (path: string, body: () => object) => () => anEvent({ method: 'POST', path, ...body() });
  const send = (path: string, messages: unknown[]) => post(path, () => ({ body: { id: anId(), messages } }));
  const plain = { PK: String(conversation_id), SK: 'META', conversation: first };
  await db.send(new PutCommand({ TableName, Item: plain }));
  const aRead = () => get(`/conversation/${conversation_id}`, { conversation_id });
  const parcel = ['Hello', { role: 'assistant', content: 'How can I help?' }, 'Where is my parcel 1Z975N039000185078?'];
  const deal = ['We take 500 steel brackets at $4.20 each, net 30.', { role: 'assistant', content: 'Confirmed.' }];
  const form = () => ({ form: login });
  return {
    oneRead: aRead,
    ours: [
      { folder: 'get-summary', goal: 1.15, event: () => get('/summary') },
      { folder: 'list-tickets', goal: 1.15, event: () => get('/tickets') },
      { folder: 'get-ticket', goal: 1.15, event: () => get(`/tickets/${ticket_id}`, { ticket_id }) },
      { folder: 'get-conversation', goal: 1.15, event: aRead },
      { folder: 'save-conversation', goal: 1.4, event: send('/save-conversation', aCompleteConversation()) },
      { folder: 'track-shipment', goal: 1.6, event: send('/track-shipment', parcel) },
      { folder: 'create-sales-condition', goal: 1.6, event: send('/create-sales-condition', deal) },
      { folder: 'log-in', goal: 1.5, event: post('/login', form) },
    ],
  };
}

/** As API Gateway sends it, with what other frameworks look for too. */
function anEvent(request: Parameters<typeof httpEvent>[0] & { path: string }): object {
  const event = httpEvent(request);
  const { http, ...requestContext } = event.requestContext;
  return {
    ...event,
    version: '2.0',
    routeKey: '$default',
    requestContext: {
      ...requestContext,
      stage: '$default',
      http: { ...http, path: request.path, protocol: 'HTTP/1.1' },
    },
  };
}
