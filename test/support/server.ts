import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Started = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
};

/** A new folder inside the one that the run removes when it ends. */
export const aFolder = (): string => mkdtempSync(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'intake-'));

/** Starts the service as `npm start` does, as the leader of a process group of its own; its port is free unless given. */
export function launch(environment: Record<string, string> = {}): Omit<Started, 'url'> {
  const dataDir = environment['DATA_DIR'] ?? aFolder();
  const { AWS_ENDPOINT_URL_DYNAMODB: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['bin/local.ts'], {
    env: {
      ...inherited,
      ...{ PORT: '0', DATA_DIR: dataDir, READ_ACCESS: 'public', LOG_FORMAT: 'json', LOG_LEVEL: 'info' },
      BUNDLES: 'small', // what is deployed is what is tested
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data;
    });
  }
  const exited = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return { dataDir, child, output: () => text, exited };
}

/** The same, ready: GET /openapi.json answers 200. @throws with the output when it ends before it is */
export async function startServer(environment: Record<string, string> = {}): Promise<Started> {
  const launched = launch(environment);
  const hasEnded = launched.exited.then(() => true);
  for (;;) {
    const url = /The service is at (\S+),/.exec(launched.output())?.[1];
    if (url && (await fetch(`${url}/openapi.json`)).status === 200) return { ...launched, url };
    const pause = new Promise<false>((go) => setTimeout(() => go(false), 50));
    if (await Promise.race([hasEnded, pause])) throw new Error(`The server ended: ${launched.output()}`);
  }
}

/** Ctrl-C, and waits until it has ended. */
export async function stopServer({ child, exited }: Pick<Started, 'child' | 'exited'>): Promise<number | null> {
  child.kill('SIGINT');
  return exited;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export async function postJson(url: string, body: unknown): Promise<{ status: number; headers: Headers; body: any }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export const getJson = async (url: string): Promise<any> => (await fetch(url)).json();
