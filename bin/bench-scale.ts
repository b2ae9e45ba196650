import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { scriptsAsText } from '../infra/bundle.ts';
import { cellOf, type Row } from './bench-scale/row.ts';

const HELP = `Measures what the service costs with many tickets: npm run -s bench:scale [-- OPTION … SIZE …]

For each number of tickets (1000 and 10000 when none is given), over two years and with their conversations, in an engine of its
own: read and write units and milliseconds of CPU of counting them all, of the summary, of lists and look-ups, and of saves. Units
are those that DynamoDB bills; CPU is of this process on this machine. A million tickets take an hour and 9 GB where temporary
files are (TMPDIR; in memory it is four times as fast).

  --changes N    how many changes at once the summary has to count (10000)
  --every N      asks every nth combination of filters, orders and limits (1)
  --data FOLDER  keeps tickets that are loaded and counted there, and takes them from there the next time
  --missing      measures only what has not been measured since dist/ was made, and shows the rest too
  --write        puts the tables into docs/scale.md
  --check        ends with 1 when a bound that docs/scale.md states is not kept
`;

const options = {
  changes: { type: 'string', default: '10000' },
  every: { type: 'string', default: '1' },
  data: { type: 'string' },
  missing: { type: 'boolean' },
  write: { type: 'boolean' },
  check: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BUNDLE = at('../dist/bench-scale');

/** Handlers know pages, which node cannot read as they are. */
async function bundleRun(): Promise<void> {
  await build({
    entryPoints: ['run', 'killed-run', 'projections-run'].map((name) => at(`bench-scale/${name}.ts`)),
    outdir: BUNDLE,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [scriptsAsText],
    logLevel: 'warning',
  });
}

/** What a size costs, measured now or, when that is enough, before. */
async function rowsOf(size: number): Promise<Row[]> {
  const kept = join(BUNDLE, `${size}.json`);
  if (values.missing && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const rows = await measured(size);
  mkdirSync(BUNDLE, { recursive: true });
  writeFileSync(kept, JSON.stringify(rows));
  return rows;
}

/** Each size in a process of its own, so that none is measured in the heap that another has left. */
const measured = (size: number): Promise<Row[]> =>
  answerOf('run', (folder) => [String(size), values.changes, values.every, folder, ...[values.data ?? []].flat()]);

/** What one of the programs sends, which gets a folder for itself. */
function answerOf<T>(program: string, argsIn: (folder: string) => string[]): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const child = fork(join(BUNDLE, `${program}.mjs`), argsIn(folder));
  return new Promise((done, fail) => {
    let answer: T | undefined;
    child.once('message', (message) => {
      answer = message as T;
    });
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      if (code === 0 && answer !== undefined) done(answer);
      else fail(new Error(`${program} ${argsIn(folder).join(' ')} ended with ${code}`));
    });
  });
}

/** A line for everything that was measured at any size. */
function table(results: ReadonlyMap<number, Row[]>): string {
  const sizes = [...results.keys()];
  const whats = new Set([...results.values()].toReversed().flatMap((rows) => rows.map(({ what }) => what)));
  const heads = sizes.map((size) => `${size.toLocaleString('en')} tickets`);
  const lines = [...whats].map((what) => {
    const found = sizes.map((size) => results.get(size)?.find((row) => row.what === what));
    return `| ${[what, ...found.map((row) => (row ? cellOf(row) : '–'))].join(' | ')} |`;
  });
  return [`| | ${heads.join(' | ')} |`, `|---|${sizes.map(() => '---|').join('')}`, ...lines].join('\n');
}

/** Puts a table in the place that docs/scale.md has for it. */
function writeDocs(place: string, text: string): void {
  const page = readFileSync('docs/scale.md', 'utf8');
  const [before, rest = ''] = page.split(`<!-- npm run bench:scale: ${place} -->\n`);
  const after = rest.slice(rest.indexOf('<!-- end -->'));
  writeFileSync('docs/scale.md', `${before}<!-- npm run bench:scale: ${place} -->\n${text}\n${after}`);
}

async function main(): Promise<void> {
  await bundleRun();
  const results = new Map<number, Row[]>();
  for (const size of positionals.length > 0 ? positionals.map(Number) : [1000, 10_000])
    results.set(size, await rowsOf(size));
  const text = table(results);
  console.log(text);
  if (values.write) {
    writeDocs('sizes', text);
    writeDocs('projections', await answerOf('projections-run', (folder) => [folder]));
  }
  const faults = [...results].flatMap(([size, rows]) =>
    rows.flatMap(({ what, broken }) => (broken === undefined ? [] : [`${size} tickets: ${what}: ${broken}`])),
  );
  if (faults.length > 0) console.error(faults.join('\n'));
  if (values.check && faults.length > 0) process.exitCode = 1;
}

if (values.help) console.log(HELP);
else await main();
