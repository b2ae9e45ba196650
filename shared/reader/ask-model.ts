import { env } from '../env.ts';
import { log } from '../log.ts';
import { count } from '../metrics.ts';
import { causeOf } from '../post-json.ts';
import { retryTime } from '../retry-after.ts';
import { countCall } from './call-count-store.ts';
import { afterFailure, CLOSED, leaveToAsk } from './circuit.ts';
import { type Model, model, nameOf } from './model.ts';
import { type Adapter, DEADLINE_MS, type ModelAnswer, type ModelFailure, type Question } from './question.ts';

const reader = model ?? noModel();
const name = nameOf(reader);
const setting = env('READER_DAILY_CALLS');
const dailyCalls = setting === 'none' ? Number.POSITIVE_INFINITY : Number(setting);

// In files beside the bundle, of which one is read.
const ADAPTERS: Record<Model['kind'], () => Promise<{ ask: Adapter }>> = {
  openai: () => import('./openai.ts'),
  bedrock: () => import('./bedrock.ts'),
};

let circuit = CLOSED;
let spentDay = '';

/**
 * Asks the model once, within 4 s. It is left in peace while it keeps failing, and when it was asked as often as it may be today.
 * @param signal ends the call earlier
 * @returns what it answers, which has still to be held against the schema, or why it has not; never throws
 */
export async function askModel(
  question: Question,
  now: Date,
  signal?: AbortSignal,
): Promise<(ModelAnswer & { model: string }) | ModelFailure> {
  const began = performance.now();
  const { leave, circuit: next } = leaveToAsk(circuit, now.getTime());
  circuit = next;
  const told = leave === 'wait' ? { failure: 'circuit_open' as const } : await askInTime(question, now, signal);
  const ms = Math.round(performance.now() - began);
  if (!('failure' in told)) circuit = CLOSED;
  else if (isOutage(told)) {
    const ended = new Date(now.getTime() + ms);
    const askAgain = retryTime(told.retryAfter, ended)?.getTime();
    circuit = afterFailure(circuit, leave, ended.getTime(), askAgain);
  }
  note(question, told, ms);
  return 'failure' in told ? told : { ...told, model: name };
}

async function askInTime(question: Question, now: Date, signal: AbortSignal | undefined) {
  const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])]);
  const late = Promise.withResolvers<ModelFailure>();
  const giveUp = () => late.resolve({ failure: 'timeout' });
  if (deadline.aborted) giveUp();
  deadline.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([askIfCounted(question, now, deadline), late.promise]);
  } catch (error) {
    return { failure: 'unavailable' as const, cause: causeOf(error) };
  } finally {
    deadline.removeEventListener('abort', giveUp);
  }
}

async function askIfCounted(question: Question, now: Date, deadline: AbortSignal): Promise<ModelAnswer | ModelFailure> {
  const [refusal, { ask }] = await Promise.all([refusalToCount(now), ADAPTERS[reader.kind]()]);
  return refusal ?? (deadline.aborted ? { failure: 'timeout' } : ask(question, deadline));
}

async function refusalToCount(now: Date): Promise<ModelFailure | undefined> {
  const day = now.toISOString().slice(0, 10);
  if (dailyCalls === Number.POSITIVE_INFINITY) return undefined;
  try {
    if (spentDay !== day && (await countCall(dailyCalls, now))) return undefined;
  } catch (error) {
    return { failure: 'uncounted', cause: causeOf(error) };
  }
  spentDay = day;
  return { failure: 'limit' };
}

/** What says nothing of whether the model will answer the next conversation. */
const PASSING = new Set<ModelFailure['failure']>(['refused', 'truncated', 'circuit_open', 'limit', 'uncounted']);
const isOutage = ({ failure }: ModelFailure) => !PASSING.has(failure);

/** What kept a call from being made. */
const NEVER_MADE = new Set<ModelFailure['failure']>(['circuit_open', 'limit', 'uncounted']);

/** What only the operator can put right. */
const MISTAKES = new Set<ModelFailure['failure']>(['no_key', 'unauthorized', 'rejected', 'unreadable']);

/** One line a call, from which its metrics are counted: nothing that was said, asked or answered. */
function note({ schemaName }: Question, told: ModelAnswer | ModelFailure, duration_ms: number): void {
  const { failure, status, cause } = 'failure' in told ? told : ({} as Partial<ModelFailure>);
  countCallOf(told);
  log(failure && MISTAKES.has(failure) ? 'error' : 'info', {
    event: 'model_asked',
    reader: reader.kind,
    model: name,
    purpose: schemaName,
    duration_ms,
    tokens_in: told.tokens?.input ?? 0,
    tokens_out: told.tokens?.output ?? 0,
    failure,
    status,
    cause,
  });
}

function countCallOf(told: ModelAnswer | ModelFailure): void {
  if (!('failure' in told) || !NEVER_MADE.has(told.failure)) count('ReaderCalls');
  if ('failure' in told) count('ReaderFailures');
  count('ReaderTokensIn', told.tokens?.input ?? 0);
  count('ReaderTokensOut', told.tokens?.output ?? 0);
}

function noModel(): never {
  throw new Error('No large language model is configured');
}
