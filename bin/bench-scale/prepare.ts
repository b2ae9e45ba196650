import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEngine } from '../../infra/local/engine.ts';
import { refreshSummary } from '../../shared/summary/refresh.ts';
import { type Corpus, corpusOf } from './corpus.ts';
import { load } from './load.ts';
import { measured } from './measure.ts';
import type { Row } from './row.ts';

export const TABLE = 'scale';
type Kept = { now: number; rows: Row[] };
/** The most tickets that are counted by the service; more are loaded as they are then, which saves an hour. */
const COUNTED_HERE = 100_000;
export type Prepared = { corpus: Corpus; rows: Row[]; stop: () => Promise<void> };

/**
 * An engine with a corpus that has been counted, and what counting it cost. `data`: the folder that keeps it, and from which it is
 * taken when it is there; work is always done on a copy.
 */
export async function prepare(size: number, folder: string, data: string | undefined): Promise<Prepared> {
  const database = join(folder, `${size}.db`);
  const kept = data === undefined ? undefined : join(data, `${size}`);
  if (kept && existsSync(`${kept}.json`)) {
    copyDatabase(`${kept}.db`, database);
    const { now, rows } = JSON.parse(readFileSync(`${kept}.json`, 'utf8')) as Kept;
    return { corpus: corpusOf(size, now), rows, stop: await served(database) };
  }
  const now = Date.now();
  const corpus = corpusOf(size, now);
  const isCounted = size > COUNTED_HERE;
  await load(corpus, { isCounted, tableName: TABLE, database });
  const stop = await served(database);
  const count = () => refreshSummary('UTC', new Date());
  const rows = isCounted ? [] : [await measured('counting all tickets for the first time', count, { per: size })];
  if (kept) {
    mkdirSync(data ?? '', { recursive: true });
    copyDatabase(database, `${kept}.db`);
    writeFileSync(`${kept}.json`, JSON.stringify({ now, rows } satisfies Kept));
  }
  return { corpus, rows, stop };
}

/** While nothing is written. A write-ahead log is part of a database. */
function copyDatabase(from: string, to: string): void {
  for (const end of ['', '-wal']) if (existsSync(from + end)) copyFileSync(from + end, to + end);
}

/** Starts an engine on a database, or in memory. Clients look for it when they first ask. */
export async function served(database?: string): Promise<() => Promise<void>> {
  const { endpoint, stop } = await startEngine(database);
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = endpoint;
  for (;;) {
    if (
      await fetch(endpoint).then(
        () => true,
        () => false,
      )
    )
      return stop;
    await setTimeout(50);
  }
}
