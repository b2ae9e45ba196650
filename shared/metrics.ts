import { env } from './env.ts';
import { METRICS, type Metric, NAMESPACE } from './metric-names.ts';

const stage = env('METRICS_STAGE');

/** Whether anybody reads metrics here. */
export const isCounting = stage !== 'none';

const pending = new Map<Metric, number>();

/** Counts for the next line of the log (shared/log.ts): a sum, to which none adds nothing, or the latest of a time in seconds. */
export function count(metric: Metric, value = 1): void {
  const isSum = METRICS[metric] === 'Count';
  if (!isCounting || (isSum && value === 0)) return;
  pending.set(metric, isSum ? (pending.get(metric) ?? 0) + value : value);
}

/**
 * What was counted since this was last called, as members of a line in CloudWatch's embedded metric format; undefined when nothing
 * was (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html).
 */
export function takeMetrics(now: Date): Record<string, unknown> | undefined {
  if (pending.size === 0) return undefined;
  const counted = Object.fromEntries(pending);
  const Metrics = [...pending.keys()].map((Name) => ({ Name, Unit: METRICS[Name] }));
  pending.clear();
  const directive = { Namespace: NAMESPACE, Dimensions: [['stage']], Metrics };
  return { _aws: { Timestamp: now.getTime(), CloudWatchMetrics: [directive] }, stage, ...counted };
}
