import type { Caller } from '../../shared/account/access.ts';
import { Moment } from '../../shared/pages/moment.tsx';
import { momentFor, type Reader } from '../../shared/pages/reader.ts';
import { capitalized, STATUS_WORDS } from '../../shared/pages/ticket-words.ts';
import { NOT_DONE, PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../../shared/ticket/ticket.ts';
import type { StoredTicket } from '../../shared/ticket/ticket-store.ts';
import type { Query } from './page-query.ts';
import { pathOf, viewIn } from './views.ts';

/** Words in everything that the list shows, within what is filtered. */
export const Search = ({ asked: { q, cursor: _, limit: __, ...rest } }: { asked: Query }) => (
  <search>
    <form class="find" method="get" action="/tickets">
      <label class="unseen" for="q">
        Search tickets
      </label>
      <input
        id="q"
        name="q"
        type="search"
        maxlength={200}
        value={q?.[0]}
        placeholder="Name, phone, words or id"
        dir="auto"
      />
      <Hidden query={{ ...rest, ...(q && { q: q.slice(1) }) }} />
      <button type="submit">Search</button>
    </form>
  </search>
);

/** What a form has no field for, so that it is asked for again. */
const Hidden = ({ query }: { query: Query }) =>
  Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />),
  );

/** What the list is narrowed by, in words, where it is none of the views. */
export function Applied({ asked, reader }: { asked: Query; reader: Reader }) {
  if (viewIn(asked)) return null;
  return (
    <p class="applied">
      {Object.entries(asked).map(([name, value]) =>
        NAMES[name] ? (
          <span key={name}>
            {NAMES[name]} <b dir="auto">{wordsFor(name, [value].flat().map(String), reader)}</b>
          </span>
        ) : null,
      )}
      <a href={pathOf({})}>Clear all</a>
    </p>
  );
}

/** Of what is not named here a list has always something. */
const NAMES: Record<string, string> = {
  q: 'Words',
  status: 'Status',
  priority: 'Priority',
  type: 'Type',
  assignee: 'With',
  name: 'Name',
  phone: 'Phone',
  conversation_id: 'Conversation',
  from: 'Created from',
  to: 'Created until',
  updated_since: 'Changed since',
};

function wordsFor(name: string, values: readonly string[], reader: Reader): string {
  const options = OPTIONS[name];
  if (options) return labelIn(options, values.join(',')) ?? values.map((it) => labelIn(options, it) ?? it).join(' or ');
  return values.map((it) => (/^\d{4}-\d{2}-\d{2}T/.test(it) ? momentFor(reader, new Date(it)) : it)).join(' or ');
}

type Props = { asked: Query; tickets: readonly StoredTicket[]; caller: Caller; reader: Reader };

/** Everything else that the list can be narrowed by, folded away until it is wanted. */
export function Filters({ asked, tickets, caller, reader }: Props) {
  const { status, priority, type, assignee, from, to, sort = 'newest', cursor: _, limit: __, ...others } = asked;
  const moments = { from: isDate(from) ? undefined : from, to: isDate(to) ? undefined : to };
  return (
    <details class="filters">
      <summary>Filter and sort</summary>
      <form class="card pad" method="get" action="/tickets">
        <div class="fields">
          <Choice name="status" label="Status" chosen={status} options={STATUS_OPTIONS} />
          <Choice name="priority" label="Priority" chosen={priority} options={PRIORITY_OPTIONS} />
          <Choice name="type" label="Type" chosen={type} options={TYPE_OPTIONS} />
          <Choice name="assignee" label="With" chosen={assignee} options={peopleIn(tickets, caller)} />
          <DateField name="from" label="Created from" value={from} />
          <DateField name="to" label="Created until" value={to} />
          <Choice name="sort" label="Order" chosen={[sort]} options={SORT_OPTIONS} />
        </div>
        <Hidden query={{ ...others, ...moments }} />
        {moments.to && (
          <p class="quiet">
            Created before <Moment reader={reader} time={new Date(moments.to)} />
          </p>
        )}
        <p class="acts">
          <button type="submit" class="main">
            Show
          </button>
        </p>
      </form>
    </details>
  );
}

const isDate = (text: string | undefined) => text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text);

type Option = { value: string; label: string };

const STATUS_OPTIONS: Option[] = [
  { value: '', label: 'Any' },
  { value: NOT_DONE.join(','), label: 'Not done' },
  ...TICKET_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];
const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: capitalized(value) }));
const PRIORITY_OPTIONS: Option[] = [
  { value: '', label: 'Any' },
  { value: 'high,urgent', label: 'High or urgent' },
  ...optionsOf(PRIORITIES.toReversed()),
];
const TYPE_OPTIONS: Option[] = [{ value: '', label: 'Any' }, ...optionsOf(TICKET_TYPES)];
const SORT_OPTIONS: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const OPTIONS: Record<string, readonly Option[]> = {
  status: STATUS_OPTIONS,
  priority: PRIORITY_OPTIONS,
  type: TYPE_OPTIONS,
  assignee: [
    { value: 'me', label: 'Me' },
    { value: 'none', label: 'Nobody yet' },
  ],
};

/** Nobody, myself, and whoever works on what is listed. */
function peopleIn(tickets: readonly StoredTicket[], caller: Caller): Option[] {
  const emails = new Set(tickets.flatMap(({ ticket: { assignee } }) => assignee ?? []));
  if (caller) emails.delete(caller.email);
  return [
    { value: '', label: 'Anybody' },
    ...(caller ? [{ value: 'me', label: 'Me' }] : []),
    { value: 'none', label: 'Nobody yet' },
    ...[...emails].toSorted().map((email) => ({ value: email, label: email })),
  ];
}

type ChoiceProps = { name: string; label: string; chosen: readonly string[] | undefined; options: readonly Option[] };

const labelIn = (options: readonly Option[], value: string) => options.find((it) => it.value === value)?.label;

/** One of several; a choice that only an address can make stands among them while it is made. */
function Choice({ name, label, chosen = [], options }: ChoiceProps) {
  const sortedOf = (value: string) => value.split(',').toSorted().join();
  const value = chosen.join(',');
  const known = options.find((it) => sortedOf(it.value) === sortedOf(value));
  const all = known
    ? options
    : [...options, { value, label: chosen.map((word) => labelIn(options, word) ?? word).join(', ') }];
  return (
    <div>
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        {all.map((it) => (
          <option key={it.value} value={it.value} selected={it === known || it.value === value}>
            {it.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const DateField = ({ name, label, value }: { name: string; label: string; value: string | undefined }) =>
  isDate(value) ? (
    <div>
      <label for={name}>{label}</label>
      <input id={name} name={name} type="date" value={value} />
    </div>
  ) : null;
