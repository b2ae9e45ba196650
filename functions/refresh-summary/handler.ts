import { env } from '../../shared/env.ts';
import { log } from '../../shared/log.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';

const timeZone = env('TIME_ZONE');

/** Invoked by the schedule; says what it did when there was something to do. */
export const handler = async (): Promise<void> => {
  const before = { ...consumed };
  const refreshed = await refreshSummary(timeZone, new Date());
  const units = { read_units: consumed.read - before.read, write_units: consumed.write - before.write };
  if (refreshed.changed === 0 && !refreshed.isNew) return;
  log('info', { event: 'summary_refreshed', ...refreshed, ...units });
};
