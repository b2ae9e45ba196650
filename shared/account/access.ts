import { AppError } from '../errors.ts';
import { type Account, isAccountId, isStaff } from './account.ts';

export type ReadAccess = 'staff' | 'public';

/** Who a request comes from: an account, or nobody we know. */
export type Caller = Account | undefined;

/** Whose conversations and tickets a caller may read. */
export type Scope = 'everybody' | { user_id: string };

/** For whom a read is: for staff alone, or also for customers, who see what is theirs. */
export type Audience = 'staff' | 'owners';

/**
 * The one place that decides who may read (contract 8).
 * @throws AppError unauthenticated, forbidden
 */
export function scopeOf(caller: Caller, audience: Audience, readAccess: ReadAccess): Scope {
  if (readAccess === 'public' || (caller && isStaff(caller))) return 'everybody';
  if (!caller) throw notLoggedIn('Log in to read this');
  if (audience === 'staff') throw new AppError('forbidden', 'Only staff may read this');
  return { user_id: caller.user_id };
}

/**
 * Whose tickets a caller may change: staff all, a customer their own. Changing needs a login wherever reading needs none.
 */
export const scopeToChange = (caller: Account): Scope => (isStaff(caller) ? 'everybody' : { user_id: caller.user_id });

/** Whose other records may be told of to who sends a conversation: those it may read; without an account none. */
export const scopeOfSender = (caller: Caller, readAccess: ReadAccess): Scope | undefined =>
  caller || readAccess === 'public' ? scopeOf(caller, 'owners', readAccess) : undefined;

/** RFC 9110, 15.5.2: a 401 says how to log in. */
export const LOGIN_CHALLENGE = { 'www-authenticate': 'Bearer' };

export const notLoggedIn = (message: string): AppError =>
  new AppError('unauthenticated', message, { headers: LOGIN_CHALLENGE });

export const isInScope = (scope: Scope, { user_id }: { user_id?: string }): boolean =>
  scope === 'everybody' || user_id === scope.user_id;

/**
 * Whose a conversation is that is sent: a customer's own, whatever the client says; staff may send it for anybody. An
 * account's id is nobody else's to give.
 * @throws AppError forbidden
 */
export function ownerOf(user_id: string | undefined, caller: Caller): string | undefined {
  if (caller && !isStaff(caller)) return caller.user_id;
  if (!caller && user_id !== undefined && isAccountId(user_id)) {
    throw new AppError('forbidden', 'This user_id belongs to an account: log in with it');
  }
  return user_id;
}
