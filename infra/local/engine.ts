import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { TIMEOUTS } from '../../shared/store/timeouts.ts';

export type Engine = {
  endpoint: string;
  /** Ends the engine; what it acknowledged is on disk. */
  stop: () => Promise<void>;
  /** Settles when the engine has ended, with its last words. */
  exited: Promise<string>;
};

/** What the SDK needs to reach an engine on this machine; the credentials are checked by nobody. */
export const localCredentials = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

// The engine ends when the shell's standard input closes, which a kill -9 of this process does too. Nothing else may
// hold its database when the next server starts.
const TIED_TO_STDIN =
  'exec 3<&0; "$0" "$@" <&- 3<&- & engine=$!; (cat <&3 >/dev/null; kill $engine) 2>/dev/null & wait $engine';

/**
 * Starts dynoxide, a DynamoDB engine on SQLite (https://github.com/nubo-db/dynoxide), on a free loopback port.
 * @param database the file that keeps the data; none: in memory
 * @throws when there is no binary for this machine
 */
export async function startEngine(database?: string): Promise<Engine> {
  const port = await freePort();
  const args = ['--host', '127.0.0.1', '--port', String(port), ...(database ? ['--db-path', database] : [])];
  const child = spawn('sh', ['-c', TIED_TO_STDIN, engineBinary(), ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true, // Ctrl-C reaches the server alone, which ends the engine last
  });
  let lastWords = '';
  child.stderr.on('data', (words) => {
    lastWords = `${lastWords}${words}`.slice(-1000);
  });
  const exited = new Promise<string>((done) => child.once('exit', () => done(lastWords.trim())));
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop, exited };
}

/** A client for an engine on this machine. */
export function localClient(endpoint: string, maxAttempts: number): DynamoDBClient {
  const { AWS_REGION: region } = localCredentials;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = localCredentials;
  return new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts,
    ...TIMEOUTS,
  });
}

/** Creates a table, or the indexes that one which is there does not have yet, in an engine that may still be starting. */
export async function ensureTable(endpoint: string, table: CreateTableCommandInput): Promise<void> {
  const client = localClient(endpoint, 10);
  try {
    await client.send(new CreateTableCommand(table));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    await addIndexes(client, table);
  } finally {
    client.destroy();
  }
}

/** As a deployment does with a table that an earlier one made. */
async function addIndexes(client: DynamoDBClient, { TableName, ...table }: CreateTableCommandInput): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const there = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    if (there.has(index.IndexName)) continue;
    const { AttributeDefinitions } = table;
    const GlobalSecondaryIndexUpdates = [{ Create: index }];
    await client.send(new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates }));
  }
}

/** The engine's program. @throws when there is none for this machine */
export function engineBinary(): string {
  const platform = `${process.platform}-${process.arch}`;
  const packages = fileURLToPath(new URL('../../node_modules/@dynoxide', import.meta.url));
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'dynoxide'));
  const found = [join(packages, platform, 'dynoxide'), ...onPath].find(isExecutable);
  if (found) return found;
  throw new Error(
    `There is no DynamoDB engine for ${platform} here: install one with "cargo install dynoxide-rs", or set DYNAMODB_ENDPOINT to an engine that runs`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
