import { env } from './env.ts';
import { takeMetrics } from './metrics.ts';
import { timestamp } from './time.ts';
import { traceId } from './trace-id.ts';

type Level = 'info' | 'error';
const isQuiet = env('LOG_LEVEL') === 'error';

/**
 * One JSON line about what happened; never a body, a header or a value that somebody sent. What was counted before it rides on
 * it, so that a request need not have a line more for its metrics.
 */
export function log(level: Level, line: Record<string, unknown>): void {
  const now = new Date();
  const metrics = takeMetrics(now);
  if (isQuiet && level === 'info' && !metrics) return;
  const entry = { time: timestamp(now), level, ...line, trace_id: traceId(), ...metrics };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}
