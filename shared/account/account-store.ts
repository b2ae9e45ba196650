import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import { accountKey, indexKey, place, rolePartition } from '../store/keys.ts';
import { newestFirst } from '../store/newest-first.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { type Account, type Profile, profileSchema, ROLES, type Role } from './account.ts';

/** Strongly consistent: a role that was taken away is gone at once. @param email in lower case */
export async function findAccount(email: string): Promise<Account | undefined> {
  if (email === '' || Buffer.byteLength(email) > MAX_KEY_BYTES) return undefined;
  const { Item } = await db.send(new GetCommand({ TableName, Key: accountKey({ email }), ConsistentRead: true }));
  return Item && accountOfItem(Item);
}

// Less than DynamoDB takes as a partition key (2048 bytes), more than any email.
const MAX_KEY_BYTES = 1024;

/** @throws AppError account_exists when the email has one, also when another request was a moment sooner */
export async function createAccount(account: Account): Promise<void> {
  const put = new PutCommand({
    TableName,
    Item: { ...accountKey(account), ...account },
    ConditionExpression: 'attribute_not_exists(PK)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await db.send(put);
  } catch (cause) {
    if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
    // The SDK asks again when an answer is lost, and then meets what it wrote itself: nobody else has this id.
    if (cause.Item?.['user_id']?.S === account.user_id) return;
    throw new AppError('account_exists', 'An account with this email exists already', { cause });
  }
}

const PROFILE_FIELDS = Object.keys(profileSchema.properties) as (keyof Profile)[];

/** Sets the fields that are given and leaves the others; an empty text clears one. @param time RFC 3339 */
export async function updateProfile({ email }: Account, profile: Profile, time: string): Promise<Account> {
  const fields = PROFILE_FIELDS.filter((field) => profile[field] !== undefined);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName,
      Key: accountKey({ email }),
      UpdateExpression: `SET ${[...fields, 'updated_at'].map((field) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries([...fields, 'updated_at'].map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(fields.map((field) => [`:${field}`, profile[field]])),
        ':updated_at': time,
      },
      ConditionExpression: 'attribute_exists(PK)',
      ReturnValues: 'ALL_NEW',
    }),
  );
  return accountOfItem(Attributes ?? {});
}

/**
 * A new password in the place of the one that was read, unless the sessions that were read have ended; it ends all sessions
 * of the account. @param time RFC 3339
 */
export const passwordUpdate = (
  { email, password_hash, session_epoch }: Account,
  newHash: string,
  time: string,
): Write => ({
  Update: {
    TableName,
    Key: accountKey({ email }),
    UpdateExpression: 'SET password_hash = :new, updated_at = :time ADD session_epoch :one',
    ConditionExpression: 'password_hash = :old AND session_epoch = :epoch',
    ExpressionAttributeValues: {
      ':new': newHash,
      ':old': password_hash,
      ':epoch': session_epoch,
      ':time': time,
      ':one': 1,
    },
  },
});

/** The same password under stronger parameters; a password that was changed meanwhile stays. */
export async function rehash({ email, password_hash }: Account, newHash: string): Promise<void> {
  await updateIfThere(email, {
    UpdateExpression: 'SET password_hash = :new',
    ConditionExpression: 'password_hash = :old',
    ExpressionAttributeValues: { ':new': newHash, ':old': password_hash },
  });
}

/** Takes an account its password, if it has one, and ends all its sessions. @param time RFC 3339 */
export async function removePassword({ email }: Account, time: string): Promise<void> {
  await updateIfThere(email, {
    UpdateExpression: 'REMOVE password_hash SET updated_at = :time ADD session_epoch :one',
    ConditionExpression: 'attribute_exists(password_hash)',
    ExpressionAttributeValues: { ':time': time, ':one': 1 },
  });
}

/** Gives an account a role; staff and admins can be listed. @returns false when there is no such account */
export function setRole({ email, created_at }: Account, role: Role): Promise<boolean> {
  const { PK, SK } = indexKey('byOwner');
  const where = place('byOwner', rolePartition(role), created_at, email);
  return updateIfThere(email, {
    ...(role === 'customer'
      ? { UpdateExpression: `SET #role = :role REMOVE ${PK}, ${SK}`, ExpressionAttributeValues: { ':role': role } }
      : {
          UpdateExpression: `SET #role = :role, ${PK} = :partition, ${SK} = :place`,
          ExpressionAttributeValues: { ':role': role, ':partition': where[PK], ':place': where[SK] },
        }),
    ExpressionAttributeNames: { '#role': 'role' },
  });
}

/** Ends every session of an account. @returns false when there is no such account */
export const endSessions = (email: string): Promise<boolean> =>
  updateIfThere(email, { UpdateExpression: 'ADD session_epoch :one', ExpressionAttributeValues: { ':one': 1 } });

/** Everybody who is more than a customer, the latest account first. */
export async function listStaff(): Promise<Account[]> {
  const partitions = ROLES.filter((role) => role !== 'customer').map((role) => ({ name: rolePartition(role) }));
  const found: Account[] = [];
  for await (const { item } of newestFirst({ index: 'byOwner', partitions })) found.push(accountOfItem(item));
  return found;
}

type Update = Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>;

async function updateIfThere(email: string, update: Update): Promise<boolean> {
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: accountKey({ email }),
        ConditionExpression: 'attribute_exists(PK)',
        ...update,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

const KEYS = new Set(['PK', 'SK', ...Object.values(indexKey('byOwner'))]);

const accountOfItem = (item: Record<string, unknown>): Account =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name))) as Account;
