import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { aCompleteConversation } from '../support/builders.ts';
import { startReceiver } from '../support/receiver.ts';
import { postJson, type Started, startServer, stopServer } from '../support/server.ts';

const receiver = await startReceiver();
let server = await startServer({ WEBHOOK_URL: receiver.url, NOTIFY_EMAIL: 'desk@example.com' });
const { dataDir } = server;
const secret = readFileSync(join(dataDir, 'webhook-secret-local'), 'utf8').trim();
const start = async () => {
  server = await startServer({ DATA_DIR: dataDir, WEBHOOK_URL: receiver.url });
};
beforeEach(() => {
  receiver.state.answer = () => 204;
});
afterAll(async () => {
  await stopServer(server);
  await receiver.close();
}, 60_000);

const urgent = () =>
  aCompleteConversation({
    name: 'Quentin Zebedee',
    phone: '(415) 555-0188',
    issue: 'My kitchen sink is leaking, it is an emergency.',
  });
const save = (id: number, messages: unknown[]) => postJson(`${server.url}/save-conversation`, { id, messages });
const idsOf = (id: number) => [`evt_${id}_1`, `evt_TKT-${id}_1`];
const receivedIds = () => receiver.received.map(({ headers }) => headers['webhook-id']);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};
const hasHeardOf = (id: number) => idsOf(id).every((event) => receivedIds().includes(event));

/** With the engine, so that nothing is left to write. */
async function kill({ child, exited }: Started): Promise<void> {
  const engines = spawnSync('pgrep', ['-f', `dynoxide.*${dataDir}/`])
    .stdout.toString()
    .split('\n')
    .filter(Boolean);
  for (const pid of [...engines.map(Number), child.pid ?? 0]) process.kill(pid, 'SIGKILL');
  await exited;
}

test('what happens is sent to the webhook, signed, and an urgent ticket would be mailed', async () => {
  await save(1, urgent());
  await until(() => hasHeardOf(1));

  const judge = new Webhook(secret);
  for (const { body, headers } of receiver.received) judge.verify(body, headers);
  await until(() => server.output().includes('would mail'));
  expect(server.output()).toContain(
    `A deployment would mail: Ticket TKT-1 (plumbing) is urgent. ${server.url}/tickets/TKT-1`,
  );
  expect(server.output()).not.toMatch(/Quentin|Zebedee|555.0188|desk@example/);
}, 300_000);

test('what was committed and not yet sent when the service is killed is sent after the next start', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  receiver.state.answer = () => void resolve(); // it takes the request and says nothing

  await save(2, aCompleteConversation());
  await begun;
  await kill(server);
  receiver.received.length = 0;
  receiver.state.answer = () => 204;
  await start();
  await until(() => hasHeardOf(2));

  expect(hasHeardOf(2)).toBe(true);
}, 300_000);

test('what was written in the very moment of the kill is sent or was never acknowledged', async () => {
  receiver.received.length = 0;
  const acknowledged: number[] = [];
  const saves = Array.from({ length: 40 }, (_, n) => 100 + n).map(async (id) => {
    const saved = await save(id, aCompleteConversation()).catch(() => undefined);
    if (saved?.status === 200) acknowledged.push(id);
  });
  await until(() => acknowledged.length >= 5);
  await kill(server);
  await Promise.all(saves);

  await start();
  await until(() => acknowledged.every(hasHeardOf));

  expect(acknowledged.filter((id) => !hasHeardOf(id))).toEqual([]);
}, 300_000);

test('a receiver that is down gets what it missed, a ticket in its order', async () => {
  receiver.received.length = 0;
  await receiver.close();
  const said = aCompleteConversation();
  await save(3, said);
  await save(3, [...said, 'Sorry, my number is 415-555-0177.']);
  await until(() => server.output().includes('"webhook_failed"'));
  await receiver.reopen();
  await until(() => receivedIds().includes('evt_TKT-3_2'));

  expect(receivedIds().filter((id) => id?.includes('3_'))).toEqual(['evt_3_1', 'evt_TKT-3_1', 'evt_TKT-3_2']);
}, 300_000);

async function webhooks(...words: string[]) {
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: undefined, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['bin/webhooks.ts', ...words], { env });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, said: said.trim(), complained: complained.trim() };
}

test('npm run webhooks makes secrets, sends again what is dead, resumes, and says how it is used', async () => {
  const { said } = await webhooks('secret');
  expect(new Webhook(said).sign('evt_1', new Date(), '{}')).toMatch(/^v1,/);

  expect(await webhooks('redrive')).toMatchObject({ status: 0, said: '0 sent again' });
  expect(await webhooks('resume', 'local')).toMatchObject({ status: 0, said: 'local is sent to again' });
  expect(await webhooks('resume')).toMatchObject({ status: 2, complained: expect.stringContaining('takes the name') });
  expect(await webhooks()).toMatchObject({ status: 2, complained: expect.stringContaining('A command is missing') });
}, 300_000);
