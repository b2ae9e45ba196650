import { createServer } from 'node:net';
import { DynamoDBServiceException, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { localClient } from './engine.ts';

export const HOST = '127.0.0.1'; // reads may be public here, so nobody else may call

/** @throws in one sentence when the port cannot be listened on */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', (cause) => fail(portRefused(port, cause))).listen(port, HOST, done);
  });
  await new Promise((done) => probe.close(done));
}

/** What is wrong with a port, for the person who chose it. */
export function portRefused(port: number, cause: NodeJS.ErrnoException): Error {
  const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${cause.code})`;
  return new Error(`Port ${port} ${reason}: choose another with PORT`, { cause });
}

/**
 * Asks an engine for its tables.
 * @throws in one sentence, which names DYNAMODB_ENDPOINT, when that is no URL, nothing answers there, or something that is not DynamoDB
 */
export async function checkEngine(endpoint: string): Promise<void> {
  const named = `DYNAMODB_ENDPOINT is "${endpoint}"`;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`${named}, which is no URL of an engine: it looks like http://127.0.0.1:8000`);
  }
  const client = localClient(endpoint, 1);
  try {
    const { TableNames } = await client.send(new ListTablesCommand({ Limit: 1 }));
    if (!TableNames) throw new Error('It names no tables');
  } catch (cause) {
    throw new Error(`${named}, ${whatAnswered(cause)}`, { cause });
  } finally {
    client.destroy();
  }
}

const STRANGER = 'where something answers that is not DynamoDB';

/** By the SDK's error: one of an engine has its name, one of a connection no status. */
function whatAnswered(error: unknown): string {
  if (error instanceof DynamoDBServiceException && !error.name.startsWith('Unknown')) {
    return `where an engine refuses: ${error.name}: ${error.message}`;
  }
  const isUnanswered = error instanceof Error && '$metadata' in error && !('httpStatusCode' in Object(error.$metadata));
  if (!isUnanswered) return STRANGER;
  const { code, message } = error as NodeJS.ErrnoException;
  return `where nothing answers (${code ?? /\bE[A-Z]+\b/.exec(message)?.[0] ?? message})`;
}
