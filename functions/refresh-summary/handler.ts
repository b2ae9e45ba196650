import type { Context } from 'aws-lambda';
import { env } from '../../shared/env.ts';
import { log } from '../../shared/log.ts';
import { count, isCounting } from '../../shared/metrics.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { type Refreshed, refreshSummary } from '../../shared/summary/refresh.ts';

const timeZone = env('TIME_ZONE');

const TO_END_MS = 10_000; // for the batch that goes on and the summary itself

/** Invoked by the schedule; says what it did when there was something to do, and to who counts how old the summary is. */
export const handler = async (_event: unknown, context?: Partial<Context>): Promise<void> => {
  const before = { ...consumed };
  const hasTime = () => (context?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY) > TO_END_MS;
  const refreshed = await refreshSummary(timeZone, new Date(), hasTime);
  const age = ageOf(refreshed, new Date());
  if (age !== undefined) count('SummaryAge', age);
  const units = { read_units: consumed.read - before.read, write_units: consumed.write - before.write };
  if (refreshed.changed === 0 && !refreshed.isNew && !isCounting) return;
  log('info', { event: 'summary_refreshed', ...refreshed, ...units });
};

/** Seconds: a summary that counts everything is as if it were new. Undefined while there is none. */
function ageOf({ isWhole, generated_at }: Refreshed, now: Date): number | undefined {
  if (isWhole) return 0;
  return generated_at === undefined ? undefined : Math.max(1, (now.getTime() - Date.parse(generated_at)) / 1000);
}
