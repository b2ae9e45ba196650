import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { bundle } from '../infra/bundle.ts';
import { ensureTable, startEngine } from '../infra/local/engine.ts';
import { tableNamed } from '../infra/local/table-input.ts';
import { setEnvironment } from './bench-scale/environment.ts';

const HELP = `What the memory of a function does to its time and its price (docs/operating.md, Memory): npm run -s bench:memory

Measured is what does not depend on this machine's load: the CPU that the bundle takes to load, for its first call and for a
call when it is warm, and the most memory that it held. The rest is arithmetic: Lambda gives a function memory/1769 of a
core up to one core (https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html).
`;

const CORE_MB = 1769;
const SIZES = [256, 512, 1024, 1769];
/** Dollars for a GB-second on arm64 in us-east-1 (https://aws.amazon.com/lambda/pricing/, 2026-11). */
const GB_SECOND = 0.0000133334;
/** For one request to the table and its answer, in ms: what DynamoDB promises is less than ten. */
const WAIT_MS = 5;

type Work = {
  folder: string;
  /** Requests to the table, one after the other, of a call. */
  waits: number;
  calls: number;
  /** The body of a function that makes the event of the nth call. */
  event: string;
};

const request = (rest: string) =>
  `({ rawPath: '/', rawQueryString: '', headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'bench', domainName: 'bench', http: { method: 'POST', sourceIp: '192.0.2.' + (n % 250) } }, ${rest} })`;
const CONVERSATION = JSON.stringify([
  'My kitchen sink is leaking.',
  'agent: Sorry to hear that. What is your name?',
  'My name is Ann Lee.',
  'agent: What is your phone number?',
  '(415) 555-0132',
  'agent: And the address?',
  '12 Oak Street, Apt 4, Portland, OR 97201',
]);
const FORM = "headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }";

const WORK: Work[] = [
  {
    folder: 'save-conversation',
    waits: 2,
    calls: 400,
    event: request(
      `body: JSON.stringify({ id: 1 + Math.floor(n / 4), messages: ${CONVERSATION}.slice(0, 1 + 2 * (n % 4)) })`,
    ),
  },
  {
    folder: 'track-shipment',
    waits: 2,
    calls: 400,
    event: request(
      "body: JSON.stringify({ id: 9e6 + n, messages: ['Where is my parcel 1ZFB8RE20235634633? I ordered on May 3.'] })",
    ),
  },
  {
    folder: 'get-conversation',
    waits: 1,
    calls: 400,
    event: request("pathParameters: { conversation_id: String(1 + (n % 100)) }, rawQueryString: 'include=messages'"),
  },
  { folder: 'list-tickets', waits: 2, calls: 200, event: request("rawQueryString: 'limit=50'") },
  {
    folder: 'log-in',
    waits: 3,
    calls: 40,
    event: request(`${FORM}, body: 'password=wrong+wrong&email=' + n + '@b.example'`),
  },
  { folder: 'get-signup', waits: 0, calls: 400, event: request('body: undefined') },
  { folder: 'refresh-summary', waits: 2, calls: 50, event: '({})' },
];

type Measured = { load: number; first: number; warm: number; megabytes: number; failed: number };

const RUN = `(async () => {
  const [file, calls, event] = process.argv.slice(1);
  const cpu = (since) => { const { user, system } = process.cpuUsage(since); return (user + system) / 1000; };
  const makeEvent = new Function('n', 'return ' + event);
  let [before, failed] = [process.cpuUsage(), 0];
  const { handler } = require(file);
  const load = cpu(before);
  const call = async (n) => { const { statusCode = 200 } = (await handler(makeEvent(n), {})) ?? {}; if (statusCode >= 500) failed += 1; };
  before = process.cpuUsage();
  await call(0);
  const first = cpu(before);
  before = process.cpuUsage();
  for (let n = 1; n <= Number(calls); n += 1) await call(n);
  const warm = cpu(before) / Number(calls);
  console.log(JSON.stringify({ load, first, warm, failed, megabytes: process.resourceUsage().maxRSS / 1024 }));
})()`;

const RUNS = 5;

async function measure(folder: string, { folder: name, calls, event }: Work): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const args = ['-e', RUN, join(folder, name, 'handler.cjs'), String(calls), event];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
    runs.push(JSON.parse(stdout));
  }
  const median = (of: keyof Measured) => runs.map((it) => it[of]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    load: median('load'),
    first: median('first'),
    warm: median('warm'),
    megabytes: median('megabytes'),
    failed: median('failed'),
  };
}

const slowedDown = (cpuMs: number, megabytes: number) => cpuMs * Math.max(1, CORE_MB / megabytes);

function row({ folder, waits }: Work, { load, first, warm, megabytes, failed }: Measured): string {
  if (failed > 0) throw new Error(`${folder}: ${failed} calls failed`);
  const sizes = SIZES.map((size) => {
    const cold = slowedDown(load + first, size) + waits * WAIT_MS;
    const ms = Math.max(1, slowedDown(warm, size) + waits * WAIT_MS); // a millisecond is billed at least
    return `${Math.round(cold)} ms, ${ms.toFixed(0)} ms, $${(((ms * size) / 1024) * 1000 * GB_SECOND).toFixed(2)}`;
  });
  return `| \`${folder}\` | ${[load, first, warm].map((it) => it.toFixed(it < 10 ? 1 : 0)).join(' | ')} | ${Math.round(megabytes)} | ${sizes.join(' | ')} |`;
}

if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) {
  console.log(HELP);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'intake-memory-'));
setEnvironment(folder);
const engine = await startEngine();
try {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint;
  await ensureTable(engine.endpoint, tableNamed('scale'));
  await bundle(folder);
  console.log(`| function | load | first | warm | MB | ${SIZES.map((size) => `${size} MB`).join(' | ')} |`);
  console.log(`|${'---|'.repeat(5 + SIZES.length)}`);
  for (const work of WORK) console.log(row(work, await measure(folder, work)));
} finally {
  await engine.stop();
  rmSync(folder, { recursive: true });
}
