import type { Result } from './mutants.ts';

/** What a run found: survivors as `file:line`, then how many of each folder were killed. */
export function reportOf(results: readonly Result[], all: number): string {
  const survivors = results.filter(({ end }) => end === 'passed' || end === 'none');
  const lines = survivors.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line).map(lineOf);
  const folders = Object.entries(Object.groupBy(results, ({ file }) => file.split('/').slice(0, 2).join('/')));
  const shares = folders.toSorted().map(([folder, of = []]) => shareOf(folder, of));
  return [...lines, '', ...shares, shareOf(`all (of ${all})`, results), ''].join('\n');
}

const inLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

const lineOf = ({ file, line, before, text, operator, end }: Result): string =>
  `${file}:${line} ${operator}: ${inLine(before)} → ${inLine(text)}${end === 'none' ? ' (no test reaches it)' : ''}`;

function shareOf(name: string, results: readonly Result[]): string {
  const killed = results.filter(({ end }) => end === 'failed' || end === 'timeout').length;
  const percent = ((100 * killed) / Math.max(1, results.length)).toFixed(1);
  return `${name.padEnd(22)} ${String(killed).padStart(4)} of ${String(results.length).padStart(4)} killed, ${percent} %`;
}
