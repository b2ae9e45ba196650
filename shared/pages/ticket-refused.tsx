import type { Problem } from '../errors.ts';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import { wordsOf } from './problem-words.ts';
import { VALUE_LABELS } from './said.ts';
import { DeedWords, deedsOf } from './ticket-history.tsx';
import { type Names, valueWords } from './ticket-words.ts';

/** A form that was not taken. */
export type Typed = {
  /** The refusal's code. */
  code: string;
  message: string;
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** What was asked for that is not so now. */
  wanted: readonly { field: string; now: string; to: string }[];
  /** How often others have saved since the form was made. */
  missed: number;
};

/** What a form asks of a ticket: every field that was filled in or chosen anew and now stands otherwise. */
export function wantedOf(values: Readonly<Record<string, string>>, ticket: TicketDetail): Typed['wanted'] {
  const { name, phone, address, issue, priority, type } = ticket.customer_info;
  const now: Record<string, string> = { status: ticket.status, name, phone, address, issue, priority, type };
  const standing = { ...now, assignee: ticket.assignee ?? '' };
  return Object.entries(standing).flatMap(([field, value]) => {
    const to = values[field];
    const isChosen = to !== undefined && to !== value && to !== values[`was_${field}`];
    return isChosen ? [{ field, now: value, to }] : [];
  });
}

type Props = { typed: Typed; ticket: TicketDetail; names: Names };

/** What is wrong, and beside what stands now what was typed: it is still in the form. */
export const Refused = ({ typed, ticket, names }: Props) => (
  <div class="summary" role="alert">
    <h2>{TITLES[typed.code] ?? 'There is a problem'}</h2>
    <Reasons typed={typed} ticket={ticket} names={names} />
    {typed.wanted.length > 0 && typed.code !== 'invalid_request' && <Compared wanted={typed.wanted} names={names} />}
    {typed.code === 'ticket_changed' && <p>What you typed is still in the form. Save it again if it is still right.</p>}
  </div>
);

const TITLES: Record<string, string> = {
  ticket_changed: 'Somebody else saved this ticket first',
  move_not_allowed: 'The ticket cannot go there from where it is now',
};

function Reasons({ typed, ticket, names }: Props) {
  if (typed.code === 'ticket_changed') {
    return (
      <div class="meanwhile">
        {deedsOf(ticket)
          .slice(0, Math.max(1, typed.missed))
          .map((deed) => (
            <DeedWords key={deed.at} deed={deed} names={names} />
          ))}
      </div>
    );
  }
  if (typed.problems.length === 0) return <p>{typed.message}.</p>;
  return (
    <ul>
      {typed.problems.map((problem) => {
        const field = String(problem.loc.at(-1));
        return (
          <li key={field}>
            <a
              class="link"
              href={`#${field in VALUE_LABELS && field !== 'priority' && field !== 'type' ? 'correct-' : ''}${field}`}
            >
              {labelOf(field)}: {wordsOf(problem)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const Compared = ({ wanted, names }: { wanted: Typed['wanted']; names: Names }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Value</th>
        <th scope="col">Stands now</th>
        <th scope="col">You wanted</th>
      </tr>
    </thead>
    <tbody>
      {wanted.map(({ field, now, to }) => (
        <tr key={field}>
          <th scope="row">{labelOf(field)}</th>
          <td>
            <bdi>{valueWords(field, now, names)}</bdi>
          </td>
          <td>
            <bdi>{valueWords(field, to, names)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const LABELS: Record<string, string> = { ...VALUE_LABELS, status: 'Status', assignee: 'Assigned to', note: 'Note' };
const labelOf = (field: string): string => LABELS[field] ?? field;
