import { Card } from './card.tsx';
import { deskPage } from './desk-page.tsx';
import { Erase } from './erase.tsx';
import { Extras } from './extras.tsx';
import { Ago } from './moment.tsx';
import { TicketRecord } from './record.tsx';
import { type Said, saidIn } from './said.ts';
import { deedsOf, Timeline } from './ticket-history.tsx';
import { Refused } from './ticket-refused.tsx';
import type { TicketView } from './ticket-view.ts';
import { capitalized, type Names, statusWords } from './ticket-words.ts';
import { Work } from './ticket-work.tsx';
import { Transcript } from './transcript.tsx';

/** A ticket as its desk sees it: the record, the work, the conversation it comes from, and what became of it. */
export function ticketPage(view: TicketView): string {
  const { ticket, caller, isDesk, told, clock, typed } = view;
  const { ticket_id, customer_info: info, status } = ticket;
  const names = namesOf(view);
  const said = told ? saidIn(told) : [];
  const title = info.issue || 'Erased customer';
  return deskPage(
    { title: `${typed ? 'Error: ' : ''}${ticket_id} ${title}`, caller, current: `/tickets/${ticket_id}` },
    <div class="ticket">
      <p class="back">
        <a class="link" href="/tickets">
          ← Tickets
        </a>
      </p>
      {typed && <Refused typed={typed} ticket={ticket} names={names} />}
      <div class="bar">
        <h1 dir="auto">{title}</h1>
        <p class="facts">
          <span class={`s ${status}`}>{statusWords(status)}</span>
          <span class={`p ${info.priority}`}>{capitalized(info.priority)}</span>
          <span class="quiet">
            {ticket_id} · opened <Ago {...clock} time={new Date(ticket.created_at)} />
            {ticket.assignee && (
              <>
                {' '}
                · with <bdi>{ticket.assignee === caller?.email ? 'you' : names(ticket.assignee)}</bdi>
              </>
            )}
          </span>
        </p>
      </div>
      <div class="desktop">
        <div class="first">
          <Card title="Customer">
            <TicketRecord {...{ ticket, told, said, typed, canCorrect: isDesk }} />
          </Card>
          {isDesk && (
            <Card title="Work">
              <Work {...view} />
            </Card>
          )}
        </div>
        <Words ticket={ticket} told={told} said={said} />
        <div class="then">
          <Duplicates ticket={ticket} clock={clock} />
          {told && <Extras told={told} clock={clock} />}
          <Card title="History">
            <Timeline deeds={deedsOf(ticket)} names={names} clock={clock} whole={`/tickets/${ticket_id}?format=json`} />
          </Card>
          {isDesk && told && <Erase conversation_id={ticket.conversation_id} />}
        </div>
      </div>
    </div>,
  );
}

type WordsProps = Pick<TicketView, 'ticket' | 'told'> & { said: readonly Said[] };

function Words({ ticket: { conversation_id }, told, said }: WordsProps) {
  const whole = `/conversation/${conversation_id}`;
  return (
    <section class="card words" aria-labelledby="words">
      <div class="pad head">
        <h2 id="words">Conversation</h2>
        {told && (
          <a class="link" href={whole}>
            Open it alone
          </a>
        )}
      </div>
      {told ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard (WCAG 2.1.1)
        <section class="scroll" tabIndex={0} aria-label="What was said">
          <Transcript {...{ said, whole, messages: told.messages, first: told.first, response: told.response }} />
        </section>
      ) : (
        <p class="pad quiet">The conversation was erased.</p>
      )}
    </section>
  );
}

/** How people are called: by their name, whoever reads as himself. */
function namesOf({ staff, caller }: TicketView): Names {
  const known = new Map(staff.map(({ email, name }) => [email, name || email]));
  return (by) => {
    if (by === caller?.email) return 'You';
    return known.get(by) ?? { customer: 'Customer', agent: 'Agent', staff: 'Staff' }[by] ?? by;
  };
}

function Duplicates({ ticket: { possible_duplicates: others = [] }, clock }: Pick<TicketView, 'ticket' | 'clock'>) {
  if (others.length === 0) return null;
  return (
    <Card title="Possible duplicates">
      <ul class="others">
        {others.map(({ ticket_id, status, created_at, issue }) => (
          <li key={ticket_id}>
            <a href={`/tickets/${ticket_id}`}>
              <bdi>{issue || ticket_id}</bdi>
            </a>
            <span class="quiet small">
              {statusWords(status)} · {ticket_id} · <Ago {...clock} time={new Date(created_at)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
