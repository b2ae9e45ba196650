import { overlaps, type Span } from './pattern.ts';

/** A possible value of a field: where it stands in its message, why we think so, and how sure we are (0 to 1). */
export type Candidate = Span & {
  message: number;
  value: string;
  rule: string;
  score: number;
  /** With the words that led to it ("my name is"), which belong to no other field. */
  whole: Span;
  /** Of the trained reader what spoke most for it. */
  why?: string;
};

/** A name, or the part of one that was asked for or told by itself. */
export type NameCandidate = Candidate & { part: 'first' | 'last' | null };

/** Under this score a candidate is no value; it still occupies its span (a neighbour's number is not an address). */
export const VALID = 0.5;

/** How much weaker than the best before it a later value may be and still replace it. */
export const TOLERANCE = 0.2;

type Rated = { score: number };

/** The last valid value; one that is much weaker than an earlier one does not replace it. */
export function lastValid<C extends Rated>(candidates: readonly C[]): C | undefined {
  return candidates
    .filter(({ score }) => score >= VALID)
    .reduce<C | undefined>((best, it) => (best && !replaces(it, best) ? best : it), undefined);
}

function replaces(later: Rated, earlier: Rated): boolean {
  if (later.score <= VALID) return earlier.score < VALID;
  return later.score > earlier.score - TOLERANCE;
}

/** In the order of the text; of overlapping ones the surest, of equals the longest. */
export function withoutOverlaps<C extends Candidate>(candidates: readonly C[]): C[] {
  const kept: C[] = [];
  for (const it of [...candidates].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || !overlaps(last, it)) kept.push(it);
    else if (it.score > last.score) kept.splice(-1, 1, it);
  }
  return kept;
}
