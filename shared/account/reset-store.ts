import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { resetKey } from '../store/keys.ts';
import { db, TableName, writeAll } from '../store/table.ts';
import { timestamp } from '../time.ts';
import type { Account } from './account.ts';
import { findAccount, passwordUpdate } from './account-store.ts';
import { isGood, newReset, type Reset } from './reset.ts';
import { newToken, tokenHash } from './session.ts';

/**
 * Stores a link for an account, or for none, which is as much work.
 * @returns its token, which is stored nowhere
 */
export async function startReset(account: Account | undefined, now: Date): Promise<string> {
  const token = newToken();
  const reset = newReset(token, account, now);
  const expires_at = Math.ceil(reset.ends_ms / 1000); // DynamoDB removes it some time after; until then code decides
  await db.send(new PutCommand({ TableName, Item: { ...resetKey(reset), ...reset, expires_at } }));
  return token;
}

/** The account whose password the token of a link may set, as it is now; undefined when the link is good no more. */
export async function findResetAccount(token: string, now: Date): Promise<Account | undefined> {
  const Key = resetKey({ token_hash: tokenHash(token) });
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const reset = Item as Reset | undefined;
  const account = reset?.account_id ? await findAccount(reset.account_id) : undefined;
  return reset && account?.password_hash && isGood(reset, account, now) ? account : undefined;
}

/**
 * Sets the password by a link, removes the link and ends all sessions of the account, all or nothing.
 * @param account as it was read by the link
 * @throws Overtaken when the link was used, the password changed or the sessions ended meanwhile
 */
export const spendReset = (token: string, account: Account, newHash: string, now: Date): Promise<void> =>
  writeAll([
    {
      Delete: {
        TableName,
        Key: resetKey({ token_hash: tokenHash(token) }),
        ConditionExpression: 'attribute_exists(PK)',
      },
    },
    passwordUpdate(account, newHash, timestamp(now)),
  ]);
