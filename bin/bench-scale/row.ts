/** What one thing costs: units, and milliseconds of CPU of the process that does it. */
export type Cost = { read: number; write: number; cpu: number };

/** One line of the table. `said`: what its cell says in place of units. `isBroken`: it costs more than it may. */
export type Row = Cost & { what: string; said?: string; per?: number; broken?: string };

/** The most that something may cost; `each`: units for each of `per` things. */
export type Bounds = { units?: number; each?: number; cpu?: number };

/** What a list request may cost, whatever is asked, and one for 50 that an index answers. */
export const OF_LIST: Bounds = { units: 500, cpu: 3000 };
export const OF_PAGE: Bounds = { units: 40, cpu: 3000 };

/** How a cost breaks its bounds; undefined when it keeps them. */
export function brokenBy({ read, write, cpu }: Cost, per: number, bounds: Bounds): string | undefined {
  const units = read + write;
  const told = [
    bounds.units !== undefined && units > bounds.units && `${units} units, ${bounds.units} allowed`,
    bounds.each !== undefined &&
      units / per > bounds.each &&
      `${(units / per).toFixed(1)} each, ${bounds.each} allowed`,
    bounds.cpu !== undefined && cpu > bounds.cpu && `${cpu} ms, ${bounds.cpu} allowed`,
  ].filter((it) => it !== false);
  return told.length > 0 ? told.join('; ') : undefined;
}

export function cellOf({ read, write, cpu, said, per }: Row): string {
  const each = per ? ` (${((read + write) / per).toFixed(1)} each)` : '';
  const units = write > 0 ? `${read} read, ${write} written${each}` : `${read} read`;
  return [said ?? units, ...(cpu > 0 ? [`${cpu} ms`] : [])].join('; ');
}
