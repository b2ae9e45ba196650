import { createHash } from 'node:crypto';
import { untilWritten } from '../store/table.ts';
import { timestamp } from '../time.ts';
import { type Account, emailKey, newAccount, profileSchema } from './account.ts';
import { findAccount } from './account-store.ts';
import type { Person } from './provider.ts';
import { createVouched, replaceEmail } from './vouched-account-store.ts';

const MAX_NAME = profileSchema.properties.name.maxLength; // in code points

/**
 * The account of a person whom a provider vouches for, known by who he is to the provider: an email may change, and may be
 * somebody else's later (OpenID Connect Core 1.0, 5.7). At the first login the account that has his email becomes his, with
 * its role, profile and conversations, unless another person's login has made it hers. Who signed up under this email with a
 * password never proved that it is his: that password opens nothing any longer, and its sessions are over
 * (pre-hijacking, https://arxiv.org/abs/2205.10174).
 * @throws Overtaken when others kept changing the account
 */
export const vouchedAccount = (person: Person, now: Date): Promise<Account> =>
  untilWritten(async () => {
    const [time, email, account_id] = [timestamp(now), emailKey(person.email), accountIdOf(person)];
    const known = await findAccount(account_id);
    if (known) return known.email === email ? known : replaceEmail(known, email, time);
    const former = await findAccount(email);
    const account = { ...(former ? takenOver(former, time) : firstOf(person, time)), ...whoIs(person), account_id };
    await createVouched(account, former);
    return account;
  });

const whoIs = ({ issuer, subject }: Person) => ({ issuer, subject });

/** No email is like it, so that no login by password finds it. */
function accountIdOf({ issuer, subject }: Person): string {
  return `idp_${createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url')}`;
}

const takenOver = ({ password_hash: _, ...account }: Account, time: string): Account => ({
  ...account,
  session_epoch: account.session_epoch + 1,
  updated_at: time,
});

const firstOf = ({ email, name }: Person, time: string): Account =>
  newAccount({ email, name: [...name.trim()].slice(0, MAX_NAME).join('') }, time);
