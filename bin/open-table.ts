import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENGINE_FILE, TABLE_FILE, TABLE_NAME } from '../infra/local/data-folder.ts';
import { localCredentials, startEngine } from '../infra/local/engine.ts';
import { FolderInUse, lockFolder } from '../infra/local/lock.ts';

/**
 * Sets the environment for a table: that of this name in AWS, or that of the data folder, by the engine that the service
 * uses or by one for as long as this takes where the service's own has ended with it.
 * @returns what to call in the end
 * @throws in one sentence when there is no data yet
 */
export async function openTable(name: string | undefined): Promise<() => Promise<void>> {
  process.env['METRICS_STAGE'] ??= 'none';
  if (name) {
    process.env['TABLE_NAME'] = name;
    return async () => {};
  }
  const folder = resolve(process.env['DATA_DIR'] ?? '.data');
  const [table, engineUrl] = [join(folder, TABLE_FILE), join(folder, ENGINE_FILE)];
  const hasTable = existsSync(table);
  if (!hasTable && !existsSync(engineUrl)) throw new Error(`There is no data in ${folder} yet: run npm start first`);
  const unlock = hasTable ? await lockFolder(folder).catch(unlessInUse) : undefined;
  const engine = unlock && (await startEngine(table));
  const endpoint = engine?.endpoint ?? readFileSync(engineUrl, 'utf8');
  Object.assign(process.env, localCredentials, { AWS_ENDPOINT_URL_DYNAMODB: endpoint, TABLE_NAME });
  return async () => {
    await engine?.stop();
    unlock?.();
  };
}

/** The service runs, and its engine holds the table. */
function unlessInUse(error: unknown): undefined {
  if (!(error instanceof FolderInUse)) throw error;
}
