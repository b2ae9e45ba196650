import { allowedMoves, PRIORITIES, TICKET_TYPES, type TicketStatus } from '../ticket/ticket.ts';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import { wordsOf } from './problem-words.ts';
import type { Typed } from './ticket-refused.tsx';
import type { Colleague, TicketView } from './ticket-view.ts';
import { capitalized, moveWords, NEXT_MOVE } from './ticket-words.ts';

/** Everything that is done with a ticket but correcting it: one form, so that a note goes with whatever is pressed. */
export function Work({ ticket, staff, caller, typed }: TicketView) {
  const { ticket_id, version, customer_info: info, status } = ticket;
  const next = NEXT_MOVE[status];
  const others = allowedMoves[status].filter((move) => move !== next);
  const problem = typed?.problems.find(({ loc }) => loc.at(-1) === 'note');
  const people = peopleFor(ticket, staff, caller?.email);
  return (
    <form method="post" action={`/tickets/${ticket_id}`}>
      <input type="hidden" name="version" value={version} />
      <div class="choices">
        <Choice name="assignee" label="Assigned to" now={ticket.assignee ?? ''} typed={typed} choices={people} />
        <Choice name="priority" label="Priority" now={info.priority} typed={typed} choices={PRIORITIES.map(asChoice)} />
        <Choice name="type" label="Type" now={info.type} typed={typed} choices={TICKET_TYPES.map(asChoice)} />
      </div>
      <label for="note">Note for the team</label>
      {problem && (
        <p class="error" id="note-error">
          {wordsOf(problem)}
        </p>
      )}
      <textarea
        id="note"
        name="note"
        rows={2}
        maxLength={4000}
        dir="auto"
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={problem ? 'note-error' : undefined}
      >
        {typed?.values['note']}
      </textarea>
      <div class="acts">
        {next && <Move from={status} to={next} look="main" />}
        <button type="submit" class="second">
          Save changes
        </button>
      </div>
      <div class="acts moves">
        {others.map((to) => (
          <Move key={to} from={status} to={to} look="plain" />
        ))}
      </div>
    </form>
  );
}

const Move = ({ from, to, look }: { from: TicketStatus; to: TicketStatus; look: string }) => (
  <button type="submit" name="status" value={to} class={look}>
    {moveWords(from, to)}
  </button>
);

type ChoiceOf = { value: string; label: string; isGone?: boolean };

const asChoice = (value: string): ChoiceOf => ({ value, label: capitalized(value) });

/** Whoever reads stands first; who has it and is no staff any more can be left, and not be chosen. */
function peopleFor({ assignee }: TicketDetail, staff: readonly Colleague[], own: string | undefined): ChoiceOf[] {
  const others = staff
    .filter(({ email }) => email !== own)
    .map(({ email, name }) => ({ value: email, label: name || email }));
  const isStranger = assignee && assignee !== own && !staff.some(({ email }) => email === assignee);
  return [
    { value: '', label: 'Nobody' },
    ...staff
      .filter(({ email }) => email === own)
      .map(({ email, name }) => ({ value: email, label: `${name || email} (you)` })),
    ...others.sort((a, b) => a.label.localeCompare(b.label)),
    ...(isStranger ? [{ value: assignee, label: assignee, isGone: true }] : []),
  ];
}

type Props = { name: string; label: string; now: string; typed: Typed | undefined; choices: readonly ChoiceOf[] };

/** A choice and what it was. A value of no choice stays unless another is chosen: a disabled option is not sent. */
function Choice({ name, label, now, typed, choices }: Props) {
  const all = choices.some(({ value }) => value === now)
    ? choices
    : [...choices, { value: now, label: now, isGone: true }];
  const selected = typed?.wanted.find((it) => it.field === name)?.to ?? now;
  const problem = typed?.problems.find(({ loc }) => loc.at(-1) === name);
  return (
    <p>
      <label for={name}>{label}</label>
      {problem && (
        <span class="error" id={`${name}-error`}>
          {wordsOf(problem)}
        </span>
      )}
      <input type="hidden" name={`was_${name}`} value={now} />
      <select id={name} name={name} aria-describedby={problem ? `${name}-error` : undefined}>
        {all.map(({ value, label: words, isGone }) => (
          <option key={value} value={value} selected={value === selected} disabled={isGone}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
