import { randomBytes } from 'node:crypto';

const MIN_BYTES = 32; // as many as the keys that are derived from it have

/** A new server secret: 256 random bits as 43 characters of text, which is what a parameter or a file can hold. */
export const newSecret = (): string => randomBytes(MIN_BYTES).toString('base64url');

/** One that signs; what any of them signed is good. */
export type Secrets = [signing: Buffer, ...others: Buffer[]];

/** Begins each further line of the text, so that a secret with line breaks of its own stays one. */
const ALSO = '\nalso ';

/**
 * The secrets that are kept as text: the one that signs, and on a line of its own behind the word `also` one that is valid too.
 * @param place where the text is kept, for people
 * @throws when there is none, or one too short to be secret
 */
export function secretsIn(text: string | undefined, place: string): Secrets {
  if (text === undefined) throw new Error(`There is no server secret in ${place}`);
  const [signing = '', ...others] = text.split(ALSO);
  const bytes = (secret: string) => longEnough(Buffer.from(secret.trim()), place);
  return [bytes(signing), ...others.map(bytes)];
}

function longEnough(bytes: Buffer, place: string): Buffer {
  if (bytes.length >= MIN_BYTES) return bytes;
  throw new Error(`The server secret in ${place} has ${bytes.length} bytes; it needs at least ${MIN_BYTES}`);
}

/** A step of replacing the secret; taken in this order, with time between them, nothing that is in use stops being good. */
export type Step = 'add' | 'switch' | 'drop';

/**
 * The text after a step.
 * @param fresh the secret that `add` adds
 * @throws when the steps before it have not been taken
 */
export function afterStep(step: Step, text: string, fresh: string): string {
  const [signing = '', other, ...more] = text.split(ALSO).map((secret) => secret.trim());
  if (more.length > 0) throw new Error('There are more than two secrets: put back what was there before');
  if (step === 'add') return other === undefined ? signing + ALSO + fresh : refuse('Two secrets are valid already');
  if (other === undefined) return refuse('Only one secret is valid');
  return step === 'switch' ? other + ALSO + signing : signing;
}

function refuse(state: string): never {
  throw new Error(`${state}: nothing was changed`);
}
