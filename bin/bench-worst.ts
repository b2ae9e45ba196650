import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureTable, localCredentials, startEngine } from '../infra/local/engine.ts';
import { tableNamed } from '../infra/local/table-input.ts';
import { languages } from '../shared/extraction/languages.ts';
import { KNOWN } from './bench-worst-known.ts';
import type { Stored } from './bench-worst-stored.ts';
import type { Endpoint } from './bench-worst-work.ts';

const HELP = `Looks for what costs the service most: npm run -s bench:worst [-- --seconds N]

For each endpoint that takes conversations, and for ?include=evidence, in each language: climbs from known recipes of hostile bodies and
from new ones, by changes of their pieces (what the service looks for, digits, signs, half values), of the length and number of
messages, and of who says them. Then conversations of 4 and 16 MiB. Milliseconds are of CPU of this process, not of the engine.

  --seconds N    how long to climb, in all, seconds of CPU (120)
  --seed N       the same seed tries the same changes in the same order (1)
  --only A,B     these languages
  --save FILE    writes the recipes found, as JSON
  --check        ends with 1 when a bound is not kept
`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: languages.map(({ code }) => code).join(',') },
    save: { type: 'string' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** The bounds of contract 7, as CPU of a fast core: a body of 1 MiB, what four times as much costs, a small send to a long conversation. */
const [MAX_MS, MAX_GROWTH, MAX_SMALL_MS] = [3000, 4.6, 300];
const KB = 1024;
/** Of bodies, in KB: twice four times as much. */
const SIZES = [24, 96, 256, 1024];

type Row = Awaited<ReturnType<typeof climb>>['worst'] & {
  endpoint: Endpoint;
  language: string;
  tries: number;
  worst: number;
  whole: number;
  growth: number;
};
const WIDTHS = [11, 10, 18, 14, 15, 22];

const rows: Row[] = [];
const broken: string[] = [];

if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const engine = await startEngine();
Object.assign(process.env, localCredentials, {
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  TABLE_NAME: 'worst',
  LOG_LEVEL: 'error',
  METRICS_STAGE: 'none',
  INDEX_SHARDS: '4',
  READ_ACCESS: 'public',
  TIME_ZONE: 'UTC',
  SERVER_SECRET: 'file:none',
  SESSION_COOKIE: 'session',
  AUTH_PROVIDER: 'none',
  MAIL_FROM: 'none',
  TRACKING_PROVIDER: 'none',
  TRACKING_KEY: 'none',
  READER: 'built-in',
  READER_KEY: 'none',
  READER_DAILY_CALLS: 'none',
  EVENTS: 'none',
  ROUTES: 'none',
});
await ensureTable(engine.endpoint, tableNamed('worst'));
const { climb, msOf } = await import('./bench-worst-search.ts'); // its environment is set now
const { ENDPOINTS } = await import('./bench-worst-work.ts');
const { stored } = await import('./bench-worst-stored.ts');

const codes = values.only.split(',');
const all = codes.length * ENDPOINTS.length;
const seconds = Number(values.seconds) / all;

/** The worst that is found, at sizes that are four times each other. */
async function rowOf(endpoint: Endpoint, language: string): Promise<Row> {
  const known = [...KNOWN, ...rows.slice(-2).map(({ recipe }) => recipe)];
  const { worst, tries } = await climb(endpoint, language, { seconds, seed: Number(values.seed), known });
  const measured = async (nth: number) => {
    const times: number[] = [];
    for (const size of SIZES) times.push(await msOf(endpoint, worst.recipe, size * KB, nth));
    return times;
  };
  let times = await measured(0);
  for (let nth = 1; nth < 4 && !isKept(times); nth++) {
    const again = await measured(nth); // it may have been chance, or code that was not compiled yet
    times = times.map((ms, at) => Math.min(ms, again[at] ?? ms));
  }
  const { growth, whole } = figuresOf(times);
  return { endpoint, language, tries, ...worst, worst: Math.max(...times), whole, growth };
}

function figuresOf([small = 0, medium = 0, large = 0, whole = 0]: readonly number[]) {
  return { growth: Math.max(medium / small, whole / large), whole };
}

const isKept = (times: readonly number[]) => Math.max(...times) <= MAX_MS && figuresOf(times).growth <= MAX_GROWTH;

function show({ endpoint, language, tries, perKb, worst, whole, growth, recipe }: Row): void {
  const cells = [endpoint.padEnd(23), language.padEnd(5), String(tries).padStart(5), perKb.toFixed(1).padStart(6)];
  const costs = [worst, whole].map((ms) => ms.toFixed(0).padStart(8));
  const { pieces, length, every, shape } = recipe;
  const about = `${JSON.stringify(pieces.join('').slice(0, 50))} × ${length}${every > 0 ? `, asked every ${every}` : ''}, ${shape}`;
  console.log([...cells, ...costs, growth.toFixed(2).padStart(6), about].join(' '));
  if (worst > MAX_MS || growth > MAX_GROWTH) broken.push(`${endpoint} ${language}`);
}

console.log('endpoint                lang  tries  ms/KB worst,ms 1MiB,ms   n→4n  recipe');
for (const endpoint of ENDPOINTS) {
  for (const language of codes) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${rows.length} of ${all}: ${endpoint} ${language}\r`);
    rows.push(await rowOf(endpoint, language));
    show(rows.at(-1) as Row);
  }
}

/** The worst of all, as a conversation that is stored. */
const [hardest] = rows.toSorted((a, b) => b.perKb - a.perKb);
console.log('\nstored, MiB  messages  a small send, ms  to track, ms  to a sale, ms  include=evidence, ms');
const stores: Stored[] = [];
for (const megabytes of [1, 4, 16]) {
  if (hardest)
    stores.push(await stored(megabytes, { ...hardest.recipe, every: 0, shape: 'text' }, megabytes * KB * KB));
  const { messages, send, track, sale, evidence } = stores.at(-1) as Stored;
  const cells = [megabytes, messages, ...[send, track, sale, evidence].map((ms) => ms.toFixed(0))];
  console.log(cells.map((cell, at) => String(cell).padStart(WIDTHS[at] ?? 0)).join(''));
  if (Math.max(send, track, sale) > MAX_SMALL_MS || evidence > MAX_MS) broken.push(`stored, ${megabytes} MiB`);
}
await engine.stop();

if (values.save) writeFileSync(values.save, `${JSON.stringify(rows, null, 2)}\n`);
for (const what of broken) console.error(`Beyond a bound: ${what}`);
if (values.check && broken.length > 0) process.exitCode = 1;
