import { execFile } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { engineBinary } from '../../infra/local/engine.ts';
import { tableNamed } from '../../infra/local/table-input.ts';
import { conversationPut } from '../../shared/conversation/conversation-store.ts';
import { changesPartition } from '../../shared/store/keys.ts';
import type { Write } from '../../shared/store/table.ts';
import { lookUpsOf } from '../../shared/ticket/look-up.ts';
import { ticketPuts } from '../../shared/ticket/ticket-store.ts';
import type { Corpus } from './corpus.ts';
import { countedItems } from './counted.ts';
import { progress } from './progress.ts';

type Item = Record<string, unknown>;

/**
 * Makes the database of a corpus: what the stores write of it, but for changes to be counted and histories; with what counting all of
 * it leaves, or without. The engine's own import of DynamoDB's exports writes some 8,000 items a second, BatchWriteItem 1,000.
 */
export async function load(
  corpus: Corpus,
  { isCounted, tableName, database }: { isCounted: boolean; tableName: string; database: string },
): Promise<void> {
  const folder = `${database}.export`;
  const file = join(folder, tableName, 'data', 'items.json.gz');
  const schema = join(folder, 'schema.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(schema, JSON.stringify({ Table: tableNamed(tableName) }));
  await pipeline(Readable.from(lines(corpus, isCounted)), createGzip({ level: 1 }), createWriteStream(file));
  const source = ['--source', folder, '--schema', schema];
  await promisify(execFile)(engineBinary(), ['import', ...source, '--output', database, '--force']);
  rmSync(folder, { recursive: true });
}

const AT_ONCE = 500;

function* lines(corpus: Corpus, isCounted: boolean): Generator<string> {
  const { size, ticket, conversation } = corpus;
  for (let from = 0; from < size; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, size - from) }, (_, k) => from + k);
    yield exported(
      numbers.flatMap((n) => [...ticketItems(ticketPuts(ticket(n), [], undefined)), talk(conversation(n))]),
    );
    if (isCounted) yield exported(numbers.flatMap((n) => lookUpsOf(ticket(n))));
    progress('tickets', from + numbers.length, size);
  }
  if (isCounted) yield exported(countedItems(corpus));
}

const exported = (items: readonly Item[]): string =>
  items.map((item) => `${JSON.stringify({ Item: marshalled(item) })}\n`).join('');

const MARK = { digest: 'x'.repeat(43), isWhole: true, chunks: 1, bytes: 1500, isAppended: true, nonce: 'y'.repeat(22) };

const talk = (conversation: Parameters<typeof conversationPut>[0]): Item =>
  conversationPut(conversation, MARK, 0).Put?.Item ?? {};

/** What is put by writes of a ticket, but for what is to be counted. */
export const ticketItems = (writes: readonly Write[]): Item[] =>
  writes.flatMap(({ Put }) => Put?.Item ?? []).filter(({ PK }) => !String(PK).startsWith(CHANGES));
const CHANGES = changesPartition(0).slice(0, -1);

/** As DynamoDB's exports spell an item. */
const marshalled = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, attribute(value)]),
  );

function attribute(value: unknown): Item {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  return { M: marshalled(value as Item) };
}
