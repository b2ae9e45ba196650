import type { Span } from '../extraction/pattern.ts';
import type { Cued, Kind } from './cue.ts';
import { lastBefore } from './nearest.ts';

const SEPARATOR = /[|\t]/g;
const MAX_LINES = 12;
const MAX_LINE = 400;

/** What the heading of its column says of a number in a table whose cells "|" or tabs separate. */
export function columnOf({ start }: Span, { text, cues }: Cued): Kind | null {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  const column = separatorsIn(text.slice(Math.max(from, start - MAX_LINE), start));
  const count = column + separatorsIn(text.slice(start, lineEnd(text, start)));
  for (let line = 0; count > 0 && line < MAX_LINES && from > 0; line++) {
    const end = from - 1;
    from = text.lastIndexOf('\n', end - 1) + 1;
    const cell = cellOf(text.slice(Math.max(from, end - MAX_LINE), end), column, count);
    if (!cell) continue;
    const [first, last] = [end - cell.fromEnd, end - cell.fromEnd + cell.length];
    const cue = lastBefore(cues, last);
    if (cue && first <= cue.start) return cue.kind;
  }
  return null;
}

const separatorsIn = (text: string) => text.match(SEPARATOR)?.length ?? 0;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return Math.min(end < 0 ? text.length : end, from + MAX_LINE);
}

/** A cell of a line with as many separators, by its distance from the line's end; nothing in a line with others. */
function cellOf(line: string, column: number, separators: number) {
  if (separatorsIn(line) !== separators) return undefined;
  const cells = line.split(SEPARATOR);
  const before = cells.slice(0, column).reduce((sum, it) => sum + it.length + 1, 0);
  return { fromEnd: line.length - before, length: cells[column]?.length ?? 0 };
}
