import { AppError } from '../errors.ts';
import { timestamp } from '../time.ts';
import { type Account, emailKey, newAccount, profileSchema } from './account.ts';
import { createAccount, findAccount, removePassword } from './account-store.ts';
import type { Person } from './provider.ts';

const MAX_NAME = profileSchema.properties.name.maxLength; // in code points

/**
 * The account of a person whom a provider vouches for; a new customer's when there is none. Who signed up under this
 * email with a password never proved that it is his: that password opens the account no longer, and its sessions are over
 * (pre-hijacking, https://arxiv.org/abs/2205.10174).
 */
export async function vouchedAccount(person: Person, now: Date): Promise<Account> {
  const known = await findAccount(emailKey(person.email));
  if (known && !known.password_hash) return known;
  if (known) await removePassword(known, timestamp(now));
  else {
    const name = [...person.name.trim()].slice(0, MAX_NAME).join('');
    const account = newAccount({ email: person.email, name }, timestamp(now));
    if (await isCreated(account)) return account;
  }
  return vouchedAccount(person, now);
}

/** Not when another request was a moment sooner. */
async function isCreated(account: Account): Promise<boolean> {
  try {
    await createAccount(account);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'account_exists') return false;
    throw error;
  }
}
