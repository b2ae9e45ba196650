import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { env } from './env.ts';
import { secretBytes } from './secret-value.ts';

/** What a key is for. Each purpose has a key of its own, which tells nothing of the others (RFC 5869, 3.2). */
type Purpose = 'conversation-key' | 'cursor';

const place = env('SERVER_SECRET');
const [, store = '', name = ''] = /^(ssm|file):(.+)$/s.exec(place) ?? unknownPlace();

const keys = new Map<Purpose, Buffer>();
let secret: Promise<Buffer> | undefined;

/**
 * The key of a purpose: 32 bytes, derived from the server secret by HKDF-SHA256 (RFC 5869). The secret is read once in a
 * process; when that fails, the next call reads again.
 * @throws when there is no secret or one too short; what the SDK throws when SSM refuses or cannot be reached
 */
export async function keyFor(purpose: Purpose): Promise<Buffer> {
  const known = keys.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', await serverSecret(), '', `conversation-intake ${purpose}`, 32));
  keys.set(purpose, key);
  return key;
}

function serverSecret(): Promise<Buffer> {
  secret ??= readSecret().catch((error) => {
    secret = undefined;
    throw error;
  });
  return secret;
}

async function readSecret(): Promise<Buffer> {
  return secretBytes(store === 'ssm' ? await readParameter() : await readText(name), place);
}

async function readParameter(): Promise<string | undefined> {
  const { findParameter } = await import('./store/parameter.ts'); // few reads need the secret
  return findParameter(name);
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Error(`The server secret in ${place} cannot be read`, { cause });
  }
}

function unknownPlace(): never {
  throw new Error(`SERVER_SECRET is "${place}", which is neither ssm:<parameter name> nor file:<path>`);
}
