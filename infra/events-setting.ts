import { EVENT_TYPES } from '../shared/events/event.ts';
import { refusePrivateHost } from '../shared/events/public-address.ts';
import type { Webhook } from '../shared/events/webhook.ts';
import { list, objectOf, oneOf, text } from './setting-values.ts';

const MOST = 10; // of a batch of messages (https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html)
const MEMBERS = ['name', 'url', 'types'];

/** URLs, or objects with a URL, in cdk.json; on the command line URLs with commas between, or JSON. */
export function webhookList(value: unknown): Webhook[] {
  if (value === undefined || value === 'none') return [];
  const isJson = typeof value === 'string' && value.startsWith('[');
  const webhooks = list(isJson ? JSON.parse(value) : value).map(webhookOf);
  if (webhooks.length > MOST) throw new Error(`There are ${webhooks.length} webhooks, of at most ${MOST}`);
  const names = webhooks.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new Error(`Two webhooks have the name ${twice}; give each a "name" of its own`);
  return webhooks;
}

function webhookOf(value: unknown): Webhook {
  const isUrl = typeof value === 'string';
  const given = isUrl
    ? { url: value }
    : objectOf(value, '{"url": "https://…", "name": "…", "types": ["ticket.created"]}');
  const unknown = Object.keys(given).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not one of ${MEMBERS.join(', ')}`);
  const { url, name, types } = given as Record<string, unknown>;
  const address = text(url, /^https?:\/\/[^\s#@]+$/, 'the URL of a webhook, such as https://example.com/hook');
  const parsed = URL.parse(address);
  if (!parsed) throw new Error(`${address} is not the URL of a webhook`);
  return {
    name: text(
      name ?? parsed.hostname,
      /^[a-z0-9][a-z0-9.-]{0,62}$/,
      'a name of lower-case letters, digits, dots and dashes',
    ),
    url: address,
    ...(types !== undefined && { types: list(types).map((type) => oneOf(type, EVENT_TYPES)) }),
  };
}

/** @throws for a webhook that only this machine or network may reach */
export function refuseLocalWebhooks(webhooks: readonly Webhook[]): void {
  for (const { url } of webhooks) {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:') throw new Error(`Setting "webhooks": ${url} is not an https URL`);
    try {
      refusePrivateHost(hostname);
    } catch (cause) {
      throw new Error(`Setting "webhooks": ${url} is no public address`, { cause });
    }
  }
}
