import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the files of a bundle are made of; a Lambda begins with `handler.cjs` and reads the others with it or when it needs them. */
export function bundleSources(folder: string, files = '*.cjs'): string[] {
  return globSync(join(folder, files)).flatMap(sourcesOf);
}

const sourcesOf = (file: string): string[] => JSON.parse(readFileSync(`${file}.map`, 'utf8')).sources;
