import type { Span } from '../extraction/pattern.ts';

/** Of spans in order, without overlaps: the last that ends before a place in the text. */
export function lastBefore<S extends Span>(spans: readonly S[], place: number): S | undefined {
  return spans[countOf(spans, ({ end }) => end <= place) - 1];
}

/** Of spans in order, without overlaps: the first that begins at a place in the text or after it. */
export function firstFrom<S extends Span>(spans: readonly S[], place: number): S | undefined {
  return spans[countOf(spans, ({ start }) => start < place)];
}

/** How many in front satisfy a condition that none behind them does. */
function countOf<S>(spans: readonly S[], isBefore: (span: S) => boolean): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span !== undefined && isBefore(span)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What lies between two spans, whichever is first. */
export const textBetween = (text: string, a: Span, b: Span): string =>
  a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start);
