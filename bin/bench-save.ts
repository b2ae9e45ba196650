import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../infra/bundle.ts';
import { ensureTable, localCredentials, startEngine } from '../infra/local/engine.ts';
import { context, httpEvent } from '../test/support/http-event.ts';
import { bundlePeer } from './bench-peers/bundle.ts';
import { npmPackages, pythonPackages } from './bench-peers/install.ts';
import { conversation } from './bench-save/conversations.ts';
import { post, type Server, startPeer } from './bench-save/server.ts';
import { setEnvironment } from './bench-scale/environment.ts';

const HELP = `Measures what a save costs a process that runs: npm run -s bench:save [-- --rounds N]

First the CPU of a save of ten messages in English that makes a ticket, without the table and its SDK. Then saves of such conversations
over HTTP by the service as npm start runs it, by Hono with the document client, and by FastAPI with boto3, which store the messages
and a record of the conversation and read nothing: of the best of rounds by turns, saves a second and CPU of the server. All use one
engine. The first time it installs what it compares with; that takes python3.

  --rounds N     rounds of each server (8)
  --saves N      saves a round (300)
  --check        ends with 1 when a save takes more CPU than its goal of 2 ms
`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    saves: { type: 'string', default: '300' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const GOAL_MS = 2;
const AT_ONCE = 8;
const folderOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const [peers, saves] = [folderOf('bench-peers'), Number(values.saves)];
const work = mkdtempSync(join(tmpdir(), 'bench-save-'));
let made = 0;
const aSave = () => {
  made += 1;
  return { id: made, messages: conversation(made) };
};

const modules = npmPackages(['hono@4.13.19', '@hono/node-server@2.1.8']);
const python = pythonPackages(['boto3==1.44.5', 'fastapi==0.165.0', 'uvicorn==0.54.0']);
await bundle(join(work, 'bundles'), { functions: folderOf('bench-save/functions') });
await bundlePeer(join(peers, 'hono.js'), join(work, 'hono.cjs'), modules);

const ms = await cpuOfSave();
console.log(`A save of ten messages, without the table: ${ms.toFixed(2)} ms of CPU (goal ${GOAL_MS})\n`);

const engine = await startEngine();
const table = 'plain';
await ensureTable(engine.endpoint, {
  TableName: table,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
});
const environment = {
  PATH: process.env['PATH'] ?? '',
  ...localCredentials,
  AWS_DEFAULT_REGION: localCredentials.AWS_REGION,
  PYTHONDONTWRITEBYTECODE: '1', // nothing beside the source
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  DYNAMODB_ENDPOINT: engine.endpoint,
  DATA_DIR: join(work, 'data'),
  TABLE_NAME: table,
};
mkdirSync(environment.DATA_DIR);
const options = (cwd: string) => ({ cwd, environment, saved: JSON.stringify(aSave()) });
const uvicorn = (port: string) => ['-m', 'uvicorn', 'fastapi_save:app', '--port', port, '--log-level', 'warning'];
const servers: { name: string; server: Server; rounds: Round[] }[] = [
  {
    name: 'this service',
    server: await startPeer(process.execPath, () => ['bin/local.ts'], options(folderOf('..'))),
    rounds: [],
  },
  {
    name: 'Hono',
    server: await startPeer(process.execPath, () => [join(work, 'hono.cjs')], options(work)),
    rounds: [],
  },
  { name: 'FastAPI', server: await startPeer(python, uvicorn, options(peers)), rounds: [] },
];

type Round = { perSecond: number; cpuMs: number };
for (let round = 0; round < Number(values.rounds); round++) {
  for (const { server, rounds } of servers) rounds.push(await aRound(server));
}
for (const { server } of servers) await server.stop();
await engine.stop();
rmSync(work, { recursive: true });

const [own] = servers.map(bestOf);
console.log('server          saves a second  of ours   CPU, ms  of ours');
for (const it of servers) {
  const { perSecond, cpuMs } = bestOf(it);
  const cells = [
    perSecond.toFixed(0),
    (perSecond / (own?.perSecond ?? 1)).toFixed(2),
    cpuMs.toFixed(2),
    (cpuMs / (own?.cpuMs ?? 1)).toFixed(2),
  ];
  console.log(it.name.padEnd(16) + cells.map((cell, at) => cell.padEnd([16, 10, 9, 9][at] ?? 0)).join(''));
}
if (values.check && ms > GOAL_MS) process.exitCode = 1;

function bestOf({ rounds }: { rounds: Round[] }): Round {
  return {
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    cpuMs: Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
  };
}

/** So many at once, each as soon as one is answered. */
async function aRound({ url, cpu }: Server): Promise<Round> {
  const bodies = Array.from({ length: saves }, () => JSON.stringify(aSave()));
  const [start, before] = [performance.now(), cpu()];
  const sendAll = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop()) await post(url, body);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
  return { perSecond: (1000 * saves) / (performance.now() - start), cpuMs: (cpu() - before) / saves };
}

/** Of this process, by the least of rounds. */
async function cpuOfSave(): Promise<number> {
  setEnvironment(work);
  const require = createRequire(import.meta.url);
  const handler = require(join(work, 'bundles/save/handler.cjs')).withoutTable();
  const rounds: number[] = [];
  for (let round = 0; round < 120; round++) {
    const events = Array.from({ length: 25 }, () => httpEvent({ method: 'POST', body: aSave() }));
    const before = process.cpuUsage();
    for (const event of events) {
      const { statusCode, body } = await handler(event, context);
      if (statusCode !== 200 || !body.includes('TKT-')) throw new Error(`${statusCode} ${body}`);
    }
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / events.length);
  }
  return Math.min(...rounds);
}
