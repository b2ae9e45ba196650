import { isInScope, type Scope } from '../account/access.ts';
import type { SalesCondition } from './sales-condition.ts';
import { listSimilar } from './sales-condition-store.ts';

const OVERLAP = 'The same customer has another condition for this product that is valid at the same time';

/**
 * The condition with a warning where another stands in its way. It is judged anew for each reader, since others come and
 * go, and among the conversations that the reader may read: nobody learns here that a stranger has one.
 */
export async function withOverlaps(condition: SalesCondition, scope: Scope | undefined): Promise<SalesCondition> {
  if (!scope) return condition;
  const similar = await listSimilar(condition);
  const others = similar.filter((it) => it.condition.condition_id !== condition.condition_id && isInScope(scope, it));
  return others.some((it) => overlaps(it.condition, condition))
    ? { ...condition, warnings: [...condition.warnings, OVERLAP] }
    : condition;
}

/** An end that is not stated is open. */
const overlaps = (a: SalesCondition, b: SalesCondition): boolean =>
  (a.valid_from ?? '') <= (b.valid_until ?? '~') && (b.valid_from ?? '') <= (a.valid_until ?? '~');
