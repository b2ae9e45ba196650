import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, ensureTable, localCredentials, startEngine } from '../../infra/local/engine.ts';
import { tableNamed } from '../../infra/local/table-input.ts';

/** One engine in memory and one table, and the settings with which the functions find it when they load. */
export async function startService(): Promise<Engine> {
  const engine = await startEngine();
  Object.assign(process.env, localCredentials, {
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    TEST_FOLDER: mkdtempSync(join(tmpdir(), 'intake-tests-')),
    TABLE_NAME: 'test',
    LOG_LEVEL: 'error',
    METRICS_STAGE: 'none',
    INDEX_SHARDS: '4',
    READ_ACCESS: 'public',
    TIME_ZONE: 'UTC',
    RETENTION_DAYS: 'none',
    SESSION_COOKIE: '__Host-session',
    SERVER_SECRET: 'file:test/support/server-secret',
    AUTH_PROVIDER: 'none',
    MAIL_FROM: 'none',
    TRACKING_PROVIDER: 'none',
    TRACKING_KEY: 'none',
    READER: 'built-in',
    READER_KEY: 'none',
    READER_DAILY_CALLS: 'none',
    EVENTS: 'none',
    EVENT_BUS: 'none',
    WEBHOOKS: 'none',
    WEBHOOK_QUEUE: 'none',
    WEBHOOK_SECRETS: 'none',
    WEBHOOK_TARGETS: 'any',
    ROUTES: 'GET /tickets,POST /save-conversation,GET /conversation/{conversation_id}',
  });
  await ensureTable(engine.endpoint, tableNamed('test'));
  return engine;
}
