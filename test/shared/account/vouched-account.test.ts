import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { type Account, newAccount } from '../../../shared/account/account.ts';
import {
  createAccount,
  findAccount,
  findAccountByEmail,
  listStaff,
  setRole,
} from '../../../shared/account/account-store.ts';
import type { Person } from '../../../shared/account/provider.ts';
import { findCaller, startSession } from '../../../shared/account/session-store.ts';
import { vouchedAccount } from '../../../shared/account/vouched-account.ts';
import { AppError } from '../../../shared/errors.ts';
import { accountKey } from '../../../shared/store/keys.ts';
import { db, TableName } from '../../../shared/store/table.ts';

const now = new Date('2026-11-21T10:00:00Z');
const anEmail = () => `${randomUUID()}@example.com`;
const aPerson = (more: Partial<Person> = {}): Person => ({
  issuer: 'https://login.example.com',
  subject: randomUUID(),
  email: anEmail(),
  name: 'Ann Lee',
  ...more,
});
const aSignUp = (email: string): Account =>
  newAccount({ email, name: 'Somebody', password_hash: '$argon2id$unused' }, now.toISOString());

test('logins of one person at once make exactly one account', async () => {
  const person = aPerson();

  const accounts = await Promise.all(
    Array.from({ length: 5 }, (_, n) => vouchedAccount({ ...person, name: `Ann ${n}` }, now)),
  );

  expect(new Set(accounts.map(({ user_id }) => user_id)).size).toBe(1);
  expect(await findAccountByEmail(person.email)).toEqual(accounts[0]);
});

test('a sign-up with a password at the same moment makes no second account, and its password opens none', async () => {
  const person = aPerson();
  const signedUp = aSignUp(person.email);

  const [account, outcome] = await Promise.all([
    vouchedAccount(person, now),
    createAccount(signedUp).catch((error: unknown) => error),
  ]);

  expect(await findAccountByEmail(person.email)).toEqual(account);
  expect(await findAccount(person.email)).toBeUndefined(); // where a login by password looks
  expect(account).not.toHaveProperty('password_hash');
  expect(account.user_id === signedUp.user_id).toBe(!(outcome instanceof AppError));
});

test('an email is the same in capitals', async () => {
  const person = aPerson();
  const one = await vouchedAccount(person, now);

  expect(await vouchedAccount({ ...person, email: person.email.toUpperCase() }, now)).toEqual(one);
});

test('an email that a provider vouches for is taken for sign-ups', async () => {
  const person = aPerson();
  await vouchedAccount(person, now);

  await expect(createAccount(aSignUp(person.email))).rejects.toMatchObject({ code: 'account_exists' });
});

describe('a person is who the provider says, not who has the email:', () => {
  test('with another email it is the same account, which has the new email and not the old one', async () => {
    const person = aPerson();
    const before = await vouchedAccount(person, now);
    const session = await startSession(before, now);
    const email = anEmail();

    const after = await vouchedAccount({ ...person, email }, now);

    expect(after).toEqual({ ...before, email });
    expect(await findAccountByEmail(email)).toEqual(after);
    expect(await findAccountByEmail(person.email)).toBeUndefined();
    expect(await findCaller(session, now)).toEqual(after);
    await expect(createAccount(aSignUp(person.email))).resolves.toBeUndefined();
  });

  test.each([
    ['another person', () => ({ subject: randomUUID() })],
    ['a person of another provider', () => ({ issuer: 'https://other.example.com' })],
  ])('%s with the same email has another account, and the first one stays as it is', async (_, change) => {
    const ann = aPerson();
    const first = await vouchedAccount(ann, now);
    await setRole(first, 'staff');

    const second = await vouchedAccount({ ...ann, name: 'Bob', ...change() }, now);

    expect(second).toMatchObject({ name: 'Bob', role: 'customer', email: ann.email });
    expect(second.user_id).not.toBe(first.user_id);
    expect(await vouchedAccount(ann, now)).toEqual({ ...first, role: 'staff' });
    expect(await findAccountByEmail(ann.email)).toEqual(second);
  });

  test('an email that somebody else has by now stays with him when the first person gets another', async () => {
    const ann = aPerson();
    await vouchedAccount(ann, now);
    const bob = await vouchedAccount({ ...aPerson(), email: ann.email }, now);

    await vouchedAccount({ ...ann, email: anEmail() }, now);

    expect(await findAccountByEmail(ann.email)).toEqual(bob);
  });

  test('an account with a password keeps its email when a known person gets the same', async () => {
    const ann = aPerson();
    const known = await vouchedAccount(ann, now);
    const signedUp = aSignUp(anEmail());
    await createAccount(signedUp);

    const after = await vouchedAccount({ ...ann, email: signedUp.email }, now);

    expect(after.user_id).toBe(known.user_id);
    expect(await findAccount(signedUp.email)).toEqual(signedUp);
  });
});

describe('an account that was stored by its email', () => {
  /** As the service stored what came through a provider before. */
  async function stored(more: Partial<Account> = {}): Promise<Account> {
    const { password_hash: _, account_id, ...account } = aSignUp(anEmail());
    const Item = { ...accountKey({ account_id }), ...account, ...more };
    await db.send(new PutCommand({ TableName, Item }));
    return { account_id, ...account, ...more };
  }

  test('becomes that of the first person who logs in with this email, with its role and its records', async () => {
    const before = await stored();
    await setRole(before, 'admin');
    const ann = aPerson({ email: before.email });

    const after = await vouchedAccount(ann, now);

    expect(after).toMatchObject({ user_id: before.user_id, role: 'admin', email: before.email, name: before.name });
    expect((await listStaff()).filter(({ user_id }) => user_id === before.user_id)).toEqual([after]);
    expect(await vouchedAccount(ann, now)).toEqual(after);
  });

  test('is nobody else’s afterwards', async () => {
    const before = await stored();
    await vouchedAccount(aPerson({ email: before.email }), now);

    const other = await vouchedAccount(aPerson({ email: before.email }), now);

    expect(other.user_id).not.toBe(before.user_id);
  });

  test('is not taken over with a role that is taken away at the same moment', async () => {
    const before = await stored();
    await setRole(before, 'staff');

    const [account, isTaken] = await Promise.all([
      vouchedAccount(aPerson({ email: before.email }), now),
      setRole(before, 'customer'),
    ]);

    expect(account.role).toBe(isTaken ? 'customer' : 'staff'); // else whoever takes it hears that he must do it again
    expect((await findAccount(account.account_id))?.role).toBe(account.role);
  });
});
