import type { Candidate } from './candidate.ts';
import type { Passage } from './passage.ts';
import { overlaps, type Span } from './pattern.ts';

/** Where a message tells an address, the customer's own or another, as the trained reader finds it: no name, number or issue is read there. */
export type Place = Span & { message: number; isOwn: boolean };

/** The places of a passage, but for what is a number of its own. */
export function placesIn(
  { message, start, text }: Passage,
  places: readonly Place[],
  numbers: readonly Candidate[],
): Candidate[] {
  const end = start + text.length;
  return places
    .filter((it) => it.message === message && it.start >= start && it.end <= end)
    .filter((it) => !numbers.some((number) => overlaps(number, it)))
    .map((it) => ({
      ...{ message, start: it.start, end: it.end, whole: { start: it.start, end: it.end } },
      ...{ value: text.slice(it.start - start, it.end - start), rule: 'place', score: it.isOwn ? 1 : 0 },
    }));
}
