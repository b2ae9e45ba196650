import { AppError } from '../errors.ts';
import { LOGIN_CHALLENGE } from './access.ts';
import { type Account, emailKey } from './account.ts';
import { findAccount, rehash } from './account-store.ts';
import { networkOf } from './network.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { forgetAttempts, returnAttempt, takeAttempt } from './throttle-store.ts';

type Credentials = { email: string; password: string; address: string };

/**
 * The account that these credentials open. An unknown email costs the same work and gets the same words as a wrong
 * password, so neither tells whether there is an account (OWASP ASVS 6.3.8).
 * @param address the client's, as the gateway saw it
 * @throws AppError invalid_credentials, throttled
 */
export async function accountOf({ email, password, address }: Credentials, now: Date): Promise<Account> {
  const [key, network] = [emailKey(email), networkOf(address)];
  await takeAttempt('login_address', network, now);
  await takeAttempt('login_account', key, now);
  const account = await findAccount(key);
  const isRight = await verifyPassword(password, account?.password_hash);
  if (!account || !isRight) {
    throw new AppError('invalid_credentials', 'Invalid email or password', { headers: LOGIN_CHALLENGE });
  }
  await Promise.all([returnAttempt('login_address', network), forgetAttempts('login_account', key)]);
  if (account.password_hash && needsRehash(account.password_hash)) await rehash(account, await hashPassword(password));
  return account;
}
