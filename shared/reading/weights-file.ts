import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the weights lie; a bundle has them beside it. */
const folder = import.meta.dirname;

/** A file that `npm run train` made; undefined where nobody has. */
export function weightsFile(name: string): Buffer | undefined {
  const file = join(folder, 'weights', name);
  return existsSync(file) ? readFileSync(file) : undefined;
}
