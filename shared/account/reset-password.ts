import { AppError } from '../errors.ts';
import { Overtaken } from '../store/table.ts';
import { type Account, emailKey } from './account.ts';
import { findAccount } from './account-store.ts';
import { changeProblems, refuse } from './choose-password.ts';
import { networkOf } from './network.ts';
import { hashPassword } from './password.ts';
import { findResetAccount, spendReset, startReset } from './reset-store.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from './throttle-store.ts';

type Asked = { email: string; address: string };

/**
 * A link for who forgot a password. An email without an account, or whose account a provider logs in, costs the same work
 * (OWASP Forgot Password Cheat Sheet).
 * @param address the client's, as the gateway saw it
 * @returns the token of the link, and whom to send it to: undefined for nobody
 * @throws AppError throttled
 */
export async function askForReset({ email, address }: Asked, now: Date) {
  const key = emailKey(email);
  await takeAttempt('forgot_address', networkOf(address), now);
  await takeAttempt('forgot_account', key, now);
  const found = await findAccount(key);
  const account = found?.password_hash ? found : undefined;
  return { token: await startReset(account, now), to: account?.email };
}

type Reset = { token: string; new_password: string; confirm_password: string; address: string };

/**
 * Sets a password by a link, which is good once, and ends all sessions of the account; its failed logins are forgotten.
 * @throws AppError link_invalid, invalid_request, throttled
 */
export async function resetPassword({ token, address, ...form }: Reset, now: Date): Promise<void> {
  const network = networkOf(address);
  await takeAttempt('reset_address', network, now);
  const account = await accountOfLink(token, now);
  await returnAttempt('reset_address', network);
  refuse(await changeProblems(form, account));
  try {
    await spendReset(token, account, await hashPassword(form.new_password), now);
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
    throw linkInvalid(cause);
  }
  await Promise.all([
    forgetAttempts('login_account', account.email),
    forgetAttempts('password_account', account.email),
  ]);
}

/** @throws AppError link_invalid */
export async function accountOfLink(token: string, now: Date): Promise<Account> {
  const account = await findResetAccount(token, now);
  if (!account) throw linkInvalid();
  return account;
}

const linkInvalid = (cause?: unknown) =>
  new AppError('link_invalid', 'This link was used before, or is older than an hour', { cause });
