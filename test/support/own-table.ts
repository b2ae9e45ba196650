import { randomUUID } from 'node:crypto';
import { ensureTable } from '../../infra/local/engine.ts';
import { tableNamed } from '../../infra/local/table-input.ts';

/** Gives a test file a table of its own, for what counts everything in it. Import the code under test after this. */
export async function useOwnTable(): Promise<void> {
  const name = randomUUID();
  await ensureTable(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', tableNamed(name));
  process.env['TABLE_NAME'] = name;
}
