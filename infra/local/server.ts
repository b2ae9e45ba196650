import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsInCdkJson } from '../settings.ts';
import { type BundleSize, build } from './build.ts';
import { checkEngine, checkPort, HOST, portRefused } from './checks.ts';
import {
  AWS_FILE,
  ENGINE_FILE,
  QUEUE_TABLE_NAME,
  READER_KEY_FILE,
  TABLE_FILE,
  TABLE_NAME,
  TRACKING_KEY_FILE,
} from './data-folder.ts';
import { type Engine, engineBinary, ensureTable, localCredentials, startEngine } from './engine.ts';
import { openEvents } from './events.ts';
import { loadFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { lockFolder } from './lock.ts';
import { type LogLevel, tell } from './log.ts';
import { queueTable } from './queue.ts';
import { every } from './schedule.ts';
import { serverSecretIn } from './server-secret.ts';
import type { Step } from './steps.ts';
import { type Deployment, readDeployment } from './template.ts';
import { webhookSecretIn } from './webhook-secret.ts';

export type LocalOptions = {
  port: number;
  dataDir: string;
  readAccess: string;
  /** As the setting of a deployment: JSON, or none. */
  authProvider: string;
  /** As the setting of a deployment: JSON, or none. */
  trackingProvider: string;
  /** As the setting of a deployment: JSON, or built-in; missing: built-in. */
  reader?: string | undefined;
  /** Who hears of events by webhook, over http or https; none: nobody. */
  webhookUrl?: string | undefined;
  /** `whsec_…`; none: one is made, and kept in dataDir. */
  webhookSecret?: string | undefined;
  /** Who would get a mail when a ticket becomes urgent; it is only logged. */
  notifyEmail?: string | undefined;
  /** As the setting of a deployment, with commas; missing: those in cdk.json. */
  allowedOrigins?: string | undefined;
  /** As the setting of a deployment; missing: none. */
  restoredTable?: string | undefined;
  /** An engine that runs already; none: the server starts its own, with its data in dataDir. */
  dynamodbEndpoint?: string;
  /** Missing: quick. */
  bundleSize?: BundleSize | undefined;
  /** Whether the functions say what they do, or only what goes wrong, or also that the schedule ran. */
  logLevel: LogLevel;
  /** Told of each step of the start. */
  step: Step;
};
export type LocalServer = {
  url: string;
  /** Where the data is, for people. */
  data: string;
  /** Refuses new requests, lets those in flight finish (10 s), and ends. */
  stop: () => Promise<void>;
  /** Settles when the engine has ended, with its last words. */
  engineExited: Promise<string>;
};

/** Where builds are kept, from start to start. */
const CACHE = fileURLToPath(new URL('../../dist/start', import.meta.url));
const PATIENCE_MS = 10_000; // as long as a function may take
const WEBHOOK = 'local';
const REFRESH_MS = 2000; // a deployment waits a minute; who tries this out should not

/**
 * Serves on this machine what `cdk deploy` would upload: the synthesized stack's routes, functions, table and schedule.
 * @throws with one clear sentence when the folder, the secret, the port or the engine is not to be had
 */
export async function startLocal(options: LocalOptions): Promise<LocalServer> {
  const { port, dataDir, dynamodbEndpoint, logLevel, step, webhookUrl, webhookSecret } = options;
  const { folder, serverSecret, unlock } = await step('Checking the port, the data folder and the engine', async () => {
    await checkPort(port);
    const checked = await openFolder(dataDir);
    await (dynamodbEndpoint ? checkEngine(dynamodbEndpoint) : engineBinary());
    return checked;
  });
  const webhookSecrets = webhookUrl ? `file:${webhookSecretIn(folder, WEBHOOK, webhookSecret)}` : 'none';
  const built = await build(contextOf(options), { cache: CACHE, step, size: options.bundleSize });
  const deployment = readDeployment(built, TABLE_NAME);
  const engine = dynamodbEndpoint ? undefined : await startEngine(join(folder, TABLE_FILE));
  const endpoint = dynamodbEndpoint ?? engine?.endpoint ?? '';
  writeFileSync(join(folder, ENGINE_FILE), endpoint);
  const stopEngine = async () => {
    await engine?.stop();
    unlock();
  };
  try {
    await step('Opening the table', () => Promise.race([ensureTable(endpoint, deployment.table), endOf(engine)]));
    const events = await eventsOf(deployment, folder, endpoint, { invoke: (id) => invoke(id), url: () => url });
    const functions = loadFunctions(deployment, {
      ...localCredentials,
      LOG_LEVEL: logLevel === 'error' ? 'error' : 'info',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      SERVER_SECRET: `file:${serverSecret}`,
      MAIL_FROM: 'console', // who tries this out has the link before his eyes
      TRACKING_KEY: `file:${join(folder, TRACKING_KEY_FILE)}`,
      READER_KEY: `file:${join(folder, READER_KEY_FILE)}`,
      WEBHOOK_SECRETS: webhookSecrets,
      ...events?.environment,
    });
    const invoke = (id: string) => functions.get(id) ?? missingFunction(id);
    const routes = deployment.routes.map(({ key, functionId }) => ({
      key,
      invoke: (event: unknown) => invoke(functionId)(event).finally(() => events?.wake()),
    }));
    for (const id of deployment.first) await invoke(id)({});
    const gateway = createGateway(routes, deployment.cors);
    await listen(gateway.server, port);
    const ran = (id: string) => logLevel === 'debug' && tell({ event: 'schedule_ran', function: id });
    const schedules = deployment.scheduled.map((id) =>
      every(REFRESH_MS, () => invoke(id)({}).then(() => ran(id), isLogged)),
    );
    const url = `http://${HOST}:${(gateway.server.address() as AddressInfo).port}`;
    events?.start();
    const stop = async () => {
      const stopped = schedules.map((schedule) => schedule.stop());
      await Promise.all([gateway.drain(PATIENCE_MS), events?.stop(PATIENCE_MS), ...stopped]);
      await stopEngine();
    };
    return { url, data: dynamodbEndpoint ?? folder, stop, engineExited: engine?.exited ?? new Promise(() => {}) };
  } catch (error) {
    await stopEngine();
    throw error;
  }
}

/** What tells others of events, where anybody hears. */
async function eventsOf(
  { told, table }: Deployment,
  folder: string,
  endpoint: string,
  service: Pick<Parameters<typeof openEvents>[1], 'invoke' | 'url'>,
) {
  if (!told) return undefined;
  await ensureTable(endpoint, queueTable(QUEUE_TABLE_NAME));
  const tables = { endpoint, table: table.TableName, queueTable: QUEUE_TABLE_NAME };
  const events = await openEvents(told, { ...tables, ...service });
  writeFileSync(join(folder, AWS_FILE), events.url);
  return events;
}

/** The settings of the stack, as CDK context. */
function contextOf(options: LocalOptions) {
  const { readAccess, authProvider, trackingProvider, reader = 'built-in' } = options;
  const { webhookUrl, notifyEmail, allowedOrigins, restoredTable } = options;
  return {
    ...settingsInCdkJson(),
    ...{ stage: 'local', readAccess, authProvider, trackingProvider, reader, notifyEmail, restoredTable },
    webhooks: webhookUrl === undefined ? [] : [{ name: WEBHOOK, url: webhookUrl }],
    ...(allowedOrigins !== undefined && { allowedOrigins }),
  };
}

/** The data folder, for this process alone. */
async function openFolder(dataDir: string) {
  const folder = makeFolder(dataDir);
  const unlock = await lockFolder(folder);
  return { folder, unlock, serverSecret: serverSecretIn(folder) };
}

/** Rejects when the engine ends, with its last words. */
async function endOf(engine: Engine | undefined): Promise<never> {
  const lastWords = await (engine?.exited ?? new Promise<never>(() => {}));
  throw new Error(`The DynamoDB engine ended: ${lastWords}`);
}

function makeFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 }); // it will hold what customers say, and password hashes
    const probe = join(folder, '.writable');
    mkdirSync(probe, { recursive: true });
    rmSync(probe, { recursive: true });
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be written: choose another with DATA_DIR`, { cause });
  }
  return folder;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (cause) => fail(portRefused(port, cause)));
    server.listen(port, HOST, done);
  });
}

/** The log has it (functions.ts), and the next run tries again. */
const isLogged = () => {};

function missingFunction(id: string): never {
  throw new Error(`The template names no function ${id}`);
}
