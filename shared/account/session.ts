import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../time.ts';
import type { Account } from './account.ts';

/** A login that goes on. Times in milliseconds since 1970. */
export type Session = {
  token_hash: string;
  account_id: string;
  session_epoch: number;
  created_ms: number;
  seen_ms: number;
};

const IDLE_MS = DAY_MS;
export const ABSOLUTE_MS = 7 * DAY_MS;
/** How exactly it is known when a session was used last: each use need not be a write. */
const SEEN_MS = 5 * MINUTE_MS;

/** 256 random bits (OWASP Session Management asks for 64 at least), as a cookie and a bearer token can hold them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so it needs no salt and no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When a session ends unless it is used again, in milliseconds since 1970. */
export const endOf = ({ created_ms, seen_ms }: Session): number =>
  Math.min(created_ms + ABSOLUTE_MS, seen_ms + IDLE_MS);

export const isLive = (session: Session, now: Date): boolean => now.getTime() < endOf(session);

/** Whether the account still stands by a session of its. */
export const isOf = (session: Session, account: Account): boolean => session.session_epoch === account.session_epoch;

export const isDue = ({ seen_ms }: Session, now: Date): boolean => now.getTime() - seen_ms >= SEEN_MS;

export const newSession = (token: string, { account_id, session_epoch }: Account, now: Date): Session => ({
  token_hash: tokenHash(token),
  account_id,
  session_epoch,
  created_ms: now.getTime(),
  seen_ms: now.getTime(),
});
