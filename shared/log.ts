import { env } from './env.ts';
import { timestamp } from './time.ts';

type Level = 'info' | 'error';
const isQuiet = env('LOG_LEVEL') === 'error';

/** One JSON line about what happened; never a body, a header or a value that somebody sent. */
export function log(level: Level, line: Record<string, unknown>): void {
  if (isQuiet && level === 'info') return;
  process.stdout.write(`${JSON.stringify({ time: timestamp(new Date()), level, ...line })}\n`);
}
