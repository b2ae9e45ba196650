import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What a folder held when it was made; a folder without it, or that holds something else, is half-written. */
const DIGEST = 'digest';
/** So many folders of a kind are kept for sources and settings that come back. */
const KEPT = 3;

/**
 * Gives the folder with what `make` makes for this key, and has it made where it is not there whole. Several processes may ask
 * at once; a process that is killed leaves nothing that another would use. Old folders go, but for those that a process uses.
 * @param kind letters that tell what is made
 * @param key hexadecimal digits that tell of what it is made
 */
export async function madeOnce(
  cache: string,
  { kind, key }: { kind: string; key: string },
  make: (folder: string) => Promise<void>,
): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const name = `${kind}-${key}`;
  const folder = join(cache, name);
  writeFileSync(join(cache, `used-${process.pid}-${name}`), '');
  if (!isWhole(folder)) await makeWhole(cache, folder, make);
  const now = new Date();
  utimesSync(folder, now, now);
  prune(cache, kind);
  return folder;
}

async function makeWhole(cache: string, folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = mkdtempSync(join(cache, `new-${process.pid}-`));
  await make(unfinished);
  writeFileSync(join(unfinished, DIGEST), digestOf(unfinished));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    if (isWhole(folder)) return rmSync(unfinished, { recursive: true }); // another process was quicker
    rmSync(folder, { recursive: true });
    renameSync(unfinished, folder);
  }
}

function isWhole(folder: string): boolean {
  const digest =
    statSync(join(folder, DIGEST), { throwIfNoEntry: false }) && readFileSync(join(folder, DIGEST), 'utf8');
  return digest !== undefined && digest === digestOf(folder);
}

function digestOf(folder: string): string {
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== DIGEST,
  );
  return digestOfFiles(
    files.map((entry) => join(entry.parentPath, entry.name)),
    folder,
  );
}

/** A digest of the names, as they are called from a folder, and the contents of files; in hexadecimal digits. */
export function digestOfFiles(files: readonly string[], from: string): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${file.slice(from.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function prune(cache: string, kind: string): void {
  const names = readdirSync(cache);
  const ended = names.filter((name) => /^(?:used|new)-/.test(name) && !isRunning(Number(name.split('-')[1])));
  const used = new Set(names.filter((name) => name.startsWith('used-') && !ended.includes(name)).map(nameUsed));
  const folders = names.filter((name) => name.startsWith(`${kind}-`));
  const age = (name: string) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = folders.toSorted((a, b) => age(b) - age(a)).slice(KEPT);
  for (const name of [...ended, ...old.filter((it) => !used.has(it))]) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

const nameUsed = (mark: string) => mark.split('-').slice(2).join('-');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
}
