import type { HistoryEntry } from '../ticket/history-entry.ts';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import type { Clock } from './clock.ts';
import { Ago } from './moment.tsx';
import { type Names, valueWords } from './ticket-words.ts';

/** What one person did at once: what it changed, and the note that was left with it. */
export type Deed = { at: string; by: string; entries: HistoryEntry[]; note: string | undefined };

/** What was ever done with a ticket, the latest first. */
export function deedsOf({ history, notes = [] }: Pick<TicketDetail, 'history' | 'notes'>): Deed[] {
  const deeds = new Map<string, Deed>();
  const deedOf = ({ at, by }: { at: string; by: string }): Deed => {
    const deed = deeds.get(`${at} ${by}`) ?? { at, by, entries: [], note: undefined };
    deeds.set(`${at} ${by}`, deed);
    return deed;
  };
  for (const entry of history) deedOf(entry).entries.push(entry);
  for (const note of notes) deedOf(note).note = note.text;
  return [...deeds.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
}

const MOST = 100;

type Props = { deeds: readonly Deed[]; names: Names; clock: Clock; whole: string };

/** The history as a timeline of sentences, with the notes in it. */
export const Timeline = ({ deeds, names, clock, whole }: Props) => (
  <ol class="line">
    {deeds.slice(0, MOST).map((deed) => (
      <li key={`${deed.at} ${deed.by}`} class={deed.note === undefined ? undefined : 'noted'}>
        <DeedWords deed={deed} names={names} />
        <span class="quiet small">
          <Ago {...clock} time={new Date(deed.at)} />
        </span>
      </li>
    ))}
    {deeds.length > MOST && (
      <li>
        <a class="link" href={whole}>
          Everything before that, as JSON
        </a>
      </li>
    )}
  </ol>
);

export const DeedWords = ({ deed: { by, entries, note }, names }: { deed: Deed; names: Names }) => (
  <>
    {entries.map((entry) => (
      <p key={entry.field}>
        <Sentence entry={entry} names={names} />
      </p>
    ))}
    {note !== undefined && (
      <>
        {entries.length === 0 && (
          <p>
            <b>
              <bdi>{names(by)}</bdi>
            </b>{' '}
            noted
          </p>
        )}
        <blockquote dir="auto">{note}</blockquote>
      </>
    )}
  </>
);

/** What in a conversation did it; `{field}` is what was corrected. */
const BECAUSE: Record<string, string> = {
  created: 'Opened from the conversation',
  work_started: 'The agent said that work has begun',
  solved: 'The customer said it is solved',
  cancelled: 'The customer called it off',
  reported_again: 'The customer reported it again',
  person_wanted: 'The customer wants to talk to a person',
  corrected: 'The conversation corrected the {field}',
  overruled: 'The conversation says another {field}; the value of the desk stands',
  erased: 'The conversation and the customer were erased',
};

const SPEAKERS = new Set(['customer', 'agent']);

function Sentence({ entry, names }: { entry: HistoryEntry; names: Names }) {
  const { by, why, field, from, to } = entry;
  const because = SPEAKERS.has(by) ? BECAUSE[why ?? (to === 'cancelled' ? 'cancelled' : '')] : undefined;
  const isMove = from !== to && from !== null;
  if (because) {
    return (
      <>
        {because.replace('{field}', field)}
        {isMove && (
          <>
            : <Change entry={entry} names={names} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      <b>
        <bdi>{names(by)}</bdi>
      </b>{' '}
      {field === 'assignee' ? (
        <Given by={by} to={to} names={names} />
      ) : (
        <>
          {VERBS[field] ?? `corrected the ${field}`}: <Change entry={entry} names={names} />
        </>
      )}
    </>
  );
}

const VERBS: Record<string, string> = { status: 'moved it', priority: 'set the priority', type: 'set the type' };

function Given({ by, to, names }: { by: string; to: string | null; names: Names }) {
  if (to === by) return <>took it</>;
  if (to === null) return <>put it back for anybody</>;
  return (
    <>
      gave it to{' '}
      <b>
        <bdi>{names(to)}</bdi>
      </b>
    </>
  );
}

const Change = ({ entry: { field, from, to }, names }: { entry: HistoryEntry; names: Names }) => (
  <span class="change">
    <bdi>{valueWords(field, from, names)}</bdi>
    <span aria-hidden="true"> → </span>
    <span class="unseen"> became </span>
    <b>
      <bdi>{valueWords(field, to, names)}</bdi>
    </b>
  </span>
);
