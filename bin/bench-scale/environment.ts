import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localCredentials } from '../../infra/local/engine.ts';
import { newSecret } from '../../shared/secret-value.ts';

/** What the service reads of its environment, but for where the engine is. `folder`: for its secret. */
export function setEnvironment(folder: string): void {
  const secret = join(folder, 'server-secret');
  writeFileSync(secret, newSecret(), { mode: 0o600 });
  Object.assign(process.env, localCredentials, {
    TABLE_NAME: 'scale',
    LOG_LEVEL: 'error',
    METRICS_STAGE: 'none',
    INDEX_SHARDS: '4',
    READ_ACCESS: 'public',
    TIME_ZONE: 'UTC',
    SERVER_SECRET: `file:${secret}`,
    SESSION_COOKIE: 'session',
    AUTH_PROVIDER: 'none',
    MAIL_FROM: 'none',
    TRACKING_PROVIDER: 'none',
    TRACKING_KEY: 'none',
    READER: 'built-in',
    READER_KEY: 'none',
    READER_DAILY_CALLS: 'none',
    EVENTS: 'none',
    ROUTES: 'none',
  });
}
