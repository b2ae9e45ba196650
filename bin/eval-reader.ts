import { readFileSync } from 'node:fs';
import type { ReadBy } from './reader/read-line.ts';

/** Dollars per million tokens. */
export type Prices = { input: number; output: number };

/** @throws when these are no prices */
export function pricesIn(text: string): Prices {
  const [input, output, ...rest] = text.split(',').map((it) => (it.trim() === '' ? Number.NaN : Number(it)));
  const isPrice = (it: number | undefined): it is number => it !== undefined && it >= 0 && Number.isFinite(it);
  if (!isPrice(input) || !isPrice(output) || rest.length > 0)
    throw new Error(`--prices ${text} are no two prices, such as 1,5: dollars per million tokens in and out`);
  return { input, output };
}

/** Who has read each conversation of a file of `extract`. */
export const readingsIn = (predictions: string): ReadBy[] =>
  readFileSync(predictions, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line).read_by ?? []);

/** What a reader has cost: answers, failures, values dropped, tokens, dollars, latency; as lines. */
export function usageLines(readings: readonly ReadBy[], prices?: Prices): string[] {
  const answered = readings.filter((it) => it.by === 'model');
  const failures = Object.groupBy(
    readings.filter((it) => it.by === 'built-in'),
    ({ failure }) => failure,
  );
  const failed = Object.entries(failures).map(([failure, all]) => `${failure} ${all?.length}`);
  const dropped = sum(answered.map((it) => it.dropped));
  return [
    `${answered.length} answered, ${readings.length - answered.length} not${failed.length > 0 ? ` (${failed.join(', ')})` : ''}; ${dropped} values dropped that nobody said`,
    ...tokenLines(
      answered.flatMap(({ tokens }) => tokens ?? []),
      prices,
    ),
    ...latencyLines(answered.flatMap(({ ms }) => ms ?? [])),
  ];
}

function tokenLines(tokens: readonly { input: number; output: number }[], prices: Prices | undefined): string[] {
  if (tokens.length === 0) return [];
  const [input, output] = [sum(tokens.map((it) => it.input)), sum(tokens.map((it) => it.output))];
  const dollars = prices && (input * prices.input + output * prices.output) / 1e6;
  const cost =
    dollars === undefined
      ? ''
      : `: $${dollars.toFixed(4)}, $${((1000 * dollars) / tokens.length).toFixed(2)} a thousand conversations`;
  return [`${input} tokens in, ${output} out${cost}`];
}

function latencyLines(times: readonly number[]): string[] {
  if (times.length === 0) return [];
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
  return [`latency p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);
