import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the files of a bundle are made of; a Lambda reads `handler.cjs` when it starts, and the others when it needs them. */
export function bundleSources(folder: string, files = '*.cjs'): string[] {
  return globSync(join(folder, files)).flatMap(sourcesOf);
}

/** A file that only leads back into the handler has no sources. */
const sourcesOf = (file: string): string[] =>
  existsSync(`${file}.map`) ? JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources : [];
