import type { Account } from '../../shared/account/account.ts';
import { deskPage } from '../../shared/pages/desk-page.tsx';
import { Ago } from '../../shared/pages/moment.tsx';
import { numberFor, type Reader } from '../../shared/pages/reader.ts';
import { STATUS_FOR_CUSTOMER, STATUS_WORDS } from '../../shared/pages/ticket-words.ts';
import { allowedMoves, NOT_DONE } from '../../shared/ticket/ticket.ts';
import type { StoredTicket } from '../../shared/ticket/ticket-store.ts';
import type { Shown } from './queue-page.tsx';
import { pathOf } from './views.ts';

/** A customer's own tickets, in plain words, with what they can do about them. */
export function myRequestsPage({ caller, asked, tickets, cursor, now, reader }: Shown & { caller: Account }): string {
  const { cursor: before, limit: _, ...list } = asked;
  return deskPage(
    { title: 'My requests', caller, current: '/tickets' },
    <>
      <div class="bar">
        <h1>My requests</h1>
      </div>
      <p>{before ? 'What you asked for before that.' : sentenceOf(tickets, cursor !== undefined, reader)}</p>
      <div class="requests">
        {tickets.map((stored) => (
          <Request key={stored.ticket.ticket_id} stored={stored} now={now} reader={reader} />
        ))}
      </div>
      {(before ?? cursor) && (
        <nav class="foot" aria-label="Pages">
          {before && <a href={pathOf(list)}>First page</a>}
          {cursor && (
            <a class="button" href={pathOf({ ...asked, cursor })} rel="next">
              Earlier requests
            </a>
          )}
        </nav>
      )}
    </>,
  );
}

function sentenceOf(tickets: readonly StoredTicket[], isMore: boolean, reader: Reader): string {
  const open = tickets.filter(({ ticket: { status } }) => NOT_DONE.includes(status)).length;
  if (tickets.length === 0) return 'You have not asked us for anything yet.';
  if (isMore) return 'Your latest requests come first.';
  if (open === 0) return 'All that you asked for is finished.';
  return open === 1
    ? 'One of your requests is not finished yet.'
    : `${numberFor(reader, open)} of your requests are not finished yet.`;
}

function Request({
  stored: { ticket, version },
  now,
  reader,
}: { stored: StoredTicket } & Pick<Shown, 'now' | 'reader'>) {
  const { ticket_id, customer_info: info, status, created_at } = ticket;
  const title = info.issue || 'Your request';
  return (
    <section class="card pad" aria-labelledby={ticket_id}>
      <div class="bar">
        <h2 id={ticket_id} dir="auto">
          <a href={`/tickets/${ticket_id}`}>{title}</a>
        </h2>
        <span class={`s ${status}`}>{STATUS_WORDS[status]}</span>
      </div>
      <p>{STATUS_FOR_CUSTOMER[status]}</p>
      <p class="quiet">
        {ticket_id} · sent <Ago reader={reader} time={new Date(created_at)} now={now} />
        {info.address && (
          <>
            {' · '}
            <bdi>{info.address}</bdi>
          </>
        )}
      </p>
      {allowedMoves[status].includes('cancelled') && (
        <details>
          <summary>
            Call off<span class="unseen">: {title}</span>
          </summary>
          <form method="post" action={`/tickets/${ticket_id}`}>
            <p>Nobody will work on it any more. If you need us after all, write to us again.</p>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="status" value="cancelled" />
            <button type="submit" class="main">
              Yes, call it off
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
