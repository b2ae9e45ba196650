import { retryTime } from '../../../retry-after.ts';
import type { Failure, Wait } from './kept.ts';

/** An answer that is no success; `isNew`: to a conversation that has no id yet. */
export type Refusal = { status: number; retryAfter: string | undefined; isNew: boolean };

const MOST_MS = 60_000;
const TRANSIENT = [408, 425, 429];

/**
 * What to do when a send was not taken: wait, as long as the service says or longer each time, or give up. `undefined` is no
 * answer at all.
 * @param random between 0 and 1, so that not all clients come back at once
 */
export function afterRefusal(refusal: Refusal | undefined, tries: number, now: Date, random: number): Wait | Failure {
  const asked = retryTime(refusal?.retryAfter, now);
  if (refusal && !isTransient(refusal, asked !== undefined)) {
    return refusal.status === 409 || refusal.status === 413 ? 'over' : 'refused';
  }
  const own = now.getTime() + Math.min(1000 * 2 ** tries, MOST_MS) * (0.5 + random / 2);
  return { until: asked ? asked.getTime() : own, tries: tries + 1, isAsked: asked !== undefined };
}

const isTransient = ({ status, isNew }: Refusal, isAsked: boolean): boolean =>
  status >= 500 || TRANSIENT.includes(status) || (status === 409 && (isAsked || isNew));
