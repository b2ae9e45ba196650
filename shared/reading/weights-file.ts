import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the weights lie; a bundle has them beside it. */
const folder = import.meta.dirname;

/** The weights of a language, made by `npm run train`; undefined where nobody has trained it. */
export function weightsFile(code: string): Buffer | undefined {
  const file = join(folder, 'weights', `${code}.bin`);
  return existsSync(file) ? readFileSync(file) : undefined;
}
