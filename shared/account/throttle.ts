import { HOUR_MS, MINUTE_MS } from '../time.ts';

/** How many attempts may fail within a window that begins with the first. */
export type Limit = { failures: number; windowMs: number };

/** Contract 8. */
export const LIMITS = {
  login_account: { failures: 10, windowMs: 15 * MINUTE_MS },
  login_address: { failures: 20, windowMs: 15 * MINUTE_MS },
  password_account: { failures: 10, windowMs: 15 * MINUTE_MS },
  signup_address: { failures: 5, windowMs: 30 * MINUTE_MS },
  /** Who asks for a link to choose a new password, whether or not there is such an account. */
  forgot_account: { failures: 3, windowMs: HOUR_MS },
  forgot_address: { failures: 10, windowMs: HOUR_MS },
  /** Links that are none. */
  reset_address: { failures: 20, windowMs: HOUR_MS },
  /** Sends without the key that do not match a conversation, of one network. */
  conversation_network: { failures: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

export type ThrottleKind = keyof typeof LIMITS;

/** Attempts that failed or are still under way; times in milliseconds since 1970. */
export type Attempts = { failures: number; last_at: number; window_ends: number };

/** An attempt that may be made, with what is counted then, or the time to wait. */
type Decision = { counted: Attempts } | { waitMs: number };

/**
 * Whether one more attempt may be made now. After the limit they may come one by one, each after a longer pause, and each
 * makes the window last its length from then on. Nobody is locked out for good, since that would let anybody lock out
 * anybody (OWASP ASVS 5.0, 6.1.1).
 */
export function decide(before: Attempts | undefined, { failures: limit, windowMs }: Limit, now: Date): Decision {
  const last_at = now.getTime();
  const fresh = { last_at, window_ends: last_at + windowMs };
  if (!before || before.window_ends <= last_at) return { counted: { ...fresh, failures: 1 } };
  const failures = before.failures + 1;
  if (failures <= limit) return { counted: { failures, last_at, window_ends: before.window_ends } };
  const freeAt = Math.min(before.last_at + pauseMs(before.failures - limit), before.window_ends);
  return last_at < freeAt ? { waitMs: freeAt - last_at } : { counted: { ...fresh, failures } };
}

const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

/** 1, 2, 4, 8, then 15 minutes. */
const pauseMs = (beyond: number): number => Math.min(MINUTE_MS * 2 ** beyond, LONGEST_PAUSE_MS);
