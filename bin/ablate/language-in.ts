import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../shared/extraction/language.ts';

/**
 * The language that a source makes, as if it stood in this file of `shared/extraction/languages`. It is written elsewhere, so that
 * nothing is left among the languages when this is stopped.
 * @throws when it makes none
 */
export async function languageIn(source: string, { code, file }: { code: string; file: string }): Promise<Language> {
  const folder = mkdtempSync(join(tmpdir(), 'ablate-'));
  const place = join(folder, `${code}.mts`); // no package.json says there what a .ts is
  writeFileSync(place, importingFrom(file, source));
  try {
    return (await import(pathToFileURL(place).href))[code];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const importingFrom = (file: string, source: string): string =>
  source.replace(
    /^(import [^;]*? from )'(\.[^']+)'/gm,
    (_, what: string, path: string) => `${what}'${new URL(path, pathToFileURL(file))}'`,
  );
