import { createHmac } from 'node:crypto';

const [MIN_BYTES, MAX_BYTES] = [24, 64]; // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
const MOST = 2; // the new one and, while receivers change over, the one before

/**
 * The secrets of a webhook, kept as text: `whsec_` and base64, two of them with a comma between.
 * @param place where they are kept, for people
 * @throws when there is none, or one that is none
 */
export function secretsIn(text: string | undefined, place: string): Buffer[] {
  const secrets = text?.trim().split(/\s*,\s*/) ?? [];
  if (secrets.length === 0) throw new Error(`There is no webhook secret in ${place}`);
  if (secrets.length > MOST) throw new Error(`There are more than ${MOST} webhook secrets in ${place}`);
  return secrets.map((secret) => {
    const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret) ?? [];
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES) return bytes;
    throw new Error(`What is in ${place} is not whsec_ and ${MIN_BYTES} to ${MAX_BYTES} bytes in base64`);
  });
}

/** The headers that Standard Webhooks asks for, with a signature by each secret. `at`: when it is sent */
export function signedHeaders(id: string, payload: string, at: Date, secrets: readonly Buffer[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
