import { CONVERSATION_STATUSES } from '../../shared/conversation/conversation.ts';
import type { ConversationFilter } from '../../shared/conversation/conversation-filter.ts';
import { CONVERSATION_STATUS_WORDS } from '../../shared/pages/ticket-words.ts';

type Props = { filter: ConversationFilter };

/** Without a status the list is of all but the abandoned. */
const VIEWS = [undefined, ...CONVERSATION_STATUSES];

/** The list by status; what else it is narrowed by stays. */
export const Views = ({ filter: { status, ...others } }: Props) => (
  <nav class="views" aria-label="Status">
    {VIEWS.map((view) => {
      const isCurrent = (status ?? []).join() === (view ?? '');
      const query = new URLSearchParams(valuesOf({ ...others, ...(view && { status: [view] }) }));
      return (
        <a
          key={view ?? ''}
          href={query.size > 0 ? `/conversations?${query}` : '/conversations'}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {view ? CONVERSATION_STATUS_WORDS[view] : 'Active'}
        </a>
      );
    })}
  </nav>
);

/** The list's own query as a form. What it has no field for goes with it. */
export function FindForm({ filter: { q, updated_since, ...others } }: Props) {
  const since = updated_since?.slice(0, 10);
  return (
    <search>
      <form class="seek" method="get" action="/conversations">
        {valuesOf(others).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label for="q">
          Name, phone, words or id
          <input id="q" type="search" name="q" value={q?.join(' ')} maxlength={200} dir="auto" />
        </label>
        <label for="updated_since">
          Changed since
          <input id="updated_since" type="date" name="updated_since" value={since} />
        </label>
        <button type="submit">Find</button>
      </form>
    </search>
  );
}

const valuesOf = (filter: ConversationFilter): [string, string][] =>
  Object.entries(filter).flatMap(([name, value]) => [value].flat().map((it): [string, string] => [name, String(it)]));
