import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * What one hash costs: 19 MiB and two passes, one of OWASP's settings for Argon2id
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id). `memory` is in KiB.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** In UTF-16 units, more than a password can have; what is normalised must be short, or it takes quadratic time. */
const MAX_LENGTH = 512;
const SALT_BYTES = 16; // RFC 9106, 3.1
const TAG_BYTES = 32;

type Cost = typeof COST;
type Stored = { cost: Cost; salt: Buffer; tag: Buffer };

/** How many passwords this process has hashed: a known and an unknown account must cost the same. */
export const hashing = { count: 0 };

// Node.js has the function from 24.7 on, and it works where OpenSSL is 3.2 or later: the cheapest hash there is tells.
try {
  const cheapest = { memory: 8, passes: 1, parallelism: 1, tagLength: 4 };
  crypto.argon2Sync('argon2id', { ...cheapest, message: '', nonce: Buffer.alloc(SALT_BYTES) });
} catch (cause) {
  throw new Error(
    `Passwords need Argon2 in node:crypto: Node.js 24.7 or later with OpenSSL 3.2 or later; this is Node.js ${process.versions.node} with OpenSSL ${process.versions.openssl}`,
    { cause },
  );
}
const argon2 = promisify(crypto.argon2);

/** @returns the Argon2id hash under a new salt, as a PHC string for `verifyPassword` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, COST, salt, TAG_BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether this is the password. It hashes once whether or not there is an account, so that the work does not tell which.
 * @param phc what `hashPassword` gave; undefined: there is no account, and the answer is no
 * @throws when `phc` is no PHC string of Argon2id
 */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const { cost, salt, tag } = phc === undefined ? STAND_IN : parse(phc);
  const isSame = timingSafeEqual(await tagOf(password.slice(0, MAX_LENGTH), cost, salt, tag.length), tag);
  return isSame && phc !== undefined && password.length <= MAX_LENGTH;
}

const STAND_IN: Stored = { cost: COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

/**
 * Whether a hash costs less than one made now; then hash the password again while it is at hand.
 * @throws when `phc` is no PHC string of Argon2id
 */
export function needsRehash(phc: string): boolean {
  const { cost, salt, tag } = parse(phc);
  const isCheaper = cost.memory < COST.memory || cost.passes < COST.passes || cost.parallelism < COST.parallelism;
  return isCheaper || salt.length < SALT_BYTES || tag.length < TAG_BYTES;
}

// NFKC, so that a password is the same from another keyboard or system (NIST SP 800-63B revision 3, 5.1.1.2). What is in
// NFKC is in NFC too, which revision 4 asks for (3.1.1.2).
function tagOf(password: string, cost: Cost, salt: Buffer, tagLength: number): Promise<Buffer> {
  hashing.count += 1;
  return argon2('argon2id', { ...cost, message: password.normalize('NFKC'), nonce: salt, tagLength });
}

// https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md
const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,8}),p=(\d{1,8})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

function parse(phc: string): Stored {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is no PHC string of Argon2id');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
