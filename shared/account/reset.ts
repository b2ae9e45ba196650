import { HOUR_MS } from '../time.ts';
import type { Account } from './account.ts';
import { tokenHash } from './session.ts';

/** A link with which somebody who forgot a password chooses another. Times in milliseconds since 1970. */
export type Reset = {
  token_hash: string;
  /** None: the link was asked for an email without an account, and nobody has it. */
  account_id?: string | undefined;
  /** With the sessions of an account end its links: one that is used ends all others, and so does a new password. */
  session_epoch: number;
  ends_ms: number;
};

const LIFE_MS = HOUR_MS;

export const newReset = (token: string, account: Account | undefined, now: Date): Reset => ({
  token_hash: tokenHash(token),
  account_id: account?.account_id,
  session_epoch: account?.session_epoch ?? 0,
  ends_ms: now.getTime() + LIFE_MS,
});

export const isGood = (reset: Reset, account: Account, now: Date): boolean =>
  now.getTime() < reset.ends_ms && reset.session_epoch === account.session_epoch;

/** Where the form of a link is. @param origin of this service */
export const resetLink = (origin: string, token: string): string => `${origin}/reset-password?token=${token}`;
