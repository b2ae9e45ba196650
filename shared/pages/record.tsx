import type { ToldConversation } from '../conversation/told.ts';
import type { TicketDetail } from '../ticket/ticket-detail.ts';
import { wordsOf } from './problem-words.ts';
import { becauseOf, type Said, VALUE_LABELS, type ValueName } from './said.ts';
import type { Typed } from './ticket-refused.tsx';
import { capitalized } from './ticket-words.ts';

type Values = Partial<Record<ValueName, string | null | undefined>>;

/** Where what was said stands on the page. */
const here = ({ id }: Said) => `#${id}`;

type Shown = {
  hrefOf: (said: Said) => string;
  field: ValueName;
  value: string | null | undefined;
  said: readonly Said[];
  /** What the conversation says, where the desk has another value. */
  stated?: string | null | undefined;
};

/** The values of a record, each a link to the words it was read from, with what made it believed below. */
export const Record = ({
  values,
  stated = {},
  said,
  hrefOf = here,
  after,
}: {
  values: Values;
  stated?: Values | undefined;
  said: readonly Said[];
  hrefOf?: (said: Said) => string;
  after?: (field: ValueName) => preact.ComponentChildren;
}) => {
  const fields = (Object.keys(VALUE_LABELS) as ValueName[]).filter((field) => field in values);
  return (
    <div class="record">
      <dl>
        {fields.map((field) => (
          <div key={field} class={`value is-${field}`}>
            <dt>{VALUE_LABELS[field]}</dt>
            <dd>
              <Value field={field} value={values[field]} stated={stated[field]} said={said} hrefOf={hrefOf} />
              {after?.(field)}
            </dd>
          </div>
        ))}
      </dl>
      {said.length > 0 && (
        <div class="why">
          <p class="asked">Point at a value to see where it was said.</p>
          {fields.map((field) => {
            const first = said.find((it) => it.value === field);
            return first ? (
              <p key={field} class={`is-${field}`} id={`why-${field}`}>
                {VALUE_LABELS[field]}: {becauseOf(first)}
              </p>
            ) : null;
          })}
        </div>
      )}
    </div>
  );
};

const asShown = (field: ValueName, value: string) =>
  field === 'issue' || field === 'name' || field === 'phone' || field === 'address' ? value : capitalized(value);

function Value({ field, value, stated, said, hrefOf }: Shown) {
  if (!value) return <span class="quiet">{field === 'role' ? 'Not said' : 'Missing'}</span>;
  const source = said.find((it) => it.value === field);
  const isOther = Boolean(stated) && stated !== value;
  const words = <bdi>{asShown(field, value)}</bdi>;
  if (!source) return words;
  const linked = (of: preact.ComponentChildren) => (
    <a class={field} href={hrefOf(source)} aria-describedby={`why-${field}`}>
      {of}
    </a>
  );
  if (!isOther) return linked(words);
  return (
    <>
      {words}
      <span class="quiet small">Said: {linked(<bdi>{asShown(field, stated ?? '')}</bdi>)}</span>
    </>
  );
}

type Props = {
  ticket: TicketDetail;
  told: ToldConversation | undefined;
  said: readonly Said[];
  typed: Typed | undefined;
  canCorrect: boolean;
};

const CORRECTABLE = ['name', 'phone', 'address', 'issue'] as const;
type Correctable = (typeof CORRECTABLE)[number];

/** The record of a ticket; whoever works on it corrects each value in its place. */
export function TicketRecord({ ticket, told, said, typed, canCorrect }: Props) {
  const { name, phone, address, issue, role, type } = ticket.customer_info;
  return (
    <Record
      values={{ name, phone, address, issue, role, type }}
      stated={told?.customer_info}
      said={said}
      after={(field) =>
        canCorrect && CORRECTABLE.some((it) => it === field) ? (
          <Correct ticket={ticket} field={field as Correctable} typed={typed} />
        ) : null
      }
    />
  );
}

const PHONE_FORM = 'Enter a phone number of 7 to 15 digits';
const LIMITS: { [F in Correctable]: number } = { name: 200, phone: 40, address: 500, issue: 1000 };

/** A value in place: closed it is a pencil; open, a form of one field. What was typed and not taken stands in it. */
function Correct({ ticket, field, typed }: { ticket: TicketDetail; field: Correctable; typed: Typed | undefined }) {
  const label = VALUE_LABELS[field];
  const again = typed?.values[field];
  const problem = typed?.problems.find(({ loc }) => loc.at(-1) === field);
  const attributes = {
    id: `correct-${field}`,
    name: field,
    required: true,
    maxLength: LIMITS[field],
    dir: 'auto' as const,
    'aria-invalid': problem ? ('true' as const) : undefined,
    'aria-describedby': problem ? `correct-${field}-error` : undefined,
  };
  const value = again ?? ticket.customer_info[field];
  return (
    <details class="correct" open={again !== undefined}>
      <summary>
        <Pencil />
        <span class="unseen">Correct {label.toLowerCase()}</span>
      </summary>
      <form method="post" action={`/tickets/${ticket.ticket_id}`}>
        <input type="hidden" name="version" value={ticket.version} />
        <label for={`correct-${field}`}>{label} as it should be</label>
        {problem && (
          <p class="error" id={`correct-${field}-error`}>
            {wordsOf(problem, field === 'phone' ? PHONE_FORM : undefined)}
          </p>
        )}
        {field === 'issue' || field === 'address' ? (
          <textarea {...attributes} rows={3}>
            {value}
          </textarea>
        ) : (
          <Line {...attributes} isPhone={field === 'phone'} value={value} />
        )}
        <button type="submit">Correct {label.toLowerCase()}</button>
      </form>
    </details>
  );
}

const Line = ({ isPhone, ...attributes }: { isPhone: boolean; value: string; id: string; name: string }) =>
  isPhone ? (
    <input type="tel" autocomplete="off" {...attributes} />
  ) : (
    <input type="text" autocomplete="off" {...attributes} />
  );

const Pencil = () => (
  <svg
    viewBox="0 0 20 20"
    width="16"
    height="16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
  >
    <path d="M3 17l.8-3.6L13.6 3.6a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1L6.6 16.2zM12 5.2l2.8 2.8" />
  </svg>
);
