import type { Caller } from '../account/access.ts';
import { isStaff } from '../account/account.ts';
import type { ToldConversation } from '../conversation/told.ts';
import { Card } from './card.tsx';
import type { Clock } from './clock.ts';
import { deskPage } from './desk-page.tsx';
import { Erase } from './erase.tsx';
import { Extras } from './extras.tsx';
import { Ago } from './moment.tsx';
import { languageName } from './reader.ts';
import { Record } from './record.tsx';
import { type Said, saidIn, VALUE_LABELS } from './said.ts';
import { CONVERSATION_STATUS_WORDS } from './ticket-words.ts';
import { Transcript } from './transcript.tsx';

type View = {
  told: ToldConversation;
  caller: Caller;
  clock: Clock;
  /** Where the transcript goes on. */
  next: string | undefined;
  /** Where what was said stands, on this page or on another. */
  hrefOf: (said: Said) => string;
};

/** A conversation: what is known of the customer and what is missing, and the transcript beside it, a part at a time. */
export function conversationPage(view: View): string {
  const { told, caller, clock, hrefOf } = view;
  const { conversation_id, customer_info: info, status } = told;
  const own = `/conversation/${conversation_id}`;
  const title = told.custom_title || info.issue || `Conversation ${conversation_id}`;
  const said = saidIn(told);
  return deskPage(
    { title, caller, current: own },
    <div class="ticket">
      <p class="back">
        <a class="link" href="/conversations">
          ← Conversations
        </a>
      </p>
      <div class="bar">
        <h1 dir="auto">{title}</h1>
        <p class="facts">
          <span class={`s ${status}`}>{CONVERSATION_STATUS_WORDS[status]}</span>
          <span class="quiet">
            {conversation_id} · {languageName(told.language)} · last heard of{' '}
            <Ago {...clock} time={new Date(told.updated_at)} />
          </span>
        </p>
      </div>
      <div class="desktop">
        <div class="first">
          <Card title="Customer">
            <Known told={told} />
            <Record values={valuesOf(info)} said={said} hrefOf={hrefOf} />
          </Card>
          <Extras told={told} clock={clock} />
        </div>
        <Talk view={view} said={said} own={own} />
        <div class="then">{caller && isStaff(caller) && <Erase conversation_id={conversation_id} />}</div>
      </div>
    </div>,
  );
}

const valuesOf = ({ name, phone, address, issue, role, priority, type }: ToldConversation['customer_info']) => ({
  ...{ name, phone, address, issue },
  ...(role && { role }),
  ...(priority && { priority }),
  ...(type && { type }),
});

function Known({ told: { missing_fields: missing, ticket_id } }: Pick<View, 'told'>) {
  const names = missing.map((field) => VALUE_LABELS[field].toLowerCase());
  return (
    <p class="known">
      {missing.length > 0 ? `Still missing: ${names.join(', ')}.` : 'Nothing is missing.'}
      {ticket_id && (
        <>
          {' '}
          Its ticket is <a href={`/tickets/${ticket_id}`}>{ticket_id}</a>.
        </>
      )}
    </p>
  );
}

function Talk({ view: { told, next }, said, own }: { view: View; said: readonly Said[]; own: string }) {
  const { first, messages, response } = told;
  return (
    <section class="card words" aria-labelledby="words">
      <div class="pad head">
        <h2 id="words">{first === 0 ? 'Transcript' : `Transcript from message ${first + 1}`}</h2>
        {first > 0 && (
          <a class="link" href={own}>
            From the beginning
          </a>
        )}
      </div>
      <Transcript
        messages={messages}
        first={first}
        said={said}
        response={next === undefined ? response : undefined}
        whole={`${own}?include=messages&format=json`}
      />
      {next !== undefined && (
        <p class="pad">
          <a class="button second" href={next} rel="next">
            Go on reading
          </a>
        </p>
      )}
    </section>
  );
}
