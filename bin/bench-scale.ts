import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const HELP = `Measures what the service costs with many tickets: npm run -s bench:scale [-- --write] [SIZE …]

For each number of tickets (1000 and 10000 when none is given), over two years, in an engine of its own: read and write units
and milliseconds of CPU of counting them all, of the summary, of lists and look-ups, and of saves. Units are those that
DynamoDB bills; CPU is of this process on this machine. 100000 tickets take some minutes, a million half an hour or more.

  --changes N  how many changes at once the summary has to count (10000)
  --write      puts the table into docs/scale.md
  --check      ends with 1 when a bound that docs/scale.md states is not kept
`;

const options = {
  write: { type: 'boolean' },
  check: { type: 'boolean' },
  help: { type: 'boolean' },
  changes: { type: 'string', default: '10000' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

import type { Row } from './bench-scale-row.ts';

const RUN = fileURLToPath(new URL('../dist/bench-scale/bench-scale-run.mjs', import.meta.url));

/** Handlers know pages, which node cannot read as they are. */
async function bundleRun(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('bench-scale-run.ts', import.meta.url))],
    outdir: fileURLToPath(new URL('../dist/bench-scale', import.meta.url)),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
}

/** Each size in a process of its own, so that none is measured in the heap that another has left. */
function measured(size: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const child = fork(RUN, [String(size), values.changes, folder]);
  return new Promise((done, fail) => {
    let rows: Row[] = [];
    child.once('message', (message) => {
      rows = message as Row[];
    });
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      if (code === 0) done(rows);
      else fail(new Error(`Measuring ${size} tickets ended with ${code}`));
    });
  });
}

function table(results: ReadonlyMap<number, Row[]>): string {
  const sizes = [...results.keys()];
  const rows = [...results.values()][0] ?? [];
  const heads = sizes.map((size) => `${size.toLocaleString('en')} tickets`);
  const cells = rows.map(({ what }) => {
    const found = sizes.map((size) => results.get(size)?.find((row) => row.what === what));
    return `| ${[what, ...found.map((row) => (row ? `${row.units}; ${row.cpu} ms` : '–'))].join(' | ')} |`;
  });
  return [`| | ${heads.join(' | ')} |`, `|---|${sizes.map(() => '---|').join('')}`, ...cells].join('\n');
}

if (values.help) {
  console.log(HELP);
} else {
  await bundleRun();
  const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000];
  const results = new Map<number, Row[]>();
  for (const size of sizes) results.set(size, await measured(size));
  const text = table(results);
  console.log(text);
  if (values.write) {
    const page = readFileSync('docs/scale.md', 'utf8');
    const parts = /(<!-- npm run bench:scale -->\n)[\s\S]*?(<!-- end -->)/;
    writeFileSync(
      'docs/scale.md',
      page.replace(parts, (_, before, after) => `${before}${text}\n${after}`),
    );
  }
  const broken = [...results].flatMap(([size, rows]) =>
    rows.filter(({ bound, measured }) => bound !== undefined && measured > bound).map((row) => ({ size, ...row })),
  );
  for (const { size, what, units, bound } of broken)
    console.error(`${size} tickets: ${what}: ${units}, bound ${bound}`);
  if (values.check && broken.length > 0) process.exitCode = 1;
}
