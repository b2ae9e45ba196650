import { env } from '../../shared/env.ts';
import { log } from '../../shared/http/log.ts';
import { consumed } from '../../shared/store/consumed.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';

const timeZone = env('TIME_ZONE');

/** Invoked by the schedule. */
export const handler = async (): Promise<void> => {
  const before = { ...consumed };
  const refreshed = await refreshSummary(timeZone, new Date());
  const units = { read_units: consumed.read - before.read, write_units: consumed.write - before.write };
  log('info', { event: 'summary_refreshed', ...refreshed, ...units });
};
