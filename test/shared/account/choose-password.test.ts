import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type Account, newAccount } from '../../../shared/account/account.ts';
import { createAccount, endSessions, findAccount } from '../../../shared/account/account-store.ts';
import { replacePassword } from '../../../shared/account/choose-password.ts';
import { hashPassword } from '../../../shared/account/password.ts';
import { takeAttempt } from '../../../shared/account/throttle-store.ts';

const now = new Date('2026-11-21T10:00:00Z');
const form = {
  current_password: 'the old passphrase',
  new_password: 'the new passphrase',
  confirm_password: 'the new passphrase',
};

async function anAccount(): Promise<Account> {
  const password_hash = await hashPassword(form.current_password);
  const account = newAccount({ email: `${randomUUID()}@example.com`, name: 'Ann', password_hash }, now.toISOString());
  await createAccount(account);
  return account;
}

test('a change by a session that was ended a moment ago is refused, and the password stays', async () => {
  const account = await anAccount();
  await endSessions(account);

  await expect(replacePassword(account, form, now)).rejects.toMatchObject({
    code: 'invalid_request',
    problems: [{ loc: ['body', 'current_password'] }],
  });

  expect(await findAccount(account.email)).toMatchObject({ password_hash: account.password_hash, session_epoch: 1 });
});

test('guesses at the login, however many, do not keep a person who is logged in from changing the password', async () => {
  const account = await anAccount();
  for (let n = 0; n < 10; n++) await takeAttempt('login_account', account.email, now);

  await replacePassword(account, form, now);

  expect((await findAccount(account.email))?.password_hash).not.toBe(account.password_hash);
});
