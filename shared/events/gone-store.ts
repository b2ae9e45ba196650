import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { goneWebhookKey } from '../store/keys.ts';
import { db, TableName } from '../store/table.ts';
import type { Webhook } from './webhook.ts';

/** Since when (RFC 3339) a webhook wants no more; undefined while it does, as one does that is given another URL. */
export async function goneSince({ name, url }: Webhook): Promise<string | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key: goneWebhookKey({ name }) }));
  return Item?.['url_hash'] === hashOf(url) ? Item['gone_at'] : undefined;
}

export async function saveGone({ name, url }: Webhook, gone_at: string): Promise<void> {
  const Item = { ...goneWebhookKey({ name }), url_hash: hashOf(url), gone_at };
  await db.send(new PutCommand({ TableName, Item }));
}

/** It is sent to again. */
export async function forgetGone(name: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName, Key: goneWebhookKey({ name }) }));
}

/** A URL may hold what only its receiver should know. */
const hashOf = (url: string) => createHash('sha256').update(url).digest('base64url');
