import type { Evidence } from '../extraction/turn.ts';
import { byItem, type Entry } from './history.ts';

/** How evidence that counts messages tells its place in the items that hold them. */
export function sourcesIn(entries: readonly Entry[]) {
  const places = byItem(entries).flatMap((group, item) => group.map(({ part }) => ({ item, from: part?.start ?? 0 })));
  const placed = (source: Evidence): Evidence => {
    const { item, from } = places[source.message] ?? { item: source.message, from: 0 };
    return { ...source, message: item, start: from + source.start, end: from + source.end };
  };
  return (evidence: { [value: string]: Evidence[] }) =>
    Object.fromEntries(Object.entries(evidence).map(([value, sources]) => [value, sources.map(placed)]));
}
