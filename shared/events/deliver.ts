import { env } from '../env.ts';
import { log } from '../log.ts';
import { count } from '../metrics.ts';
import { retryTime } from '../retry-after.ts';
import { timestamp } from '../time.ts';
import { payloadOf } from './event.ts';
import { goneSince, saveGone } from './gone-store.ts';
import { type Posted, postWebhook } from './post-webhook.ts';
import { ATTEMPTS, delaySeconds } from './retry.ts';
import { signedHeaders } from './signature.ts';
import { type Delivery, type Webhook, webhooks } from './webhook.ts';
import { secretsOf } from './webhook-secrets.ts';

const targets = env('WEBHOOK_TARGETS') === 'any' ? 'any' : 'public';
const PATIENCE_MS = 15_000; // as Standard Webhooks asks for at least

/** `done` also where nobody is left to send it to. */
export type Delivered = { done: true } | { done: false; retrySeconds: number };

/** Sends an event to a webhook, which a 410 ends. @param attempt from 1 */
export async function deliver({ webhook: name, event }: Delivery, attempt: number): Promise<Delivered> {
  const webhook = webhooks.find((it) => it.name === name);
  const line = { webhook: name, id: event.id, type: event.type, attempt };
  const start = new Date();
  if (!webhook || (await goneSince(webhook, start))) {
    log('info', { event: 'webhook_dropped', ...line, cause: webhook ? 'gone' : 'not_configured' });
    return { done: true };
  }
  const posted = await post(webhook, event, start);
  const told = { ...line, duration_ms: Date.now() - start.getTime(), ...outcomeOf(posted) };
  if (isTaken(posted)) {
    log('info', { event: 'webhook_sent', ...told });
    return { done: true };
  }
  if ('status' in posted && posted.status === 410) {
    await saveGone(webhook, timestamp(start));
    count('WebhooksGone');
    log('error', { event: 'webhook_gone', ...told });
    return { done: true };
  }
  count('WebhookFailures');
  log(attempt < ATTEMPTS ? 'info' : 'error', { event: 'webhook_failed', ...told });
  return { done: false, retrySeconds: delayAfter(posted, event.timestamp, attempt) };
}

async function post(webhook: Webhook, event: Delivery['event'], at: Date): Promise<Posted> {
  const payload = payloadOf(event);
  const secrets = await secretsOf(webhook.name, at).catch((error: Error) => ({ cause: `secret: ${error.name}` }));
  if ('cause' in secrets) return secrets;
  const headers = { 'content-type': 'application/json', ...signedHeaders(event.id, payload, at, secrets) };
  return postWebhook(webhook.url, headers, payload, { targets, signal: AbortSignal.timeout(PATIENCE_MS) });
}

const isTaken = (posted: Posted) => 'status' in posted && posted.status >= 200 && posted.status < 300;
const outcomeOf = (posted: Posted) => ('status' in posted ? { status: posted.status } : posted);

function delayAfter(posted: Posted, happened: string, attempt: number): number {
  const now = new Date();
  const retry = 'retryAfter' in posted ? retryTime(posted.retryAfter, now) : undefined;
  const retryMs = retry && retry.getTime() - now.getTime();
  return delaySeconds(attempt, { ageMs: now.getTime() - Date.parse(happened), random: Math.random(), retryMs });
}
