import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { goneWebhookKey } from '../store/keys.ts';
import { db, TableName } from '../store/table.ts';
import { MINUTE_MS } from '../time.ts';
import type { Webhook } from './webhook.ts';

type Known = { url: string; goneAt: string | undefined; until: number };

// Asked for with every delivery; what another process has learned meanwhile, this one learns from the receiver too.
const FRESH_MS = MINUTE_MS;
const known = new Map<string, Known>();

/**
 * Since when (RFC 3339) a webhook wants no more; undefined while it does, as one does that is given another URL. Looked up once
 * a minute.
 */
export async function goneSince({ name, url }: Webhook, now: Date): Promise<string | undefined> {
  const last = known.get(name);
  if (last?.url === url && now.getTime() < last.until) return last.goneAt;
  const { Item } = await db.send(new GetCommand({ TableName, Key: goneWebhookKey({ name }) }));
  const goneAt: string | undefined = Item?.['url_hash'] === hashOf(url) ? Item['gone_at'] : undefined;
  known.set(name, { url, goneAt, until: now.getTime() + FRESH_MS });
  return goneAt;
}

export async function saveGone({ name, url }: Webhook, gone_at: string): Promise<void> {
  const Item = { ...goneWebhookKey({ name }), url_hash: hashOf(url), gone_at };
  await db.send(new PutCommand({ TableName, Item }));
  known.delete(name);
}

/** It is sent to again, by other processes within a minute. */
export async function forgetGone(name: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName, Key: goneWebhookKey({ name }) }));
  known.delete(name);
}

/** A URL may hold what only its receiver should know. */
const hashOf = (url: string) => createHash('sha256').update(url).digest('base64url');
