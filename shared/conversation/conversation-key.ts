import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysFor } from '../secret.ts';
import type { HistoryMark } from './conversation-store.ts';

/** A conversation and what was drawn when it was made: who knows the id knows nothing of its key. */
type Made = { conversation_id: string; nonce: string };

/** 128 random bits, once in a conversation's life. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** The nonce of a conversation that somebody has made; one of before there were nonces has the version that its last key was for. */
export const nonceOf = ({ nonce, keyVersion }: HistoryMark): string | undefined =>
  nonce ?? (keyVersion === undefined ? undefined : String(keyVersion));

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
export async function isKeyOf(key: string, made: Made): Promise<boolean> {
  const given = Buffer.from(key);
  const right = (await keysFor('conversation-key')).map((it) => Buffer.from(signed(made, it)));
  return right.some((it) => given.length === it.length && timingSafeEqual(given, it));
}
