import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newSecret, secretsIn } from '../../shared/secret-value.ts';
import { SECRET_FILE } from './data-folder.ts';

/**
 * The file that holds the server secret of a data folder; made by the first start, and replaced by bin/secret.ts only.
 * @throws with one clear sentence when others may read the file, or what is in it is too short
 */
export function serverSecretIn(folder: string): string {
  const file = join(folder, SECRET_FILE);
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  if (!statSync(file, { throwIfNoEntry: false })) create(file, unfinished);
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`Others may read the server secret: run "chmod 600 ${file}"`);
  secretsIn(readFileSync(file, 'utf8'), file);
  return file;
}

/** Writes it under another name first, so that a crash leaves the whole file or none; a link replaces nothing. */
function create(file: string, unfinished: string): void {
  const descriptor = openSync(unfinished, 'wx', 0o600);
  writeSync(descriptor, `${newSecret()}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  linkSync(unfinished, file);
  rmSync(unfinished);
  const directory = openSync(dirname(file), 'r');
  fsyncSync(directory);
  closeSync(directory);
}
