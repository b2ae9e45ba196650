import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** A copy of the tree in which files may be spoilt. */
export type Copy = { folder: string; remove: () => void };

/** Jest takes the order of files from this, and so the fast ones first. */
const SEQUENCER = `export default class {
  sort(tests) {
    const order = process.env.TEST_ORDER.split(' ');
    return tests.toSorted((a, b) => order.findIndex((it) => a.path.endsWith(it)) - order.findIndex((it) => b.path.endsWith(it)));
  }
  cacheResults() {}
}
`;

/** Copies what git knows, and what it would take; the packages are the same. */
export function copyOf(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'sequencer.mjs'), SEQUENCER);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** How a run of tests ended: `by` the first file that failed. */
export type Outcome = { end: 'passed' | 'failed' | 'timeout'; by?: string | undefined; ms: number };

/** Runs test files one after the other, in this order; `isShort`: until one fails, at which jest's own bail goes on. */
export async function runTests(
  { folder }: Copy,
  files: readonly string[],
  { limitMs, isShort = false, args = [] }: { limitMs: number; isShort?: boolean; args?: readonly string[] },
): Promise<Outcome> {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '-i'];
  const order = ['--testSequencer', join(folder, 'sequencer.mjs'), '--runTestsByPath', ...files];
  const begin = performance.now();
  const child = spawn(process.execPath, [...jest, ...args, ...order], {
    cwd: folder,
    env: { ...process.env, TEST_ORDER: files.join(' ') },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // so that what the tests started ends with it
  });
  const end = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limitMs);
  let words = '';
  let by: string | undefined;
  child.stderr.on('data', (it) => {
    words += it;
    if (by !== undefined) return;
    by = /^FAIL (\S+)/m.exec(words)?.[1];
    if (by !== undefined && isShort) end();
  });
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(timer);
  return { end: isLate ? 'timeout' : code === 0 ? 'passed' : 'failed', by, ms: Math.round(performance.now() - begin) };
}

/** What a test file runs of each file, by lines, and how long it takes. */
export type Reach = { ms: number; lines: Record<string, number[]> };

/**
 * Runs one test file on the sound code.
 * @throws when it fails
 */
export async function reachOf(copy: Copy, test: string, sources: string): Promise<Reach> {
  const folder = join(copy.folder, 'coverage');
  const args = ['--coverage', '--coverageProvider=v8', '--coverageReporters=json', `--collectCoverageFrom=${sources}`];
  const [limitMs, coverageDirectory] = [600_000, `--coverageDirectory=${folder}`];
  const { end, ms } = await runTests(copy, [test], { limitMs, args: [...args, coverageDirectory] });
  // Counting what is reached takes time, and some tests hold the code to its time.
  if (end !== 'passed' && (await runTests(copy, [test], { limitMs })).end !== 'passed')
    throw new Error(`${test} fails on the code as it is`);
  const report: Record<string, Covered> = JSON.parse(readFileSync(join(folder, 'coverage-final.json'), 'utf8'));
  const lines = Object.entries(report).map(([path, { s: counts, statementMap }]) => [
    relative(copy.folder, path),
    Object.entries(counts).flatMap(([at, count]) => (count > 0 ? [statementMap[at]?.start.line ?? 0] : [])),
  ]);
  return { ms, lines: Object.fromEntries(lines) };
}

/** Istanbul's format; with V8's coverage a statement is a line. */
type Covered = { s: Record<string, number>; statementMap: Record<string, { start: { line: number } } | undefined> };
