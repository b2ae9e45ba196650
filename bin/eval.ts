import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentFolder } from './development-folder.ts';
import { below, fieldsOf, type Goal, goalsOf, type Scores, tablesOf } from './eval-goals.ts';

const HELP = `Scores the extraction on the development sets: npm run -s eval [-- --save] [SET …]

Prints F1 (and how many nulls were kept, where that is a goal) of every set beside the committed figures of docs/scores.json,
says what fell, and ends with exit code 1 when a goal is missed, 3 when the sets are not there. --save writes the figures to docs/scores.json and the table to
docs/extraction.md. The sets and their scorer are expected in ../shared/bench, or in the folder that BENCH names.
`;

const root = fileURLToPath(new URL('..', import.meta.url));
/** Exit code when there is nothing to score. */
const MISSING = 3;
const SCORES = join(root, 'docs/scores.json');
const PAGE = join(root, 'docs/extraction.md');

/** A set's name and file, e.g. "ml_de". */
function setsOf(wanted: readonly string[]): string[] {
  const all = readdirSync(join(developmentFolder, 'dev')).filter((file) => file.endsWith('.jsonl'));
  const names = all.map((file) => basename(file, '.jsonl')).filter((name) => goalsOf(name).length > 0);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No set ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return wanted.length > 0 ? [...wanted] : names;
}

type Cell = { f1: number | null; tn: number; n: number; gold_positive: number };

/** F1 and kept nulls in percent, by field, as the scorer counts them. */
function scoresOf(set: string, folder: string): Scores[string] {
  const gold = join(developmentFolder, 'dev', `${set}.jsonl`);
  const predictions = join(folder, 'predictions.jsonl');
  const report = join(folder, 'report.json');
  const output = execFileSync(process.execPath, [join(root, 'bin/extract.ts'), gold], { maxBuffer: 1 << 28 });
  writeFileSync(predictions, output);
  execFileSync(process.execPath, [
    join(developmentFolder, 'score.mjs'),
    predictions,
    gold,
    '--by',
    'set',
    '--json',
    report,
  ]);
  const { 'carrier|matched': carrier, ...others } = JSON.parse(readFileSync(report, 'utf8'))[set];
  const cells: Record<string, Cell | undefined> = { ...others, carrier };
  const entries = fieldsOf(set).flatMap((field) => {
    const cell = cells[field];
    if (!cell) return [];
    const nulls = cell.n - cell.gold_positive;
    const f1 = cell.gold_positive > 0 ? percent(cell.f1 ?? 0) : null;
    return [[field, { f1, nulls: nulls > 0 ? percent(cell.tn / nulls) : null }]];
  });
  return Object.fromEntries(entries);
}

const percent = (share: number) => Math.round(1000 * share) / 10;

function scoreAll(sets: readonly string[]): Scores {
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  const scores: Scores = {};
  for (const [index, set] of sets.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${sets.length} sets: ${set}          `);
    scores[set] = scoresOf(set, folder);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  rmSync(folder, { recursive: true });
  return scores;
}

/** What is lower than in the committed table, as lines. */
function fallen(now: Scores, committed: Scores): string[] {
  return Object.entries(now).flatMap(([set, fields]) =>
    Object.entries(fields).flatMap(([field, { f1, nulls }]) => {
      const before = committed[set]?.[field];
      const line = (what: string, old: number, value: number) =>
        value < old ? [`${set} ${field} ${what}: ${old} → ${value}`] : [];
      return [...line('F1', before?.f1 ?? 0, f1 ?? 100), ...line('nulls kept', before?.nulls ?? 0, nulls ?? 100)];
    }),
  );
}

const missed = ({ set, field, measure, goal }: Goal, value: number) =>
  `${set} ${field} ${measure}: ${value}, the goal is ${goal}`;

function save(scores: Scores): void {
  writeFileSync(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, page.replace(/(<!-- scores -->\n)[\s\S]*?(\n<!-- \/scores -->)/u, `$1\n${tablesOf(scores)}\n$2`));
}

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (!existsSync(join(developmentFolder, 'score.mjs'))) {
    console.error(
      `The development sets are not in ${developmentFolder}: nothing was scored. Name their folder with BENCH=….`,
    );
    return MISSING;
  }
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const scores = scoreAll(setsOf(wanted));
  const committed: Scores = existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, 'utf8')) : {};
  console.log(tablesOf(scores));
  const fell = fallen(scores, committed);
  console.log(
    fell.length > 0 ? `\nFell since docs/scores.json:\n${fell.join('\n')}` : '\nNothing fell since docs/scores.json.',
  );
  const failures = below(scores).map(({ goal, value }) => missed(goal, value));
  if (failures.length > 0) console.log(`\nGoals missed:\n${failures.join('\n')}`);
  if (args.includes('--save')) save({ ...committed, ...scores });
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
