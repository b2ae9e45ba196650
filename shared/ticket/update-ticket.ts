import type { Scope } from '../account/access.ts';
import { type Account, emailKey, isStaff } from '../account/account.ts';
import { findAccountByEmail } from '../account/account-store.ts';
import { findConversation } from '../conversation/conversation-store.ts';
import { AppError } from '../errors.ts';
import { languageOf } from '../extraction/languages.ts';
import { untilWritten, writeAll } from '../store/table.ts';
import { latest, timestamp } from '../time.ts';
import { changeTicket, type DeskChange } from './desk-change.ts';
import type { HistoryEntry } from './history-entry.ts';
import { findTicketIn, type TicketWithHistory } from './ticket-history-store.ts';
import { ticketPuts } from './ticket-store.ts';

type Circumstances = {
  caller: Account;
  scope: Scope;
  /** Only while the ticket is at this version. */
  version: number | undefined;
  now: Date;
};

/**
 * Changes a ticket as its desk or its customer asks: one transaction, or none where nothing is then otherwise.
 * @throws AppError not_found, also for a ticket out of the caller's scope; forbidden for what a customer may not change;
 * ticket_changed, with the version it has; move_not_allowed; invalid_request for an assignee who is no staff
 */
export async function updateTicket(
  ticket_id: string,
  change: DeskChange,
  circumstances: Circumstances,
): Promise<TicketWithHistory> {
  const { caller, scope, version, now } = circumstances;
  const forCustomer = !isStaff(caller);
  if (forCustomer) refuseMore(change);
  const wanted = await withAssignee(change, caller);
  return untilWritten(async () => {
    const found = await findTicketIn(scope, ticket_id);
    refuseStale(found, version);
    const at = latest(timestamp(now), found.ticket.updated_at);
    const by = forCustomer ? 'customer' : caller.email;
    const language = languageOf(await languageFor(found, wanted));
    const { ticket, entries } = changeTicket(found.ticket, withoutRepeat(wanted, found.entries, by), {
      by,
      at,
      language,
    });
    if (entries.length === 0) return found;
    const changed = { ...ticket, updated_at: at };
    await writeAll(ticketPuts(changed, entries, found));
    return { ...found, ticket: changed, version: found.version + 1, entries: [...found.entries, ...entries] };
  });
}

/** A customer may call off what is theirs, and nothing else. */
function refuseMore({ status, ...more }: DeskChange): void {
  if ((status ?? 'cancelled') === 'cancelled' && Object.keys(more).length === 0) return;
  throw new AppError('forbidden', 'A customer can only call off a ticket, with the status cancelled');
}

function refuseStale({ version: current }: TicketWithHistory, version: number | undefined): void {
  if (version === undefined || version === current) return;
  const detail = `The ticket has been changed meanwhile: it is at version ${current}, not ${version}`;
  throw new AppError('ticket_changed', detail, { more: { version: current } });
}

async function withAssignee(change: DeskChange, caller: Account): Promise<DeskChange> {
  const { assignee } = change;
  if (assignee === undefined || assignee === null) return change;
  if (assignee.trim().toLowerCase() === 'me') return { ...change, assignee: caller.email };
  const account = await findAccountByEmail(emailKey(assignee));
  if (account && isStaff(account)) return { ...change, assignee: account.email };
  const problem = {
    type: 'value_error',
    loc: ['body', 'assignee'],
    msg: 'Value error, no staff account has this email',
  };
  throw new AppError('invalid_request', 'Invalid request', { problems: [problem] });
}

/** Issue and address are read in the language of the conversation; it is looked for only where one is corrected. */
async function languageFor({ ticket }: TicketWithHistory, { customer_info, ...flat }: DeskChange): Promise<string> {
  const { issue, address } = { ...customer_info, ...flat };
  if (issue === undefined && address === undefined) return 'en';
  return (await findConversation(ticket.conversation_id))?.conversation.language ?? 'en';
}

/** A note that is sent again, because its answer was lost, is there once. */
function withoutRepeat({ note, ...change }: DeskChange, entries: readonly HistoryEntry[], by: string): DeskChange {
  const last = entries.findLast(({ field }) => field === 'note');
  const isRepeat = note !== undefined && last?.by === by && last.to === note.trim();
  return note === undefined || isRepeat ? change : { ...change, note };
}
