import type { Caller } from '../../shared/account/access.ts';
import { deskPage } from '../../shared/pages/desk-page.tsx';
import { Moment } from '../../shared/pages/moment.tsx';
import { numberFor, type Reader } from '../../shared/pages/reader.ts';
import type { Counted } from '../../shared/ticket/ticket-count.ts';
import type { StoredTicket } from '../../shared/ticket/ticket-store.ts';
import type { Counts } from './counts.ts';
import { Applied, Filters, Search } from './filter-form.tsx';
import { Keys } from './keys.tsx';
import type { Query } from './page-query.ts';
import { Rows } from './ticket-rows.tsx';
import { pathOf, type View, viewIn, viewsOf } from './views.ts';

export type Shown = {
  /** The query as it was answered. */
  asked: Query;
  tickets: readonly StoredTicket[];
  /** Where the list goes on, if it does. */
  cursor: string | undefined;
  /** How far a search got that ran out of time. */
  searchedTo: string | undefined;
  now: Date;
  reader: Reader;
};
type Queue = Shown & { caller: Caller; counts: Counts };

/** The tickets as a desk works on them. */
export function queuePage(queue: Queue): string {
  const { asked, tickets, caller, reader } = queue;
  const title = viewsOf(asked, queue.now, true).find(({ isCurrent }) => isCurrent)?.label;
  return deskPage(
    { title: title ? `${title} tickets` : 'Tickets', caller, current: '/tickets' },
    <>
      <div class="bar">
        <h1>Tickets</h1>
        <p class="told" role="status" data-told />
        <Search asked={asked} />
      </div>
      <div class="lead">
        <Views {...queue} />
        <Filters asked={asked} tickets={tickets} caller={caller} reader={reader} />
      </div>
      <Applied asked={asked} reader={reader} />
      <div class="card" data-live>
        {tickets.length > 0 ? <Rows {...queue} /> : <Nothing {...queue} />}
      </div>
      <Foot {...queue} />
      <Keys />
    </>,
  );
}

const Views = ({ asked, tickets, caller, counts, cursor, now, reader }: Queue) => {
  const isWhole = cursor === undefined && asked.cursor === undefined;
  const countOf = ({ name, isCurrent }: View) =>
    isCurrent && isWhole ? { count: tickets.length, isMore: false } : counts[name];
  return (
    <nav class="views" aria-label="Views" data-part="views">
      {viewsOf(asked, now, caller !== undefined).map((view) => (
        <a key={view.name} href={view.path} aria-current={view.isCurrent ? 'page' : undefined}>
          {view.label}
          <Count counted={countOf(view)} reader={reader} />
        </a>
      ))}
    </nav>
  );
};

const Count = ({ counted, reader }: { counted: Counted | undefined; reader: Reader }) =>
  counted ? (
    <span class="count">
      {numberFor(reader, counted.count)}
      {counted.isMore && '+'}
    </span>
  ) : null;

function Nothing({ asked, cursor, reader, searchedTo }: Queue) {
  const isNarrowed = asked.q !== undefined && asked.status !== undefined;
  return (
    <div class="empty">
      <p>{cursor ? 'Nothing found so far.' : (EMPTY[viewIn(asked) ?? 'other'] ?? 'No ticket is like that.')}</p>
      {searchedTo && (
        <p class="quiet">
          Searched back to <Moment reader={reader} time={new Date(searchedTo)} />
        </p>
      )}
      {isNarrowed && (
        <p>
          <a class="link" href={pathOf({ q: asked.q })}>
            Search all tickets, also those that are done
          </a>
        </p>
      )}
    </div>
  );
}

const EMPTY: Record<string, string> = {
  open: 'Nothing is open. Well done.',
  mine: 'You have nothing to do here. Take something that nobody has taken yet.',
  unassigned: 'Everything that is open has somebody who works on it.',
  urgent: 'Nothing urgent is open.',
  waiting: 'Nothing has been waiting for more than 24 hours.',
  all: 'There are no tickets yet. They come from conversations.',
};

const shownWords = (count: number, isMore: boolean, reader: Reader) =>
  `${numberFor(reader, count)} ${isMore ? 'more ' : ''}${count === 1 ? 'ticket' : 'tickets'}`;

function Foot({ asked, tickets, cursor, searchedTo, reader }: Queue) {
  const { cursor: before, limit: _, ...list } = asked;
  const isOldest = asked.sort === 'oldest';
  return (
    <nav class="foot quiet" aria-label="Pages and formats">
      <span data-part="shown">
        {tickets.length > 0 && `${shownWords(tickets.length, before !== undefined, reader)}, `}
        {isOldest ? 'oldest' : 'newest'} first
      </span>
      <a href={pathOf({ ...list, sort: isOldest ? 'newest' : 'oldest' })}>{isOldest ? 'Newest' : 'Oldest'} first</a>
      <a href={pathOf({ ...list, format: 'csv' })}>CSV</a>
      <a href={pathOf({ ...list, format: 'json' })}>JSON</a>
      <button type="button" data-show-keys hidden>
        Keys
      </button>
      {(before ?? cursor) && (
        <span class="more">
          {before && <a href={pathOf(list)}>First page</a>}{' '}
          {cursor && (
            <a class="button" href={pathOf({ ...asked, cursor })} rel="next">
              {searchedTo ? 'Search further' : 'Next page'}
            </a>
          )}
        </span>
      )}
    </nav>
  );
}
