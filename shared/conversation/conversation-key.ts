import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReadAccess } from '../account/access.ts';
import { keysFor } from '../secret.ts';
import { nonceOf } from './mark.ts';
import type { StoredConversation } from './stored-conversation.ts';

/** A conversation and what was drawn when it was made: who knows the id knows nothing of its key. */
type Made = { conversation_id: string; nonce: string };

/** 128 random bits, once in a conversation's life. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * What who made a conversation shows to go on with it and to read it, as long as it lives: HMAC-SHA256 under a key of the
 * server's, 43 characters of base64url.
 */
export async function keyOfConversation(made: Made): Promise<string> {
  const [signing] = await keysFor('conversation-key');
  return signed(made, signing);
}

const signed = ({ conversation_id, nonce }: Made, key: Buffer) =>
  createHmac('sha256', key).update(`${conversation_id}#${nonce}`).digest('base64url');

/** Whether this is that key, or was before the server secret changed, in a time that does not tell how much of it is right. */
async function isKeyOf(key: string, made: Made): Promise<boolean> {
  const given = Buffer.from(key);
  const right = (await keysFor('conversation-key')).map((it) => Buffer.from(signed(made, it)));
  return right.some((it) => given.length === it.length && timingSafeEqual(given, it));
}

/** Whether a request comes with the key of the conversation, where there are keys. `key`: its Conversation-Key. */
export async function showsKey(
  { readAccess, key }: { readAccess: ReadAccess; key?: string },
  { conversation, mark }: StoredConversation,
): Promise<boolean> {
  const [nonce, { conversation_id }] = [nonceOf(mark), conversation];
  return readAccess === 'staff' && !!key && nonce !== undefined && isKeyOf(key, { conversation_id, nonce });
}
