import type { TrackingEvent } from '../shipment.ts';

/** An event, and by what it sorts among the others of its shipment; null where that is not told. */
export type Placed = { event: TrackingEvent; at: string | null };

// Of thirty shipments in one answer, which a Lambda bounds at 6 MB.
const MOST = 50;

/** The latest events of a shipment. Where one of them tells no time, in the order they came in. */
export function newestFirst(placed: readonly Placed[]): TrackingEvent[] {
  const isTold = placed.every(({ at }) => at !== null);
  const sorted = isTold ? placed.toSorted((a, b) => compare(b.at ?? '', a.at ?? '')) : placed;
  return sorted.slice(0, MOST).map(({ event }) => event);
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** When the carrier last told anything. */
export const lastUpdateOf = (events: readonly TrackingEvent[]): string | null =>
  events.find(({ timestamp }) => timestamp !== null)?.timestamp ?? null;
