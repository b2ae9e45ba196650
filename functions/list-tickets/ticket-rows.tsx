import type { Caller } from '../../shared/account/access.ts';
import { Ago } from '../../shared/pages/moment.tsx';
import { capitalized, STATUS_WORDS } from '../../shared/pages/ticket-words.ts';
import type { StoredTicket } from '../../shared/ticket/ticket-store.ts';
import type { Shown } from './queue-page.tsx';

const COLUMNS = ['Issue', 'Customer', 'Where', 'Priority', 'Status', 'With', 'Created'];

type Props = Pick<Shown, 'tickets' | 'reader' | 'now'> & { caller: Caller };

/** Each ticket with what a desk decides by; the page's script finds them by `data-row` and sees by `data-version` what has changed. */
export const Rows = ({ tickets, caller, reader, now }: Props) => (
  <table class="tickets">
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody data-rows>
      {tickets.map((stored) => (
        <Row key={stored.ticket.ticket_id} stored={stored} caller={caller} reader={reader} now={now} />
      ))}
    </tbody>
  </table>
);

function Row({ stored: { ticket }, caller, reader, now }: Omit<Props, 'tickets'> & { stored: StoredTicket }) {
  const { ticket_id, customer_info: info, area, status, assignee, created_at, updated_at } = ticket;
  return (
    <tr class={info.priority} data-row={ticket_id} data-version={updated_at}>
      <td class="matter">
        <a href={`/tickets/${ticket_id}`} dir="auto">
          {info.issue || 'No words for it'}
        </a>
        <small>
          {ticket_id} · {info.type}
        </small>
      </td>
      <td class="who">
        <bdi>{info.name}</bdi>
        <small>
          <bdi>{info.phone}</bdi>
        </small>
      </td>
      <td class="where">{area && <bdi>{area}</bdi>}</td>
      <td class={`p ${info.priority}`}>{capitalized(info.priority)}</td>
      <td>
        <span class={`s ${status}`}>{STATUS_WORDS[status]}</span>
      </td>
      <td class="with">
        {assignee ? (
          <bdi title={assignee}>{personOf(assignee, caller)}</bdi>
        ) : (
          <span class="quiet nobody">Nobody yet</span>
        )}
      </td>
      <td class="n">
        <Ago reader={reader} time={new Date(created_at)} now={now} />
      </td>
    </tr>
  );
}

/** Colleagues know each other by what stands before the @. */
const personOf = (email: string, caller: Caller) => (email === caller?.email ? 'You' : email.split('@')[0]);
