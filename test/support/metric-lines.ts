import { jest } from '@jest/globals';
import { Ajv } from 'ajv';

const name = { type: 'string', minLength: 1, maxLength: 255 };

/**
 * What CloudWatch takes as its embedded metric format: the schema and the words of
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html (read on
 * 2026-11-22). Units: only those that we use.
 */
const emfSchema = {
  type: 'object',
  required: ['_aws'],
  properties: {
    _aws: {
      type: 'object',
      required: ['Timestamp', 'CloudWatchMetrics'],
      additionalProperties: false,
      properties: {
        Timestamp: { type: 'integer' },
        CloudWatchMetrics: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Namespace', 'Dimensions', 'Metrics'],
            additionalProperties: false,
            properties: {
              Namespace: name,
              Dimensions: { type: 'array', minItems: 1, items: { type: 'array', maxItems: 9, items: name } },
              Metrics: {
                type: 'array',
                maxItems: 100,
                items: {
                  type: 'object',
                  required: ['Name'],
                  additionalProperties: false,
                  properties: { Name: name, Unit: { enum: ['Count', 'Seconds'] } },
                },
              },
            },
          },
        },
      },
    },
  },
};
const isValid = new Ajv({ allErrors: true }).compile<LogLine>(emfSchema);

type Directive = { Dimensions: string[][]; Metrics: { Name: string }[] };
// biome-ignore lint/suspicious/noExplicitAny: a line holds what its writer likes
export type LogLine = Record<string, any>;

/** What is wrong with a line as an embedded metric document: its form, or a target that is not there or not of its type. */
export function faultsOfEmf(line: LogLine): string[] {
  if (!isValid(line)) return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const directives: Directive[] = line['_aws'].CloudWatchMetrics;
  const targets = directives.flatMap(({ Dimensions, Metrics }) => [
    ...Dimensions.flat().map((key) => [key, 'string']),
    ...Metrics.map(({ Name }) => [Name, 'number']),
  ]);
  return targets.flatMap(([key = '', type]) => (typeof line[key] === type ? [] : [`${key} is no ${type}`]));
}

/** Keeps what the log writes from the terminal, and reads it. */
export function readLog(): { lines: () => LogLine[]; clear: () => void; restore: () => void } {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  return {
    lines: () =>
      written
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    clear: () => written.splice(0),
    restore: () => spy.mockRestore(),
  };
}

/** What the lines count in all, by name. */
export function countedIn(lines: readonly LogLine[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const line of lines) {
    const directives: Directive[] = line['_aws']?.CloudWatchMetrics ?? [];
    for (const { Name } of directives.flatMap(({ Metrics }) => Metrics))
      counted[Name] = (counted[Name] ?? 0) + line[Name];
  }
  return counted;
}
