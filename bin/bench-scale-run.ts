import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTable, localCredentials, startEngine } from '../infra/local/engine.ts';
import { tableNamed } from '../infra/local/table-input.ts';
import { newSecret } from '../shared/secret-value.ts';
import type { Row } from './bench-scale-row.ts';

const [, , sizeText = '', changesText = '', folder = ''] = process.argv;
const [size, changes] = [Number(sizeText), Number(changesText)];

const secret = join(folder, 'server-secret');
writeFileSync(secret, newSecret(), { mode: 0o600 });
const engine = await startEngine();
Object.assign(process.env, localCredentials, {
  AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  TABLE_NAME: 'scale',
  LOG_LEVEL: 'error',
  INDEX_SHARDS: '4',
  READ_ACCESS: 'public',
  TIME_ZONE: 'UTC',
  SERVER_SECRET: `file:${secret}`,
  SESSION_COOKIE: 'session',
  AUTH_PROVIDER: 'none',
  TRACKING_PROVIDER: 'none',
  TRACKING_KEY: 'none',
  READER: 'built-in',
  READER_KEY: 'none',
  READER_DAILY_CALLS: 'none',
  ROUTES: 'none',
});
await ensureTable(engine.endpoint, tableNamed('scale'));

const { corpusOf, load } = await import('./bench-scale-data.ts'); // its environment is set now
const { consumed } = await import('../shared/store/consumed.ts');
const { sealCursor } = await import('../shared/http/cursor.ts');
const { writeAll } = await import('../shared/store/table.ts');
const { refreshSummary } = await import('../shared/summary/refresh.ts');
const { findTicket, ticketPuts } = await import('../shared/ticket/ticket-store.ts');
const { handler: getSummary } = await import('../functions/get-summary/handler.ts');
const { handler: listTickets } = await import('../functions/list-tickets/handler.ts');
const { handler: save } = await import('../functions/save-conversation/handler.ts');

const corpus = corpusOf(size, Date.now());
const rows: Row[] = [];

/** On a terminal only. */
function progress(what: string, done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((30 * done) / of);
  process.stderr.write(
    `\r${what.padEnd(20)} [${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${of}${done >= of ? '\n' : ''}`,
  );
}

type Bounds = { units?: number; per?: number };

async function measure<T>(what: string, work: () => Promise<T>, { units, per }: Bounds = {}): Promise<T> {
  const [before, cpu] = [{ ...consumed }, process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const [read, write] = [consumed.read - before.read, consumed.write - before.write];
  const each = per ? ` (${((read + write) / per).toFixed(1)} each)` : '';
  const text = write > 0 ? `${read} read, ${write} written${each}` : `${read} read`;
  const measured = per ? (read + write) / per : read + write;
  rows.push({
    what,
    units: text,
    cpu: Math.round((user + system) / 1000),
    measured,
    ...(units !== undefined && { bound: units }),
  });
  return result;
}

const event = (method: string, path: string, query: string, body?: unknown) =>
  ({
    rawPath: path,
    rawQueryString: query,
    headers: { 'content-type': 'application/json' },
    requestContext: { requestId: 'bench', http: { method, sourceIp: '192.0.2.1' } },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }) as unknown as Parameters<typeof listTickets>[0];
const context = {} as Parameters<typeof listTickets>[1];

async function list(query: string): Promise<number> {
  const { statusCode, body } = await listTickets(event('GET', '/tickets', query), context);
  if (statusCode !== 200) throw new Error(`GET /tickets?${query}: ${statusCode} ${body}`);
  return JSON.parse(String(body)).tickets.length;
}

/** Tickets that are new, and others that are done with, half of each. */
async function change(count: number, from: number): Promise<void> {
  for (let n = 0; n < count; n += 8) {
    progress('changes', n, count);
    await Promise.all(Array.from({ length: Math.min(8, count - n) }, (_, k) => changeOne(n + k, from + n + k)));
  }
}

async function changeOne(n: number, at: number): Promise<void> {
  if (n % 2 === 0) return writeAll(ticketPuts(corpus.newTicket(at), [], undefined));
  const stored = await findTicket(corpus.ticket((at * 7919) % size).ticket_id);
  if (!stored) return;
  const { status } = stored.ticket;
  const moved = {
    ...stored.ticket,
    status: status === 'completed' ? 'in_progress' : 'completed',
    completed_at: new Date().toISOString(),
  } as const;
  await writeAll(ticketPuts(moved, [], stored));
}

const refresh = () => refreshSummary('UTC', new Date(Math.floor(Date.now() / 900_000) * 900_000)); // in one quarter of an hour

await load(corpus, size, (done) => progress('tickets', done, size));
await measure('counting all tickets for the first time', refresh, { per: size });
await refresh();
await measure('refresh, nothing changed', refresh, { units: 4 });
await change(10, 0);
await measure('refresh, 10 changes', refresh, { per: 10, units: 10 });
await change(changes, 100);
await measure(`refresh, ${changes.toLocaleString('en')} changes`, refresh, { per: changes, units: 10 });
await measure('GET /summary', () => getSummary(event('GET', '/summary', ''), context), { units: 2 });

const middle = corpus.ticket(Math.floor(size / 2)).created_at;
const page = async (query: string, order = 'created') => {
  const asked = Object.fromEntries(
    [...new URLSearchParams(query).keys()].map((name) => [name, new URLSearchParams(query).getAll(name)]),
  );
  const filters = Object.fromEntries(
    Object.entries(asked).map(([name, all]) => [name, SINGLE.has(name) ? all[0] : all]),
  );
  const cursor = await sealCursor(middle, { path: '/tickets', query: filters, order });
  return list(`${query}${query && '&'}limit=50&cursor=${cursor}`);
};
const SINGLE = new Set(['sort', 'from', 'to', 'updated_since']);

const QUEUE = 'status=open&status=in_progress&status=on_hold';
const one = corpus.ticket(Math.floor(size / 3));
const ofPage = { units: 40 };
await list('limit=1'); // what a process asks once
await measure('tickets, first 50', () => list('limit=50'), ofPage);
await measure('tickets, 50 in the middle', () => page(''), ofPage);
await measure('what is not done, first 50', () => list(`${QUEUE}&limit=50`), ofPage);
await measure('what is not done, oldest 50', () => list(`${QUEUE}&sort=oldest&limit=50`), ofPage);
await measure('what is not done, 50 in the middle', () => page(QUEUE), ofPage);
await measure('by the last four digits', () => list(`phone=${one.customer_info.phone.slice(-4)}&limit=50`), ofPage);
await measure('by a phone number', () => list(`phone=${encodeURIComponent(one.customer_info.phone)}&limit=50`), ofPage);
await measure('by a name', () => list(`name=${encodeURIComponent(one.customer_info.name)}&limit=10`), { units: 500 });
await measure('by the beginning of a name', () => list('name=okaf&limit=10'), ofPage);
await measure('by an id', () => list(`q=${one.ticket_id}`), { units: 2 });
await measure('by a conversation', () => list(`conversation_id=${one.conversation_id}`), { units: 2 });
await measure('done and urgent, first 50', () => list('status=completed&priority=urgent&limit=50'), { units: 500 });
await measure('a rare word, limit 1', () => list('q=xylophone&limit=1'), { units: 500 });
await measure('a rare word, limit 1000', () => list('q=xylophone&limit=1000'), { units: 500 });
await measure(
  'changed in the last day, first 50',
  () => list(`updated_since=${new Date(Date.now() - 86_400_000).toISOString()}&limit=50`),
  ofPage,
);
await measure('everything, without a limit', () => list(''), { units: 500 });

const saved = (id: number, messages: unknown[]) =>
  save(event('POST', '/save-conversation', '', { id, messages }), context);
const turns = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `turn ${n} ${'of a long conversation '.repeat(length)}`);
await saved(1, turns(10, 1));
await measure('a save after a short history', () => saved(1, turns(11, 1).slice(-1)), { units: 10 });
const long = turns(1800, 51);
await saved(2, long.slice(0, 800));
await saved(2, long.slice(800, 1600));
await saved(2, long.slice(1600));
await measure('a save after 2 MB of history, sent alone', () => saved(2, ['And one more thing.']));

process.send?.(rows);
await engine.stop();
process.disconnect?.();
