import { type Caller, type Scope, scopeToChange } from '../../shared/account/access.ts';
import { isStaff } from '../../shared/account/account.ts';
import type { RequestOf } from '../../shared/http/schema.ts';
import { NOT_DONE } from '../../shared/ticket/ticket.ts';
import type { schema } from './schema.ts';

export type Query = RequestOf<typeof schema>['query'];

/** What fits on a page before one scrolls for long. */
const ON_A_PAGE = 50;

/** What a page asks: fifty at a time, and who asks for nothing at the desk gets what is not done. */
export function pageQuery(query: Query, caller: Caller): Query {
  const isPlain = Object.keys(query).every((name) => name === 'limit');
  const isForDesk = !caller || isStaff(caller);
  return { limit: ON_A_PAGE, ...(isPlain && isForDesk && { status: [...NOT_DONE] }), ...query };
}

/** A customer's page is of their own requests, also where everybody may read everything. */
export const scopeOfPage = (scope: Scope, caller: Caller): Scope => (caller ? scopeToChange(caller) : scope);
