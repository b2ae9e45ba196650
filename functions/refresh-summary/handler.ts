import type { Context } from 'aws-lambda';
import { env } from '../../shared/env.ts';
import { log } from '../../shared/log.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';

const timeZone = env('TIME_ZONE');

const TO_END_MS = 10_000; // for the batch that goes on and the summary itself

/** Invoked by the schedule; says what it did when there was something to do. */
export const handler = async (_event: unknown, context?: Partial<Context>): Promise<void> => {
  const before = { ...consumed };
  const hasTime = () => (context?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY) > TO_END_MS;
  const refreshed = await refreshSummary(timeZone, new Date(), hasTime);
  const units = { read_units: consumed.read - before.read, write_units: consumed.write - before.write };
  if (refreshed.changed === 0 && !refreshed.isNew) return;
  log('info', { event: 'summary_refreshed', ...refreshed, ...units });
};
