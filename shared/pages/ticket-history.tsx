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

type TimelineProps = { deeds: readonly Deed[]; names: Names; clock: Clock; whole: string };

/** The history as a timeline of sentences, with the notes in it. */
export const Timeline = ({ deeds, names, clock, whole }: TimelineProps) => (
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
        {note && <blockquote dir="auto">{note}</blockquote>}
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
  overruled: 'The value of the desk stands for the {field}, though the conversation says',
};

const SPEAKERS = new Set(['customer', 'agent']);

type Props = { entry: HistoryEntry; names: Names };

function Sentence({ entry, names }: Props) {
  const { by, why, field, to } = entry;
  const because = SPEAKERS.has(by) ? BECAUSE[why ?? (to === 'cancelled' ? 'cancelled' : '')] : undefined;
  if (!because) return <ByDesk entry={entry} names={names} />;
  return (
    <>
      {because.replace('{field}', field)}
      {why === 'overruled' ? <b> {to}</b> : <Change entry={entry} names={names} />}
    </>
  );
}

const VERBS: Record<string, string> = { status: 'moved it', priority: 'set the priority', type: 'set the type' };

const ByDesk = ({ entry, names }: Props) => (
  <>
    <b>
      <bdi>{names(entry.by)}</bdi>
    </b>{' '}
    <Done entry={entry} names={names} />
  </>
);

function Done({ entry, names }: Props) {
  const { by, why, field, to } = entry;
  if (why === 'erased') return <>erased the conversation, and what the ticket said of the customer</>;
  if (field === 'assignee') return <Given by={by} to={to} names={names} />;
  return (
    <>
      {VERBS[field] ?? `corrected the ${field}`}
      <Change entry={entry} names={names} />
    </>
  );
}

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

/** From what to what; nothing where it was told, or what it was is erased. */
const Change = ({ entry: { field, from, to }, names }: Props) =>
  from === null || from === to ? null : (
    <span class="change">
      {': '}
      <bdi>{valueWords(field, from, names)}</bdi>
      <span aria-hidden="true"> → </span>
      <span class="unseen"> became </span>
      <b>
        <bdi>{valueWords(field, to, names)}</bdi>
      </b>
    </span>
  );
