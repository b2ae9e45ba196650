import { hash } from 'node:crypto';
import type { Caller } from '../account/access.ts';
import { AppError } from '../errors.ts';

/**
 * A request that its client tells apart from others by a key, so that sent again it is not taken for a second one
 * (draft-ietf-httpapi-idempotency-key-header). `isOwn`: who sent it may see all of the conversation.
 */
export type Once = { key_hash: string; request_hash: string; isOwn: boolean };

type Sender = { caller: Caller; network: string };

/**
 * A key counts for who sends it: an account, or else a network. Who guesses the key of another has a key of his own.
 * @param request all that makes it the same request
 */
export const onceOf = (key: string, { caller, network }: Sender, request: unknown): Once => ({
  key_hash: digest([caller ? { account: caller.user_id } : { network }, key]),
  request_hash: digest(request),
  isOwn: true,
});

const digest = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

/**
 * The key in an `Idempotency-Key`: 1 to 255 characters of ASCII, in quotes as the draft has it, or without.
 * @throws AppError invalid_request
 */
export function idempotencyKeyIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, key] = /^\s*(?:"([\x20-\x7e]{1,255})"|([\x21-\x7e]{1,255}))\s*$/.exec(header)?.filter(Boolean) ?? [];
  if (key !== undefined) return key;
  const msg = 'String should have 1 to 255 characters of ASCII, without blanks or in quotes';
  const problem = { type: 'string_pattern_mismatch', loc: ['header', 'idempotency-key'], msg };
  throw new AppError('invalid_request', 'Invalid request', { problems: [problem] });
}
