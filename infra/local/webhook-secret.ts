import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from '../../shared/events/signature.ts';
import { WEBHOOK_SECRET_FILE } from './data-folder.ts';

/** A new secret for a webhook, as Standard Webhooks writes it: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Where the secrets of webhooks are in a data folder, with that of the one webhook there is: the given one, else the one of an
 * earlier start, else a new one.
 * @throws with one clear sentence when it is no secret
 */
export function webhookSecretIn(folder: string, name: string, given: string | undefined): string {
  const beginning = join(folder, WEBHOOK_SECRET_FILE);
  const file = `${beginning}${name}`;
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : newWebhookSecret();
  secretsIn(given ?? kept, given ? 'WEBHOOK_SECRET' : file);
  writeFileSync(file, `${(given ?? kept).trim()}\n`, { mode: 0o600 });
  return beginning;
}
