import { isStaff } from '../../shared/account/account.ts';
import type { Conversation } from '../../shared/conversation/conversation.ts';
import { env } from '../../shared/env.ts';
import type { PageEvent } from '../../shared/http/endpoint.ts';
import { deskPage } from '../../shared/pages/desk-page.tsx';
import { Moment } from '../../shared/pages/moment.tsx';
import { numberFor, type Reader, readerOf } from '../../shared/pages/reader.ts';
import { FindForm, Views } from './find-form.tsx';
import { Rows } from './rows.tsx';
import type { schema } from './schema.ts';

const timeZone = env('TIME_ZONE');

type Event = PageEvent<typeof schema>;
type Found = {
  /** As the list has them. */
  conversations: readonly Conversation[];
  /** Those of the list: where it goes on. */
  headers: Readonly<Record<string, string>>;
  now: Date;
};

/** The list of GET /conversations as a page, with the form that asks for it. */
export function conversationsPage(found: Found, event: Event): string {
  const { caller, parts, rawQueryString, headers } = event;
  const reader = readerOf(headers['accept-language'], timeZone);
  const { limit: _, cursor, format: __, ...filter } = parts.query;
  const title = caller && !isStaff(caller) ? 'My conversations' : 'Conversations';
  return deskPage(
    { title, caller, current: '/conversations' },
    <>
      <div class="bar">
        <h1>{title}</h1>
        <Views filter={filter} />
      </div>
      <FindForm filter={filter} />
      {found.conversations.length > 0 ? (
        <Rows conversations={found.conversations} reader={reader} now={found.now} />
      ) : (
        <Nothing isFiltered={Object.keys(filter).length > 0} isLater={cursor !== undefined} />
      )}
      <Foot found={found} reader={reader} asked={rawQueryString} isLater={cursor !== undefined} />
    </>,
  );
}

const Nothing = ({ isFiltered, isLater }: { isFiltered: boolean; isLater: boolean }) => (
  <section class="card pad nothing">
    <h2>{isFiltered || isLater ? 'Nothing found here' : 'No conversations yet'}</h2>
    <p>
      {isFiltered || isLater
        ? 'No conversation that was looked at fits. Try fewer words, or another view.'
        : 'A conversation appears here as soon as its first message is saved.'}
    </p>
    {(isFiltered || isLater) && (
      <a class="link" href="/conversations">
        All active conversations
      </a>
    )}
  </section>
);

type FootProps = { found: Found; reader: Reader; asked: string; isLater: boolean };

/** Where the list goes on, how far it looked, and the same as data. */
function Foot({ found: { conversations, headers }, reader, asked, isLater }: FootProps) {
  const { 'x-next-cursor': next, 'x-searched-to': searchedTo } = headers;
  const count = conversations.length;
  return (
    <div class="foot">
      {(isLater || next) && (
        <nav class="acts" aria-label="Pages">
          {isLater && (
            <a class="link" href={linkWith(asked, { cursor: undefined })}>
              Newest
            </a>
          )}
          {next && (
            <a class="link" href={linkWith(asked, { cursor: next })} rel="next">
              {searchedTo ? 'Search further back' : 'Older conversations'}
            </a>
          )}
        </nav>
      )}
      <p class="quiet">
        {numberFor(reader, count)} {count === 1 ? 'conversation' : 'conversations'}, latest message first
        {searchedTo && (
          <>
            , searched back to <Moment reader={reader} time={new Date(searchedTo)} />
          </>
        )}
      </p>
      <p class="quiet data">
        All of them: <a href={linkWith(asked, { ...WHOLE, format: 'csv' })}>CSV</a>{' '}
        <a href={linkWith(asked, { ...WHOLE, format: 'json' })}>JSON</a>
      </p>
    </div>
  );
}

const WHOLE = { cursor: undefined, limit: undefined };

/** The same list with some of its query changed, or without what is undefined. */
function linkWith(asked: string, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = String(query);
  return text ? `/conversations?${text}` : '/conversations';
}
