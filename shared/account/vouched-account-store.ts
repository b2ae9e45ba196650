import { accountKey } from '../store/keys.ts';
import { TableName, type Write, writeAll } from '../store/table.ts';
import type { Account } from './account.ts';
import { findItem, itemOf, MOVED_TO } from './account-store.ts';

/**
 * Stores an account that came through a provider, and that the email is its.
 * @param former the account that had this email and becomes this one
 * @throws Overtaken when there is one by now, or the former has changed
 */
export const createVouched = (account: Account, former: Account | undefined): Promise<void> =>
  writeAll([
    { Put: { TableName, Item: itemOf(account), ConditionExpression: 'attribute_not_exists(PK)' } },
    former
      ? { Put: { ...emailItem(account), ...asItWas(former) } }
      : { Put: { ...emailItem(account), ...isNoAccount } },
  ]);

/**
 * Gives an account the email that the provider tells now. An account with a password that has this email keeps it.
 * @throws Overtaken when one of them was changed meanwhile
 */
export async function replaceEmail(account: Account, email: string, time: string): Promise<Account> {
  const [there, left] = await Promise.all([findItem(email), findItem(account.email)]);
  const renamed = { ...account, email, updated_at: time };
  const isFree = !there || there[MOVED_TO] !== undefined;
  const writes: Write[] = [
    { Update: { TableName, Key: accountKey(account), ...emailUpdate(account, renamed) } },
    ...(isFree ? [{ Put: { ...emailItem(renamed), ...isNoAccount } }] : []),
    ...(left?.[MOVED_TO] === account.account_id ? [{ Delete: emailLeft(account) }] : []),
  ];
  await writeAll(writes);
  return renamed;
}

const emailItem = ({ account_id, email }: Account) => ({
  TableName,
  Item: { ...accountKey({ account_id: email }), [MOVED_TO]: account_id },
});

/** Nobody has the email, or somebody whose provider does not say so any more. */
const isNoAccount = { ConditionExpression: `attribute_not_exists(PK) OR attribute_exists(${MOVED_TO})` };

const asItWas = ({ user_id, session_epoch, role, updated_at }: Account) => ({
  ConditionExpression: 'user_id = :user_id AND session_epoch = :epoch AND #role = :role AND updated_at = :updated_at',
  ExpressionAttributeNames: { '#role': 'role' },
  ExpressionAttributeValues: {
    ':user_id': user_id,
    ':epoch': session_epoch,
    ':role': role,
    ':updated_at': updated_at,
  },
});

const emailUpdate = (before: Account, after: Account) => ({
  UpdateExpression: 'SET email = :email, updated_at = :time',
  ConditionExpression: 'email = :before',
  ExpressionAttributeValues: { ':email': after.email, ':time': after.updated_at, ':before': before.email },
});

const emailLeft = ({ account_id, email }: Account) => ({
  TableName,
  Key: accountKey({ account_id: email }),
  ConditionExpression: `${MOVED_TO} = :account_id`,
  ExpressionAttributeValues: { ':account_id': account_id },
});
