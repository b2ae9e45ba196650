import { log } from '../log.ts';
import { count } from '../metrics.ts';
import type { Failure } from '../post-json.ts';
import { retryTime } from '../retry-after.ts';
import type { Shipment, StatedShipment } from './shipment.ts';
import { type Answer, shipmentOf } from './shipment-of.ts';
import { trackingProvider } from './tracking-provider.ts';
import { claimRefresh, findTracking, keepAnswer, postponeRefresh, type Trackable } from './tracking-store.ts';

/** For everything that is asked of the provider in one request; Lambda ends a function after 10 s. */
const TIMEOUT_MS = 3000;
const AT_ONCE = 10;

// In a file beside the bundle, which is read when a provider is asked.
const loadProvider = () => import('./provider/provider.ts');
type Provider = Awaited<ReturnType<typeof loadProvider>>;

/**
 * What is known of shipments now. Each number is asked of the provider, at most once in five minutes whoever asks; where
 * it tells nothing within 3 s, its last answer stands, then what the conversation says.
 */
export async function trackAll(shipments: readonly StatedShipment[], now: Date): Promise<Shipment[]> {
  if (!trackingProvider) return withStored(shipments, now);
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const provider = await loadProvider();
  const lookUp = (it: Trackable) => refreshed(it, provider, now, deadline);
  return withAnswers(shipments, now, lookUp);
}

/** The same without asking anybody: the provider's last answers, then what the conversation says. */
export async function withStored(shipments: readonly StatedShipment[], now: Date): Promise<Shipment[]> {
  if (!trackingProvider) return shipments.map((it) => shipmentOf(it, undefined, now));
  return withAnswers(shipments, now, async (it) => (await findTracking(it))?.answer);
}

/** Looks each number up once, however often it stands there. */
async function withAnswers(
  shipments: readonly StatedShipment[],
  now: Date,
  lookUp: (it: Trackable) => Promise<Answer | undefined>,
): Promise<Shipment[]> {
  const numbers = new Map(shipments.flatMap((it) => (isTrackable(it) ? [[nameOf(it), it]] : [])));
  const answers = new Map<string, Answer | undefined>();
  await inTurns([...numbers], AT_ONCE, async ([name, it]) => answers.set(name, await lookUp(it)));
  return shipments.map((it) => shipmentOf(it, isTrackable(it) ? answers.get(nameOf(it)) : undefined, now));
}

const isTrackable = <T extends StatedShipment>(it: T): it is T & { tracking_number: string } =>
  it.tracking_number !== null;
const nameOf = ({ carrier, tracking_number }: Trackable) => JSON.stringify([carrier, tracking_number]);

/** The provider asked us to wait, whatever the number. */
let askAgainMs = 0;

async function refreshed(it: Trackable, provider: Provider, now: Date, deadline: AbortSignal) {
  const stored = await findTracking(it);
  const isDue = (stored?.ask_again_ms ?? 0) <= now.getTime() && askAgainMs <= now.getTime();
  if (!isDue || !provider.canTrack(it.carrier) || deadline.aborted || !(await claimRefresh(it, now)))
    return stored?.answer;
  const told = await provider.track(it.tracking_number, it.carrier, deadline);
  if ('failure' in told) {
    await noteFailure(it, told, now);
    return stored?.answer;
  }
  if (isKnown(stored?.answer) && !isKnown(told)) return stored?.answer; // carriers forget, and need not be believed then
  await keepAnswer(it, told.tracked, now);
  return { ...told, answered_ms: now.getTime(), isFresh: true };
}

const isKnown = (answer: Pick<Answer, 'tracked'> | undefined) =>
  answer !== undefined && (answer.tracked.status !== 'unknown' || answer.tracked.events.length > 0);

/** What only the operator can put right. */
const MISTAKES = new Set<Failure['failure']>(['no_key', 'unauthorized', 'rejected', 'unreadable']);

async function noteFailure(it: Trackable, { retryAfter, ...reason }: Failure, now: Date): Promise<void> {
  const level = MISTAKES.has(reason.failure) ? 'error' : 'info';
  count('TrackingFailures');
  log(level, { event: 'tracking_failed', provider: trackingProvider?.kind, ...reason });
  const until = retryTime(retryAfter, now);
  if (!until) return;
  askAgainMs = Math.max(askAgainMs, until.getTime());
  await postponeRefresh(it, until, now);
}

async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item); // workers share what is waiting
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
