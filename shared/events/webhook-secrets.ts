import { textAt } from '../api-key.ts';
import { env } from '../env.ts';
import { MINUTE_MS } from '../time.ts';
import { secretsIn } from './signature.ts';

const beginning = env('WEBHOOK_SECRETS');

const FRESH_MS = 5 * MINUTE_MS; // so long a secret that was replaced is still used
const known = new Map<string, { secrets: Buffer[]; until: number }>();

/**
 * The secrets of a webhook, read again after five minutes.
 * @throws when there are none or they are none; what the SDK throws when SSM refuses or cannot be reached
 */
export async function secretsOf(webhook: string, now: Date): Promise<Buffer[]> {
  const kept = known.get(webhook);
  if (kept && now.getTime() < kept.until) return kept.secrets;
  const place = `${beginning}${webhook}`;
  const secrets = await textAt(place).then((text) => secretsIn(text, place));
  known.set(webhook, { secrets, until: now.getTime() + FRESH_MS });
  return secrets;
}
