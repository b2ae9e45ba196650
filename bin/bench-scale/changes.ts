import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { getAll } from '../../shared/store/get-all.ts';
import { ticketKey } from '../../shared/store/keys.ts';
import { db, TableName, type Write } from '../../shared/store/table.ts';
import { uncounted } from '../../shared/summary/change-store.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';
import type { Ticket } from '../../shared/ticket/intake.ts';
import { type StoredTicket, ticketOfItem, ticketPuts } from '../../shared/ticket/ticket-store.ts';
import type { Corpus } from './corpus.ts';
import { measured } from './measure.ts';
import { progress } from './progress.ts';
import type { Row } from './row.ts';

const AT_ONCE = 200;

/**
 * Changes to be counted: every other one a new ticket, the others moves of tickets that are spread over the two years as evenly at
 * every size (multiples of the golden ratio), so that a batch of them touches as many days.
 */
export async function change({ ticket, newTicket, size, now }: Corpus, count: number, from: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, k) => from + done + k);
    const moved = numbers
      .filter((n) => n % 2 === 1)
      .map((n) => ticket(Math.floor(size * ((n * GOLDEN) % 1))).ticket_id);
    const stored = await getAll([...new Set(moved)].map((ticket_id) => ticketKey({ ticket_id })));
    await putAll([
      ...numbers.filter((n) => n % 2 === 0).flatMap((n) => ticketPuts(newTicket(n), [], undefined)),
      ...stored.flatMap((item) => movedPuts(item, now)),
    ]);
    progress('changes', done + numbers.length, count);
  }
}
const GOLDEN = (Math.sqrt(5) - 1) / 2;

function movedPuts(item: Record<string, unknown>, now: number): Write[] {
  const ticket = ticketOfItem(item);
  const stored: StoredTicket = { ticket, version: Number(item['version']), partition: String(item['byCreatedPK']) };
  const isDone = ticket.status === 'completed';
  const after: Ticket = { ...ticket, status: isDone ? 'in_progress' : 'completed' };
  return ticketPuts(isDone ? withoutEnd(after) : { ...after, completed_at: new Date(now).toISOString() }, [], stored);
}

const withoutEnd = ({ completed_at: _, ...ticket }: Ticket): Ticket => ticket;

/** Past transactions and conditions, which take most of the time: nobody else writes. */
async function putAll(writes: readonly Write[]): Promise<void> {
  const all: Puts = writes.flatMap(({ Put, Delete }): Puts => {
    if (Delete) return [{ DeleteRequest: { Key: Delete.Key } }];
    return Put ? [{ PutRequest: { Item: Put.Item } }] : [];
  });
  for (let left = all; left.length > 0; left = left.slice(25))
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: left.slice(0, 25) } }));
}
type Puts = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const refresh = () => refreshSummary('UTC', new Date(Math.floor(Date.now() / 900_000) * 900_000)); // in one quarter of an hour

/** What it costs to count no changes, ten, and many; and whether runs that are killed get on. */
export async function measureRefresh(corpus: Corpus, many: number): Promise<Row[]> {
  const name = many.toLocaleString('en');
  await refresh();
  const none = await measured('refresh, nothing changed', refresh, { units: 4 });
  await change(corpus, 10, 0);
  const ten = await measured('refresh, 10 changes', refresh, { per: 10, each: 10 });
  await change(corpus, many, 100);
  const all = await measured(`refresh, ${name} changes`, refresh, { per: many, each: 10 });
  await change(corpus, many, 100 + many);
  return [none, ten, all, await killedRuns(`${name} changes, each run killed after a second of CPU`)];
}

const KILLED_AFTER_MS = 1000;
const MOST_RUNS = 100;

/** Runs in processes of their own that are killed again and again, until none has anything to count. */
async function killedRuns(what: string): Promise<Row> {
  const left = [await uncountedNow()];
  while (left.at(-1) !== 0 && left.length < MOST_RUNS) {
    await runKilled();
    left.push(await uncountedNow());
  }
  const counted = left.slice(1).map((now, n) => (left[n] ?? 0) - now);
  const least = Math.min(...counted.slice(0, -1), Number.POSITIVE_INFINITY);
  const slowest = Number.isFinite(least) ? `, each of which but the last counts ${least} or more` : '';
  const broken = counted.some((count) => count <= 0) && { broken: `runs counted ${counted.join(', ')}` };
  return { what, read: 0, write: 0, cpu: 0, said: `${counted.length} runs${slowest}`, ...broken };
}

async function uncountedNow(): Promise<number> {
  let count = 0;
  for await (const changes of uncounted({ isConsistent: true })) count += changes.length;
  return count;
}

/** One run, until it ends or is killed. */
function runKilled(): Promise<void> {
  const child = fork(fileURLToPath(new URL('killed-run.mjs', import.meta.url)), [String(KILLED_AFTER_MS)]);
  return new Promise((done) => child.once('exit', () => done()));
}
