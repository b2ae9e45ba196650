import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/**
 * The mean of resolution times as text with a unit: under an hour "12 minutes", under two days "5.2 hours", else
 * "3.4 days"; rounded once, from milliseconds, and in the next larger unit where rounding reaches it. None: "0 hours".
 */
export function averageResolutionTime({ count, ms }: { count: number; ms: number }): string {
  if (count === 0) return '0 hours';
  const mean = ms / count;
  const minutes = Math.round(mean / MINUTE_MS);
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const hours = (mean / HOUR_MS).toFixed(1);
  return Number(hours) < 48 ? `${hours} hours` : `${(mean / DAY_MS).toFixed(1)} days`;
}
