import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { developmentFolder } from './development-folder.ts';
import { below, fieldsOf, type Goal, goalsOf, type Scores, tablesOf } from './eval-goals.ts';
import { checkGold, GOLD_GOAL } from './eval-gold.ts';
import { type Prices, pricesIn, readingsIn, usageLines } from './eval-reader.ts';
import { clearProgress, showProgress } from './progress.ts';

const HELP = `Scores the extraction on the development sets: npm run -s eval [-- options] [SET …]

Prints F1 (and how many nulls were kept, where that is a goal) of every set beside the committed figures of docs/scores.json,
says what fell, and ends with exit code 1 when a goal is missed, 3 when the sets are not there. The sets and their scorer are expected
in ../shared/bench, or in the folder that BENCH names.

  --save            writes the figures to docs/scores.json and the table to docs/extraction.md
  --reader READER   scores another reader instead, beside the built-in one: as "npm run -s extract -- --help" says. With it
  --prices IN,OUT     what a million tokens cost, in dollars
  --parallel N        so many conversations are with the model at once (4)
  --record FILE       adds each answer of the model to a file, which replay:FILE scores again without the model
  --reader gold     whether grounding keeps what is right: a model that answers what the sets hold to be true, with its quotes
                    cut as models cut them; exit code 1 when less than ${GOLD_GOAL} % of the values of a language get through
`;

const OPTIONS = {
  save: { type: 'boolean' },
  reader: { type: 'string' },
  prices: { type: 'string' },
  parallel: { type: 'string' },
  record: { type: 'string' },
  help: { type: 'boolean' },
} as const;
type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

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

/**
 * F1 and kept nulls in percent, by field, as the scorer counts them.
 * @param reading arguments of `extract`
 */
function scoresOf(set: string, folder: string, reading: readonly string[]): Scores[string] {
  const gold = join(developmentFolder, 'dev', `${set}.jsonl`);
  const predictions = join(folder, `${set}.jsonl`);
  const report = join(folder, 'report.json');
  const extract = [join(root, 'bin/extract.ts'), '--output', predictions, ...reading, '--', gold];
  execFileSync(process.execPath, extract);
  const score = [join(developmentFolder, 'score.mjs'), predictions, gold, '--by', 'set', '--json', report];
  execFileSync(process.execPath, score);
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

function scoreAll(sets: readonly string[], folder: string, readingOf: (set: string) => string[] = () => []): Scores {
  const scores: Scores = {};
  for (const [index, set] of sets.entries()) {
    showProgress(`${index + 1} of ${sets.length} sets: ${set}`);
    scores[set] = scoresOf(set, folder, readingOf(set));
  }
  clearProgress();
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
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const prices = values.prices === undefined ? undefined : pricesIn(values.prices);
  if (!existsSync(join(developmentFolder, 'score.mjs'))) {
    console.error(
      `The development sets are not in ${developmentFolder}: nothing was scored. Name their folder with BENCH=….`,
    );
    return MISSING;
  }
  const sets = setsOf(positionals);
  if (values.reader === 'gold') return checkGold(sets);
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  try {
    return values.reader === undefined ? scoreBuiltIn(sets, folder, values) : scoreReader(sets, folder, values, prices);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function scoreBuiltIn(sets: readonly string[], folder: string, options: Options): number {
  const scores = scoreAll(sets, folder);
  const committed: Scores = existsSync(SCORES) ? JSON.parse(readFileSync(SCORES, 'utf8')) : {};
  console.log(tablesOf(scores));
  const fell = fallen(scores, committed);
  console.log(
    fell.length > 0 ? `\nFell since docs/scores.json:\n${fell.join('\n')}` : '\nNothing fell since docs/scores.json.',
  );
  const failures = below(scores).map(({ goal, value }) => missed(goal, value));
  if (failures.length > 0) console.log(`\nGoals missed:\n${failures.join('\n')}`);
  if (options.save) save({ ...committed, ...scores });
  return failures.length > 0 ? 1 : 0;
}

/** What is asked of a model for a set: what is scored. */
const WANTED: Readonly<Record<string, string>> = { shipments: 'shipments', sales: 'sales_condition' };

function scoreReader(sets: readonly string[], folder: string, options: Options, prices: Prices | undefined): number {
  const { reader = 'built-in', parallel, record } = options;
  const readingOf = (set: string) => [
    ...['--reader', reader, '--wanted', WANTED[set] ?? 'none'],
    ...(parallel === undefined ? [] : ['--parallel', parallel]),
    ...(record === undefined ? [] : ['--record', record]),
  ];
  const [ours, theirs] = [join(folder, 'built-in'), join(folder, 'reader')];
  mkdirSync(ours);
  mkdirSync(theirs);
  const builtIn = scoreAll(sets, ours);
  const scores = scoreAll(sets, theirs, readingOf);
  const readings = sets.flatMap((set) => readingsIn(join(theirs, `${set}.jsonl`)));
  console.log(`The built-in reader → ${reader}\n\n${tablesOf(builtIn, scores)}\n`);
  console.log(usageLines(readings, prices).join('\n'));
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
