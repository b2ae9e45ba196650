import { hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { env } from './env.ts';
import { log } from './log.ts';
import { type Secrets, secretsIn } from './secret-value.ts';
import { MINUTE_MS } from './time.ts';

/** What a key is for. Each purpose has a key of its own, which tells nothing of the others (RFC 5869, 3.2). */
type Purpose = 'conversation-key' | 'cursor';

/** How long a process goes by what it read: so long after a change the last one knows of it. */
export const REFRESH_MS = 5 * MINUTE_MS;
const RETRY_MS = MINUTE_MS;

const place = env('SERVER_SECRET');
const [, store = '', name = ''] = /^(ssm|file):(.+)$/s.exec(place) ?? unknownPlace();

let known: { secrets: Secrets; until: number } | undefined;
let reading: Promise<Secrets> | undefined;

/**
 * The keys of a purpose, 32 bytes each, derived from the server secrets by HKDF-SHA256 (RFC 5869): the first signs, and
 * what any of them signed is good. A process reads the secrets again after five minutes, and goes on with those it has
 * when that fails.
 * @throws when there is no secret or one too short; what the SDK throws when SSM refuses or cannot be reached
 */
export async function keysFor(purpose: Purpose): Promise<Secrets> {
  const derive = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', `conversation-intake ${purpose}`, 32));
  const [signing, ...others] = await serverSecrets();
  return [derive(signing), ...others.map(derive)];
}

async function serverSecrets(): Promise<Secrets> {
  if (known && Date.now() < known.until) return known.secrets;
  reading ??= refreshed().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function refreshed(): Promise<Secrets> {
  try {
    const secrets = secretsIn(store === 'ssm' ? await parameter(name) : await readText(name), place);
    known = { secrets, until: Date.now() + REFRESH_MS };
  } catch (error) {
    if (!known) throw error;
    log('error', { event: 'secret_not_read', cause: error instanceof Error ? error.name : undefined });
    known = { ...known, until: Date.now() + RETRY_MS };
  }
  return known.secrets;
}

/** SSM's client is loaded while the secret is waited for, and nowhere else. */
const parameter = async (name: string) => (await import('./store/parameter.ts')).findParameter(name);

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
