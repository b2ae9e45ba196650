import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors.ts';
import { inOrder } from '../store/in-order.ts';
import { accountIdOf, accountKey, indexKey, place, rolePartition } from '../store/keys.ts';
import { db, TableName, type Write } from '../store/table.ts';
import { type Account, type Profile, profileSchema, ROLES, type Role } from './account.ts';

/** Strongly consistent: a role that was taken away is gone at once. @param account_id of a password's account its email */
export async function findAccount(account_id: string): Promise<Account | undefined> {
  const item = await findItem(account_id);
  return item && !item[MOVED_TO] ? accountOfItem(item) : undefined;
}

/** The account that has an email, whoever logs it in. @param email in lower case */
export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  const item = await findItem(email);
  return item?.[MOVED_TO] ? findAccount(String(item[MOVED_TO])) : item && accountOfItem(item);
}

/** On what stands in the place of an account with this email: whose the email is. */
export const MOVED_TO = 'moved_to';

export async function findItem(account_id: string): Promise<Record<string, unknown> | undefined> {
  if (account_id === '' || Buffer.byteLength(account_id) > MAX_KEY_BYTES) return undefined;
  const { Item } = await db.send(new GetCommand({ TableName, Key: accountKey({ account_id }), ConsistentRead: true }));
  return Item;
}

// Less than DynamoDB takes as a partition key (2048 bytes), more than any email.
const MAX_KEY_BYTES = 1024;

/** @throws AppError account_exists when the email has one, also when another request was a moment sooner */
export async function createAccount(account: Account): Promise<void> {
  const put = new PutCommand({
    TableName,
    Item: itemOf(account),
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
export async function updateProfile({ account_id }: Account, profile: Profile, time: string): Promise<Account> {
  const fields = PROFILE_FIELDS.filter((field) => profile[field] !== undefined);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName,
      Key: accountKey({ account_id }),
      UpdateExpression: `SET ${[...fields, 'updated_at'].map((field) => `#${field} = :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries([...fields, 'updated_at'].map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(fields.map((field) => [`:${field}`, profile[field]])),
        ':updated_at': time,
      },
      ConditionExpression: 'attribute_exists(user_id)',
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
  { account_id, password_hash, session_epoch }: Account,
  newHash: string,
  time: string,
): Write => ({
  Update: {
    TableName,
    Key: accountKey({ account_id }),
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
export async function rehash({ account_id, password_hash }: Account, newHash: string): Promise<void> {
  await updateIfThere(account_id, {
    UpdateExpression: 'SET password_hash = :new',
    ConditionExpression: 'password_hash = :old',
    ExpressionAttributeValues: { ':new': newHash, ':old': password_hash },
  });
}

/** Gives an account a role; staff and admins can be listed. @returns false when there is no such account */
export function setRole(account: Account, role: Role): Promise<boolean> {
  const { PK, SK } = indexKey('byOwner');
  const where = rolePlace({ ...account, role });
  return updateIfThere(account.account_id, {
    ...(role === 'customer'
      ? { UpdateExpression: `SET #role = :role REMOVE ${PK}, ${SK}`, ExpressionAttributeValues: { ':role': role } }
      : {
          UpdateExpression: `SET #role = :role, ${PK} = :partition, ${SK} = :place`,
          ExpressionAttributeValues: { ':role': role, ':partition': where[PK], ':place': where[SK] },
        }),
    ExpressionAttributeNames: { '#role': 'role' },
  });
}

/** Where staff and admins can be listed. */
const rolePlace = ({ role, created_at, email }: Account): Record<string, string> =>
  role === 'customer' ? {} : place('byOwner', rolePartition(role), created_at, email);

/** Ends every session of an account. @returns false when there is no such account */
export const endSessions = ({ account_id }: Account): Promise<boolean> =>
  updateIfThere(account_id, { UpdateExpression: 'ADD session_epoch :one', ExpressionAttributeValues: { ':one': 1 } });

/** Everybody who is more than a customer, the latest account first. */
export async function listStaff(): Promise<Account[]> {
  const partitions = ROLES.filter((role) => role !== 'customer').map((role) => ({ name: rolePartition(role) }));
  const found: Account[] = [];
  for await (const { item } of inOrder({ index: 'byOwner', partitions })) found.push(accountOfItem(item));
  return found;
}

type Update = Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>;

async function updateIfThere(account_id: string, update: Update): Promise<boolean> {
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key: accountKey({ account_id }),
        ConditionExpression: 'attribute_exists(user_id)',
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

export const accountOfItem = (item: Record<string, unknown>): Account =>
  ({
    ...Object.fromEntries(Object.entries(item).filter(([name]) => !KEYS.has(name))),
    account_id: accountIdOf(item),
  }) as Account;

export const itemOf = ({ account_id, ...account }: Account): Record<string, unknown> => ({
  ...accountKey({ account_id }),
  ...rolePlace({ account_id, ...account }),
  ...account,
});
