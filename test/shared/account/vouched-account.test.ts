import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newAccount } from '../../../shared/account/account.ts';
import { createAccount, findAccount } from '../../../shared/account/account-store.ts';
import { vouchedAccount } from '../../../shared/account/vouched-account.ts';
import { AppError } from '../../../shared/errors.ts';

const now = new Date('2026-11-21T10:00:00Z');
const anEmail = () => `${randomUUID()}@example.com`;

test('logins of one person at once make exactly one account', async () => {
  const email = anEmail();

  const accounts = await Promise.all(
    Array.from({ length: 5 }, (_, n) => vouchedAccount({ email, name: `Ann ${n}` }, now)),
  );

  expect(new Set(accounts.map(({ user_id }) => user_id)).size).toBe(1);
  expect(await findAccount(email)).toEqual(accounts[0]);
});

test('a sign-up with a password at the same moment makes no second account, and its password opens none', async () => {
  const email = anEmail();
  const signedUp = newAccount({ email, name: 'Somebody', password_hash: '$argon2id$unused' }, now.toISOString());

  const [account, outcome] = await Promise.all([
    vouchedAccount({ email, name: 'Ann Lee' }, now),
    createAccount(signedUp).catch((error: unknown) => error),
  ]);

  expect(await findAccount(email)).toEqual(account);
  expect(account).not.toHaveProperty('password_hash');
  expect(account.user_id === signedUp.user_id).toBe(!(outcome instanceof AppError));
});

test('an email is the same in capitals', async () => {
  const email = anEmail();

  const one = await vouchedAccount({ email, name: 'Ann Lee' }, now);

  expect(await vouchedAccount({ email: email.toUpperCase(), name: 'Ann Lee' }, now)).toEqual(one);
});
