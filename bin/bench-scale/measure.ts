import { consumed } from '../../shared/store/consumed.ts';
import { type Bounds, brokenBy, type Cost, type Row } from './row.ts';

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [before, cpu] = [{ ...consumed }, process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    read: consumed.read - before.read,
    write: consumed.write - before.write,
    cpu: Math.round((user + system) / 1000),
  };
}

/** What work costs, as a row. `per`: how many things it does, which stands beside the units. */
export async function measured(
  what: string,
  work: () => Promise<unknown>,
  { per, ...bounds }: Bounds & { per?: number } = {},
): Promise<Row> {
  const cost = await costOf(work);
  const broken = brokenBy(cost, per ?? 1, bounds);
  if (process.stderr.isTTY) process.stderr.write(`${what}\n`);
  return { what, ...cost, ...(per !== undefined && { per }), ...(broken !== undefined && { broken }) };
}
