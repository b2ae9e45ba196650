import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Caller, type Scope, scopeToChange } from '../account/access.ts';
import { type Account, isStaff } from '../account/account.ts';
import { listStaff } from '../account/account-store.ts';
import { type ToldConversation, toldFor } from '../conversation/told.ts';
import { env } from '../env.ts';
import { customerTicketPage } from '../pages/customer-ticket-page.tsx';
import { readerOf } from '../pages/reader.ts';
import { ticketPage } from '../pages/ticket-page.tsx';
import { type Typed, wantedOf } from '../pages/ticket-refused.tsx';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import { findTicketIn } from '../ticket/ticket-history-store.ts';
import type { Shown } from './page-reply.ts';
import { ticketReply } from './ticket-reply.ts';

type Reader = Pick<APIGatewayProxyEventV2, 'headers'> & { caller: Caller; scope: Scope };

const timeZone = env('TIME_ZONE');

/** The page of a ticket for who reads it: the whole desk, the desk without what one can press, or a customer's own. */
export async function showTicket(ticket: TicketDetail, reader: Reader, shown?: Shown): Promise<string> {
  const { caller, scope, headers } = reader;
  const now = new Date();
  const isDesk = caller !== undefined && isStaff(caller);
  const told = await toldFor(ticket.conversation_id, { scope, now });
  const clock = { reader: readerOf(headers['accept-language'], timeZone), now };
  const typed = shown && typedIn(shown, ticket);
  if (isOwn({ caller, scope, told })) return customerTicketPage({ ticket, caller, told, clock, typed });
  const staff = isDesk ? (await listStaff()).map(({ email, name = '' }) => ({ email, name })) : [];
  return ticketPage({ ticket, caller, isDesk, staff, told, clock, typed });
}

function isOwn({ caller, scope, told }: { caller: Caller; scope: Scope; told: ToldConversation | undefined }): boolean {
  if (scope !== 'everybody') return true;
  return caller !== undefined && !isStaff(caller) && told?.user_id === caller.user_id;
}

const typedIn = ({ values, problems, problem = '', code = '' }: Shown, ticket: TicketDetail): Typed => ({
  ...{ values, problems, code, message: problem },
  wanted: wantedOf(values, ticket),
  missed: ticket.version - Number(values['version']) || 0,
});

type Sender = Pick<APIGatewayProxyEventV2, 'headers' | 'pathParameters'> & { caller: Account };

/** The same page again for who sent a form that was not taken, with what was typed and the ticket as it is now. */
export async function showTicketAgain(shown: Shown, event: Sender): Promise<string> {
  const scope = scopeToChange(event.caller);
  const found = await findTicketIn(scope, event.pathParameters?.['ticket_id'] ?? '');
  const { body } = await ticketReply(found, scope);
  return showTicket(body as TicketDetail, { ...event, scope }, shown);
}
