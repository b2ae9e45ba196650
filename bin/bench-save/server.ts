import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A server that takes POST /save-conversation, and ends with `stop`. `cpu`: milliseconds that it has used. */
export type Server = { url: string; cpu: () => number; stop: () => Promise<void> };

/**
 * Starts a server in a process of its own, on a port that it finds in PORT or that `args` names.
 * @param saved a body that it answers with 200 as soon as it is ready
 * @throws with its last words when it ends before
 */
export async function startPeer(
  command: string,
  argsAt: (port: string) => string[],
  { cwd, environment, saved }: { cwd: string; environment: Record<string, string>; saved: string },
): Promise<Server> {
  const port = String(await freePort());
  const child = spawn(command, argsAt(port), {
    cwd,
    env: { ...environment, PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL')); // also when this ends by an error
  let lastWords = '';
  child.stderr.on('data', (words) => {
    lastWords = `${lastWords}${words}`.slice(-2000);
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url, saved))) {
    if (child.exitCode !== null) throw new Error(`${command} ${argsAt(port).join(' ')}: ${lastWords}`);
    await new Promise((go) => setTimeout(go, 100));
  }
  return { url, cpu: () => cpuMs(child.pid), stop: () => ended(child, exited) };
}

/** All threads, also those that have ended, as a pool's do; in hundredths of a second (proc_pid_stat(5): utime, stime). */
function cpuMs(pid = 0): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

async function isReady(url: string, body: string): Promise<boolean> {
  try {
    await post(url, body);
    return true;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  await exited;
}

/** @throws when it is not answered with 200 */
export async function post(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/save-conversation`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
