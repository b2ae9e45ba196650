import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../infra/bundle.ts';
import { newSecret } from '../shared/secret-value.ts';
import { startParameterStore } from '../test/support/parameter-store.ts';
import { startService } from '../test/support/service.ts';
import { startRuntimeApi } from './bench-cold/runtime-api.ts';
import { type Cold, coldStart, type Program } from './bench-cold/start.ts';
import { bundlePeer } from './bench-peers/bundle.ts';
import { npmPackages, pythonPackages } from './bench-peers/install.ts';

const HELP = `Measures cold starts: npm run -s bench:cold [-- --runs N]

Starts functions as Lambda does, by its runtime interface client, each in a process of its own, and invokes them once: the service's
as they are deployed, and others that read one item of the same table: a bare handler with the same client of DynamoDB, bundled as
ours are, Express with serverless-http, FastAPI with Mangum and boto3. Milliseconds are of CPU of the process, least and median of
runs by turns. The first time it installs what it compares with; that takes g++, make, cmake, autoconf, automake, libtool and python3.

  --runs N       starts of each (15)
  --only A,B     only these functions, and the bare handler
  --check        ends with 1 when one costs more of the bare handler's CPU than its goal
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    only: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const peers = fileURLToPath(new URL('bench-peers', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'bench-cold-'));

const modules = npmPackages(['aws-lambda-ric@4.0.2', 'express@5.3.0', 'serverless-http@4.0.0']);
const python = pythonPackages(['awslambdaric==4.2.2', 'boto3==1.44.5', 'fastapi==0.165.0', 'mangum==0.22.0']);
await bundle(work);
await bundle(work, { functions: join(peers, 'functions') });
await bundlePeer(join(peers, 'express.js'), join(work, 'express/handler.cjs'), modules);

const [engine, store, api] = [await startService(), await startParameterStore(), await startRuntimeApi()];
const parameter = '/intake/bench/server-secret';
store.parameters.set(parameter, newSecret());
const environment = {
  ...(process.env as Record<string, string>),
  AWS_ENDPOINT_URL_SSM: store.url,
  READ_ACCESS: 'staff',
  LOG_LEVEL: 'info',
  METRICS_STAGE: 'prod',
  SERVER_SECRET: `ssm:${parameter}`,
};
const { requests } = await import('./bench-cold/requests.ts'); // its environment is set now
const { ours, oneRead } = await requests(work);

/** In Node.js, as Lambda runs it. */
const inNode = (folder: string): Program => ({
  command: process.execPath,
  args: [join(modules, 'aws-lambda-ric/index.mjs'), 'handler.handler'],
  folder: join(work, folder),
  environment: { ...environment, _HANDLER: 'handler.handler' },
});
const inPython: Program = {
  command: python,
  args: ['-m', 'awslambdaric', 'fastapi_read.handler'],
  folder: peers,
  environment: { ...environment, AWS_DEFAULT_REGION: 'local', PYTHONDONTWRITEBYTECODE: '1' },
};

type Row = { name: string; program: Program; event: () => object; goal?: number; runs: Cold[] };
const only = values.only?.split(',');
const rows: Row[] = [
  { name: 'bare', program: inNode('bare'), event: oneRead, runs: [] },
  ...ours.map(({ folder, ...more }) => ({ name: folder, program: inNode(folder), ...more, runs: [] })),
  { name: 'Express', program: inNode('express'), event: oneRead, runs: [] },
  { name: 'FastAPI', program: inPython, event: oneRead, runs: [] },
].filter(({ name }) => !only || name === 'bare' || only.includes(name));

for (let run = 0; run < Number(values.runs); run++) {
  for (const { program, event, runs } of rows) runs.push(await coldStart(api, program, event()));
}
api.stop();
store.stop();
await engine.stop();

const [{ runs: bare } = { runs: [] }] = rows;
const least = (runs: Cold[], part: (cold: Cold) => number) => Math.min(...runs.map(part));
const median = (runs: Cold[], part: (cold: Cold) => number) =>
  runs.map(part).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
const all = ({ init, invoke }: Cold) => init + invoke;

console.log('                         bundle,   init, ms        first, ms       both, ms        of bare handler');
console.log('function                 KB        least (median)  least (median)  least (median)  least (median)  goal');
const beyond: string[] = [];
for (const { name, program, goal, runs } of rows) {
  const parts = [({ init }: Cold) => init, ({ invoke }: Cold) => invoke, all];
  const times = parts.map((part) => `${least(runs, part).toFixed(1)} (${median(runs, part).toFixed(1)})`);
  const ratio = least(runs, all) / least(bare, all);
  const size = name === 'FastAPI' ? '' : (statSync(join(program.folder, 'handler.cjs')).size / 1000).toFixed(0);
  const ratios = `${ratio.toFixed(2)} (${(median(runs, all) / median(bare, all)).toFixed(2)})`;
  console.log(
    `${name.padEnd(25)}${size.padEnd(10)}${[...times, ratios].map((it) => it.padEnd(16)).join('')}${goal ?? ''}`,
  );
  if (goal && ratio > goal) beyond.push(`${name}: ${ratio.toFixed(2)}, goal ${goal}`);
}
rmSync(work, { recursive: true });
for (const what of beyond) console.error(`Beyond its goal: ${what}`);
if (values.check && beyond.length > 0) process.exitCode = 1;
