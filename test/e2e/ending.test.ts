import { spawnSync } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from '@jest/globals';
import { getJson, startServer, stopServer } from '../support/server.ts';

/** A save of which the server has only half when this settles. */
async function begun(url: string, id: number) {
  const body = JSON.stringify({ id, messages: [`message of ${id}`] });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const sending = request(`${url}/save-conversation`, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((done, fail) => {
    sending.once('response', (answer: IncomingMessage) => done(answer.resume().statusCode)).once('error', fail);
  });
  await new Promise((seen) => {
    sending.once('continue', seen);
    sending.flushHeaders();
  });
  sending.write(body.slice(0, 9));
  return { finish: () => sending.end(body.slice(9)), answered };
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    ({ cause }) => cause.code === 'ECONNREFUSED',
  );

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets the requests in flight finish, refuses new ones, and ends everything',
  async (signal) => {
    const server = await startServer();
    const ids = Array.from({ length: 26 }, (_, n) => n + 1);
    const inFlight = await Promise.all(ids.map((id) => begun(server.url, id)));

    server.child.kill(signal);
    while (!(await isRefused(server.url)));
    for (const { finish } of inFlight) finish();

    expect(await Promise.all(inFlight.map(({ answered }) => answered))).toEqual(ids.map(() => 200));
    expect(await server.exited).toBe(0);
    expect(spawnSync('pgrep', ['-f', `dynoxide.*${server.dataDir}`]).stdout.toString()).toBe('');

    const again = await startServer({ DATA_DIR: server.dataDir });
    expect(await getJson(`${again.url}/conversations`)).toHaveLength(26);
    await stopServer(again);
  },
  180_000,
);
