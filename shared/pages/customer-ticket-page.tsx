import { NOT_DONE } from '../ticket/ticket.ts';
import { Card } from './card.tsx';
import type { Clock } from './clock.ts';
import { deskPage } from './desk-page.tsx';
import { Ago } from './moment.tsx';
import type { TicketView } from './ticket-view.ts';
import { STATUS_FOR_CUSTOMER, STATUS_WORDS } from './ticket-words.ts';
import { Transcript } from './transcript.tsx';

type Props = Pick<TicketView, 'ticket' | 'caller' | 'told' | 'clock' | 'typed'>;

/** A ticket as its customer sees it: where it is, what they said, and calling it off. Nothing of the desk. */
export function customerTicketPage({ ticket, caller, told, clock, typed }: Props): string {
  const { ticket_id, version, status, customer_info: info, created_at } = ticket;
  const title = info.issue || 'Your request';
  return deskPage(
    { title: `${typed ? 'Error: ' : ''}${title}`, caller, current: `/tickets/${ticket_id}` },
    <div class="ticket own">
      <p class="back">
        <a class="link" href="/tickets">
          ← My requests
        </a>
      </p>
      {typed && (
        <div class="summary" role="alert">
          <h2>Your request is somewhere else by now</h2>
          <p>{STATUS_FOR_CUSTOMER[status]} Nothing has been called off.</p>
        </div>
      )}
      <div class="bar">
        <h1 dir="auto">{title}</h1>
        <p class="facts">
          <span class={`s ${status}`}>{STATUS_WORDS[status]}</span>
          <span class="quiet">
            {ticket_id} · sent <Ago {...clock} time={new Date(created_at)} />
          </span>
        </p>
      </div>
      <p class="says">{STATUS_FOR_CUSTOMER[status]}</p>
      <div class="desktop">
        <div class="first">
          <Card title="What we know">
            <dl>
              {(['name', 'phone', 'address', 'issue'] as const).map((field) => (
                <div key={field}>
                  <dt>{OWN_LABELS[field]}</dt>
                  <dd>
                    <bdi>{info[field]}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card title="What has happened">
            <Steps ticket={ticket} clock={clock} />
          </Card>
          {NOT_DONE.includes(status) && (
            <details class="erase">
              <summary>Call this off</summary>
              <form method="post" action={`/tickets/${ticket_id}`}>
                <p>Nobody will work on it any more. If you need us after all, write to us again.</p>
                <input type="hidden" name="version" value={version} />
                <button type="submit" name="status" value="cancelled" class="danger">
                  Call it off
                </button>
              </form>
            </details>
          )}
        </div>
        {told && (
          <section class="card words" aria-labelledby="words">
            <div class="pad head">
              <h2 id="words">Your conversation</h2>
            </div>
            <Transcript
              messages={told.messages}
              first={told.first}
              said={[]}
              isOwn
              response={told.response}
              whole={`/conversation/${ticket.conversation_id}`}
            />
          </section>
        )}
      </div>
    </div>,
  );
}

const OWN_LABELS = { name: 'Name', phone: 'Phone', address: 'Address', issue: 'Issue' };

const Steps = ({ ticket: { history }, clock }: { ticket: TicketView['ticket']; clock: Clock }) => (
  <ol class="line">
    {history
      .filter(({ field, from, to }) => field === 'status' && from !== to)
      .toReversed()
      .map(({ at, from, to }) => (
        <li key={at}>
          <p>{from === null ? 'We have your request' : STATUS_WORDS[to as keyof typeof STATUS_WORDS]}</p>
          <span class="quiet small">
            <Ago {...clock} time={new Date(at)} />
          </span>
        </li>
      ))}
  </ol>
);
