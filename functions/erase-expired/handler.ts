import type { Context } from 'aws-lambda';
import { eraseExpired } from '../../shared/conversation/retention.ts';
import { env } from '../../shared/env.ts';
import { log } from '../../shared/log.ts';
import { consumed } from '../../shared/store/consumed.ts';

const setting = env('RETENTION_DAYS');
const days = setting === 'none' ? undefined : Number(setting);

const TO_END_MS = 10_000; // for the conversation that goes on

/** Invoked by the schedule; says what it did when there was something to do. */
export const handler = async (_event: unknown, context?: Partial<Context>): Promise<void> => {
  const before = { ...consumed };
  const hasTime = () => (context?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY) > TO_END_MS;
  const run = await eraseExpired(days, new Date(), hasTime);
  const units = { read_units: consumed.read - before.read, write_units: consumed.write - before.write };
  if (run.finished > 0 || run.erased > 0) log('info', { event: 'conversations_erased', ...run, ...units });
};
