import { NOT_DONE } from '../../shared/ticket/ticket.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts';
import type { Query } from './page-query.ts';

export type ViewName = 'open' | 'mine' | 'unassigned' | 'urgent' | 'waiting' | 'all';
export type View = { name: ViewName; label: string; path: string; isCurrent: boolean };

const STATUS = NOT_DONE.join(',');

/** The lists that a desk looks at most, each the list's own query. `now`: what waits is counted back from it. */
export function viewsOf(query: Query, now: Date, hasAccount: boolean): View[] {
  const minute = Math.floor((now.getTime() - DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const yesterday = new Date(minute).toISOString().replace('.000Z', 'Z');
  const views: [ViewName, label: string, query: string][] = [
    ['open', 'Open', ''],
    ['mine', 'Mine', `assignee=me&status=${STATUS}`],
    ['unassigned', 'Unassigned', `assignee=none&status=${STATUS}`],
    ['urgent', 'Urgent', `priority=urgent&status=${STATUS}`],
    ['waiting', 'Waiting over 24 h', `status=open&to=${yesterday}&sort=oldest`],
    ['all', 'All', 'sort=newest'],
  ];
  const current = viewIn(query);
  return views
    .filter(([name]) => hasAccount || name !== 'mine')
    .map(([name, label, text]) => {
      return { name, label, path: text ? `/tickets?${text}` : '/tickets', isCurrent: name === current };
    });
}

/** The view that a query is, whatever its order and however far it has been turned over. */
export function viewIn({ limit: _, cursor: __, sort: ___, format: ____, ...filter }: Query): ViewName | undefined {
  const { to, ...others } = filter;
  const text = Object.entries(others)
    .map(([name, value]) => `${name}=${[value].flat().toSorted().join(',')}`)
    .toSorted()
    .join('&');
  if (to !== undefined) return text === 'status=open' && to.includes('T') ? 'waiting' : undefined;
  return VIEWS[text];
}

const SORTED = NOT_DONE.toSorted().join(',');
const VIEWS: Record<string, ViewName> = {
  '': 'all',
  [`status=${SORTED}`]: 'open',
  [`assignee=me&status=${SORTED}`]: 'mine',
  [`assignee=none&status=${SORTED}`]: 'unassigned',
  [`priority=urgent&status=${SORTED}`]: 'urgent',
};

/** The path of the list that a query asks for; what is `undefined` is left out. */
export function pathOf(query: Query): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      LISTED.has(name)
        ? `${name}=${[value].flat().join(',')}`
        : [value].flat().map((it) => `${name}=${encodeURIComponent(it)}`),
    )
    .join('&');
  return text ? `/tickets?${text}` : '/tickets';
}

/** Words of which a comma parts several. */
const LISTED = new Set(['status', 'priority', 'type']);
