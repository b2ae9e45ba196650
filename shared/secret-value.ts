import { randomBytes } from 'node:crypto';

const MIN_BYTES = 32; // as many as the keys that are derived from it have

/** A new server secret: 256 random bits as 43 characters of text, which is what a parameter or a file can hold. */
export const newSecret = (): string => randomBytes(MIN_BYTES).toString('base64url');

/**
 * The bytes of a secret that is kept as text, without the white space around it.
 * @param place where it is kept, for people
 * @throws when there is none, or one too short to be secret
 */
export function secretBytes(text: string | undefined, place: string): Buffer {
  if (text === undefined) throw new Error(`There is no server secret in ${place}`);
  const bytes = Buffer.from(text.trim());
  if (bytes.length >= MIN_BYTES) return bytes;
  throw new Error(`The server secret in ${place} has ${bytes.length} bytes; it needs at least ${MIN_BYTES}`);
}
