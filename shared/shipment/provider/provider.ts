import { keyIn } from '../../api-key.ts';
import { type Failure, postJson } from '../../post-json.ts';
import type { Tracked } from '../shipment.ts';
import { type TrackingProvider, trackingProvider } from '../tracking-provider.ts';
import type { Adapter } from './adapter.ts';
import { easypost } from './easypost.ts';
import { karrio } from './karrio.ts';
import { Unreadable } from './reading.ts';

const ADAPTERS: Record<TrackingProvider['kind'], Adapter> = { karrio, easypost };

const { kind, url } = trackingProvider ?? noProvider();
const adapter = ADAPTERS[kind];
const apiKey = keyIn('TRACKING_KEY');

/** Whether the provider can be asked for a carrier's numbers, or (null) find out itself whose a number is. */
export const canTrack = adapter.canTrack;

const NOTHING: Tracked = {
  status: 'unknown',
  status_detail: null,
  tracking_url: null,
  estimated_delivery: null,
  last_update: null,
  events: [],
};

/**
 * Asks the provider where a shipment is.
 * @param carrier one that `canTrack`
 * @returns what it tells, `unknown` where it knows no such number; or why it told nothing. Never throws
 */
export async function track(
  number: string,
  carrier: string | null,
  signal: AbortSignal,
): Promise<{ tracked: Tracked } | Failure> {
  const key = await currentKey(signal);
  if (typeof key !== 'string') return key;
  const told = await trackWith(key, number, carrier, signal);
  if (!('failure' in told) || told.failure !== 'unauthorized') return told;
  apiKey.forget(key); // the operator may have replaced it
  const next = await currentKey(signal);
  return typeof next === 'string' && next !== key ? trackWith(next, number, carrier, signal) : told;
}

async function trackWith(key: string, number: string, carrier: string | null, signal: AbortSignal) {
  const reply = await postJson(adapter.requestOf({ number, carrier, key, url }), adapter.notFound, signal);
  if ('failure' in reply) return reply;
  return 'answer' in reply ? readable(reply.answer) : { tracked: NOTHING };
}

function readable(answer: unknown): { tracked: Tracked } | Failure {
  try {
    return { tracked: adapter.trackedOf(answer) };
  } catch (error) {
    if (error instanceof Unreadable) return { failure: 'unreadable', cause: error.message };
    throw error;
  }
}

/** Not later than the signal says, whatever SSM does. */
async function currentKey(signal: AbortSignal): Promise<string | Failure> {
  const late = Promise.withResolvers<Failure>();
  const giveUp = () => late.resolve({ failure: 'timeout', cause: 'key' });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([apiKey.get(), late.promise]);
  } catch (error) {
    return { failure: 'no_key', cause: error instanceof Error ? error.name : undefined };
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

function noProvider(): never {
  throw new Error('No tracking provider is configured');
}
