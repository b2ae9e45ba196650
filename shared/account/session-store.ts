import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sessionKey } from '../store/keys.ts';
import { db, TableName, type Write, writeAll } from '../store/table.ts';
import { timestamp } from '../time.ts';
import type { Account } from './account.ts';
import { findAccount, passwordUpdate } from './account-store.ts';
import { endOf, isDue, isLive, isOf, newSession, newToken, type Session, tokenHash } from './session.ts';

/**
 * Begins a session in the place of those that the client had.
 * @param former their tokens
 * @returns its token, which is stored nowhere
 */
export async function startSession(account: Account, now: Date, former: readonly string[] = []): Promise<string> {
  const token = newToken();
  await db.send(new PutCommand(sessionPut(newSession(token, account, now))));
  await Promise.all(former.map(endSession));
  return token;
}

/** The account that a token stands for, as it is now; undefined when its session is over. Notes that it was used. */
export async function findCaller(token: string, now: Date): Promise<Account | undefined> {
  const key = sessionKey({ token_hash: tokenHash(token) });
  const { Item } = await db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  const session = Item as Session | undefined;
  if (!session?.account_id || !isLive(session, now)) return undefined;
  const account = await findAccount(session.account_id);
  if (!account || !isOf(session, account)) return undefined;
  if (isDue(session, now)) await noteUse({ ...session, seen_ms: now.getTime() });
  return account;
}

export async function endSession(token: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName, Key: sessionKey({ token_hash: tokenHash(token) }) }));
}

/**
 * A new password, the end of all sessions, and one new session, all or nothing.
 * @returns the new session's token
 * @throws Overtaken when the password was changed or the sessions were ended meanwhile
 */
export async function changePassword(account: Account, newHash: string, now: Date): Promise<string> {
  const token = newToken();
  const changed = { ...account, session_epoch: account.session_epoch + 1 };
  const put: Write = { Put: sessionPut(newSession(token, changed, now)) };
  await writeAll([passwordUpdate(account, newHash, timestamp(now)), put]);
  return token;
}

/** DynamoDB removes it some time after `expires_at`; until then code decides. */
const sessionPut = (session: Session) => ({
  TableName,
  Item: { ...sessionKey(session), ...session, expires_at: expiryOf(session) },
});

/** In seconds since 1970, as DynamoDB's TTL wants it. */
const expiryOf = (session: Session): number => Math.ceil(endOf(session) / 1000);

/** A session that was ended meanwhile stays ended. */
async function noteUse(session: Session): Promise<void> {
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: sessionKey(session),
        UpdateExpression: 'SET seen_ms = :seen, expires_at = :expires',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':seen': session.seen_ms, ':expires': expiryOf(session) },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
