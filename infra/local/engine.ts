import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';

export type Engine = { endpoint: string; stop: () => Promise<void>; exited: Promise<number | null> };

/** What the SDK needs to reach an engine on this machine; the credentials are checked by nobody. */
export const localCredentials = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/**
 * Starts dynoxide, a DynamoDB engine on SQLite, on a free loopback port.
 * @param database the file that keeps the data; none: in memory
 * @throws when the binary is missing or does not answer
 */
export async function startEngine(database?: string): Promise<Engine> {
  const port = await freePort();
  const args = ['--host', '127.0.0.1', '--port', String(port), ...(database ? ['--db-path', database] : [])];
  // The shell ends the engine when its standard input closes, which a kill -9 of this process does too.
  const child = spawn(
    'sh',
    ['-c', '"$0" "$@" <&- & engine=$!; cat >/dev/null; kill $engine; wait $engine', binary(), ...args],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true, // Ctrl-C reaches the server alone, which ends the engine last
    },
  );
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  const stop = async () => {
    child.stdin?.end();
    await exited;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return { endpoint, stop, exited };
}

/** Creates a table in an engine that may still be starting. */
export async function createTable(endpoint: string, table: CreateTableCommandInput): Promise<void> {
  const {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = localCredentials;
  const client = new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 10,
  });
  await client.send(new CreateTableCommand(table));
  client.destroy();
}

function binary(): string {
  const packages = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/@dynoxide');
  return join(packages, `${process.platform}-${process.arch}`, 'dynoxide');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
