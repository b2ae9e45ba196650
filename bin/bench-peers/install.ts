import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What benchmarks compare with is no dependency: who does not measure does not wait minutes for it. `npm ci` removes it. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));

/**
 * Installs packages of npm, once.
 * @param packages each as name@version; scripts of their own run of aws-lambda-ric alone, which compiles its client
 * @returns the folder node_modules
 * @throws in one sentence with npm's last words
 */
export function npmPackages(packages: readonly string[]): string {
  const folder = folderOf(packages);
  once(folder, 'needs npm, and for aws-lambda-ric g++, make, cmake, autoconf, automake and libtool', () => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "aws-lambda-ric": true } }\n');
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--foreground-scripts', ...packages]);
  });
  return join(folder, 'node_modules');
}

/**
 * Installs packages of PyPI, once, into an environment of their own.
 * @param packages each as name==version
 * @returns its Python
 * @throws in one sentence with pip's last words
 */
export function pythonPackages(packages: readonly string[]): string {
  const folder = folderOf(packages);
  once(folder, 'needs python3 with venv', () => {
    run(folder, 'python3', ['-m', 'venv', '.']);
    run(folder, resolve(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', ...packages]);
  });
  return join(folder, 'bin/python');
}

const folderOf = (packages: readonly string[]) =>
  join(cache, createHash('sha256').update(packages.join()).digest('hex').slice(0, 16));

/** A folder that an installation has ended in holds the file `whole`. */
function once(folder: string, needs: string, install: () => void): void {
  if (existsSync(join(folder, 'whole'))) return;
  console.error(`Installing into ${folder}, once; this takes minutes`);
  mkdirSync(folder, { recursive: true });
  try {
    install();
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    const words = `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n');
    throw new Error(`What the service is compared with cannot be installed, which ${needs}:\n${words}`, { cause });
  }
  writeFileSync(join(folder, 'whole'), '');
}

const run = (cwd: string, command: string, args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
