import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** How long is waited after each attempt that failed: some 21 hours in all, as Standard Webhooks has its first. */
const DELAYS_MS = [5000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 4 * HOUR_MS, 6 * HOUR_MS, 8 * HOUR_MS];

/** How often a webhook is sent at most; then it is a dead letter. */
export const ATTEMPTS = DELAYS_MS.length + 1;

const [MIN_S, MAX_S] = [5, 10 * 3600]; // a queue hides a message for twelve hours at most, counted from its first attempt there

/**
 * Seconds until the next attempt, up to a fifth longer by chance, so that what failed together does not come together again.
 * What has been waiting for more than a day (it was behind another of its group, or was sent again by hand) is
 * not waited for: its attempts are over in a minute. Nor is there anything to wait for after the last one.
 * @param attempt that has just failed, from 1; `random` from 0 to 1; `retryMs` what the receiver asked for
 */
export function delaySeconds(
  attempt: number,
  { ageMs, random, retryMs = 0 }: { ageMs: number; random: number; retryMs?: number | undefined },
): number {
  const delay = DELAYS_MS[attempt - 1];
  if (delay === undefined || ageMs > 1.5 * DAY_MS) return MIN_S;
  const seconds = Math.ceil(Math.max(delay * (1 + random / 5), retryMs) / 1000);
  return Math.min(Math.max(seconds, MIN_S), MAX_S);
}
