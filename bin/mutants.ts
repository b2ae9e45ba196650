import { hash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf, mutated, sampleOf } from './mutants-find.ts';
import { reportOf } from './mutants-report.ts';
import { type Copy, copyOf, type Outcome, type Reach, reachOf, runTests } from './mutants-tests.ts';

const HELP = `Spoils lines on purpose and says which no test notices: npm run -s mutants [-- OPTION …]

  --sample N    so many mutants, drawn from all (150)
  --seed TEXT   draws others (1)
  --file GLOB   of these files only; all of them are tried unless --sample says otherwise
  --limit N     tries each with the tests that say most of its file, so many seconds of them (60)
  --again       tries once more what survived an earlier run
  --measure     measures anew which tests reach which lines

Mutates shared/{conversation,ticket,summary,http,account} in a copy of the tree, one mutant at a time, and runs the tests that reach
the line. Which tests reach what is measured once. Results are kept in .data/mutants; an
interrupted run goes on where it was. Ends with exit code 1 when less than 85 % are killed.
`;

const FOLDERS = 'shared/{conversation,ticket,summary,http,account}';
const DATA = 'shared/account/common-passwords.ts';
const TESTS = ['test/shared/{conversation,ticket,summary,http,account}/**/*.test.ts', 'test/functions/*.test.ts'];
/** Tests of tools, which run in processes of their own: nobody measures what they reach. */
const OF_TOOLS: Record<string, string> = { 'shared/account/account-store.ts': 'test/bin/staff.test.ts' };
const GOAL = 0.85;

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, '.data/mutants');
const REACHES = join(kept, 'reaches.json');
const RESULTS = join(kept, 'results.jsonl');

/** A mutant and how its tests ended; `none`: no test reaches its line. */
export type Result = Pick<Mutant, 'id' | 'file' | 'line' | 'before' | 'text' | 'operator'> & {
  end: Outcome['end'] | 'none';
  by?: string | undefined;
  ms: number;
};

const read = ({ folder }: Copy, file: string) => readFileSync(join(folder, file), 'utf8');
const hashOf = (copy: Copy, file: string) => hash('sha1', read(copy, file));
const filesIn = ({ folder }: Copy, glob: string | string[]) => globSync(glob, { cwd: folder }).toSorted();
const say = (line: string) => process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);

type Reaches = Record<string, Reach & { of: string; sources: Record<string, string> }>;

/** What each test reaches; of one that has not changed, from an earlier run. */
async function measured(copy: Copy, anew: boolean): Promise<Reaches> {
  const known: Reaches = existsSync(REACHES) && !anew ? JSON.parse(readFileSync(REACHES, 'utf8')) : {};
  const sources = Object.fromEntries(filesIn(copy, `${FOLDERS}/**/*.ts`).map((file) => [file, hashOf(copy, file)]));
  const tests = filesIn(copy, TESTS);
  const reaches: Reaches = {};
  for (const [n, test] of tests.entries()) {
    const of = hashOf(copy, test);
    const before = known[test];
    say(`${n + 1} of ${tests.length} tests: what ${test} reaches`);
    reaches[test] = before?.of === of ? before : { of, sources, ...(await reachOf(copy, test, `${FOLDERS}/**`)) };
    writeFileSync(REACHES, JSON.stringify({ ...known, ...reaches }));
  }
  return reaches;
}

/**
 * The tests that run a line; of a file that has changed since they were measured, those that load it. First the one
 * that has its name, then those that run most of the file in least time, so long as `limitMs` lasts: who only loads a file runs some of its lines, who is about it more.
 */
function testsOf({ file, line }: Mutant, copy: Copy, reaches: Reaches, limitMs: number): string[] {
  const of = hashOf(copy, file);
  const linesIn = ({ lines }: Reach) => lines[file] ?? [];
  const loading = Object.entries(reaches).filter(([, reach]) => linesIn(reach).length > 0);
  const loaded = Math.min(...loading.map(([, reach]) => linesIn(reach).length));
  const named = file.replace(/^(.*)\.ts$/, 'test/$1.test.ts');
  const costOf = ([test, reach]: [string, Reach]) =>
    test === named ? 0 : reach.ms / (1 + linesIn(reach).length - loaded);
  const reaching = loading.filter(([, reach]) => reach.sources[file] !== of || linesIn(reach).includes(line));
  let left = limitMs;
  const tests: string[] = [];
  for (const [test, reach] of reaching.toSorted((a, b) => costOf(a) - costOf(b))) {
    if (tests.length > 0 && reach.ms > left) continue;
    tests.push(test);
    left -= reach.ms;
  }
  return [...tests, ...(OF_TOOLS[file] ? [OF_TOOLS[file]] : [])];
}

/** `limitMs`: how long a mutant's tests may take on the sound code. */
type Trial = { reaches: Reaches; limitMs: number; again: boolean };

async function tried(mutant: Mutant, copy: Copy, { reaches, limitMs }: Trial): Promise<Result> {
  const { id, file, line, before, text, operator } = mutant;
  const about = { id, file, line, before, text, operator };
  const tests = testsOf(mutant, copy, reaches, limitMs);
  if (tests.length === 0) return { ...about, end: 'none', ms: 0 };
  const source = read(copy, file);
  const usual = tests.reduce((sum, test) => sum + (reaches[test]?.ms ?? 30_000), 0);
  writeFileSync(join(copy.folder, file), mutated(source, mutant));
  const outcome = await runTests(copy, tests, { limitMs: 60_000 + 3 * usual, isShort: true });
  writeFileSync(join(copy.folder, file), source);
  return { ...about, ...outcome };
}

function resultsBefore(): Map<string, Result> {
  if (!existsSync(RESULTS)) return new Map();
  const lines = readFileSync(RESULTS, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((it: Result) => [it.id, it]));
}

const isKilled = ({ end }: Result) => end === 'failed' || end === 'timeout';

async function main(): Promise<number> {
  const options = {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    file: { type: 'string' },
    limit: { type: 'string', default: '60' },
    again: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  mkdirSync(kept, { recursive: true });
  const copy = copyOf(root);
  try {
    const files = filesIn(copy, values.file ?? `${FOLDERS}/**/*.ts`).filter((file) => file !== DATA);
    const all = files.flatMap((file) => mutantsOf(file, read(copy, file)));
    const count = Number(values.sample ?? (values.file ? all.length : 150));
    const results = await tryAll(sampleOf(all, count, values.seed), copy, {
      reaches: await measured(copy, values.measure),
      limitMs: 1000 * Number(values.limit),
      again: values.again,
    });
    process.stdout.write(`\n${reportOf(results, all.length)}`);
    return results.filter(isKilled).length / results.length >= GOAL ? 0 : 1;
  } finally {
    copy.remove();
  }
}

async function tryAll(mutants: readonly Mutant[], copy: Copy, trial: Trial): Promise<Result[]> {
  const before = resultsBefore();
  const results: Result[] = [];
  for (const mutant of mutants) {
    const known = before.get(mutant.id);
    const isDone = known && (isKilled(known) || !trial.again);
    const result = isDone ? { ...known, line: mutant.line } : await tried(mutant, copy, trial);
    if (!isDone) appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
    results.push(result);
    const survivors = results.filter((it) => !isKilled(it)).length;
    say(`${results.length} of ${mutants.length} mutants, ${survivors} survived`);
  }
  return results;
}

process.exitCode = await main();
