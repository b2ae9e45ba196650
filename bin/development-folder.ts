import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the development sets and their scorer are expected: the folder that BENCH names, or ../shared/bench. */
export const developmentFolder = resolve(
  process.env['BENCH'] ?? fileURLToPath(new URL('../../shared/bench', import.meta.url)),
);
