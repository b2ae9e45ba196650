import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secret.ts';

/**
 * The write whose sender was given the key. Whoever goes on with a conversation by knowing its history, as one does
 * who guessed "Hi" when there was no more, ends the keys of all others: an older key never shows newer messages.
 */
type KeyIssue = { conversation_id: string; version: number };

/**
 * What a client shows instead of the history to go on with a conversation: HMAC-SHA256 under a key of the server's,
 * 43 characters of base64url.
 */
export async function keyOfConversation({ conversation_id, version }: KeyIssue): Promise<string> {
  const key = await keyFor('conversation-key');
  return createHmac('sha256', key).update(`${conversation_id}#${version}`).digest('base64url');
}

/** Whether this is that key, in a time that does not tell how much of it is right. */
export async function isKeyOf(key: string, issue: KeyIssue): Promise<boolean> {
  const [given, right] = [Buffer.from(key), Buffer.from(await keyOfConversation(issue))];
  return given.length === right.length && timingSafeEqual(given, right);
}
