import { CreateTableCommand, type Projection } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { tableNamed } from '../../infra/local/table-input.ts';
import { type Index, indexKey, queuePartition, ticketsPartition } from '../../shared/store/keys.ts';
import { shardOfOwn } from '../../shared/store/shards.ts';
import { db } from '../../shared/store/table.ts';
import type { Ticket } from '../../shared/ticket/intake.ts';
import { type StoredTicket, ticketPuts } from '../../shared/ticket/ticket-store.ts';
import { type Corpus, corpusOf } from './corpus.ts';
import { costOf } from './measure.ts';

const PROJECTIONS: [name: string, projection: Projection | undefined][] = [
  ['all of an item', { ProjectionType: 'ALL' }],
  ['the ticket alone', { ProjectionType: 'INCLUDE', NonKeyAttributes: ['ticket'] }],
  ['keys alone', { ProjectionType: 'KEYS_ONLY' }],
  ['no index', undefined],
];
const ISSUES: [what: string, length: number][] = [
  ['of the usual length', 0],
  ['with an issue of 400 letters more', 400],
  ['with an issue of 3,000 letters more', 3000],
];
const LISTS = ['byCreated', 'byActivity', 'byQueue'] as const satisfies Index[];

/** What tickets cost at a write with each projection of the indexes that lists read, as a table: itself and its places, without its change. */
export async function projectionTable(): Promise<string> {
  const corpus = corpusOf(1000, Date.now());
  const rows: string[] = [];
  for (const [what, length] of ISSUES) {
    const cells: string[] = [];
    for (const [n, [, projection]] of PROJECTIONS.entries()) {
      const name = await aTable(`projection-${length}-${n}`, projection);
      cells.push(await costs(corpus, length, name, projection !== undefined));
    }
    rows.push(`| ${[`a ticket ${what}`, ...cells].join(' | ')} |`);
  }
  const heads = PROJECTIONS.map(([name]) => name);
  return [`| | ${heads.join(' | ')} |`, `|---|${heads.map(() => '---|').join('')}`, ...rows].join('\n');
}

async function aTable(name: string, Projection: Projection | undefined): Promise<string> {
  const { GlobalSecondaryIndexes = [], AttributeDefinitions = [], ...table } = tableNamed(name);
  const kept = GlobalSecondaryIndexes.filter(({ IndexName }) => Projection && LISTS.some((it) => it === IndexName));
  const keys = new Set([
    'PK',
    'SK',
    ...kept.flatMap(({ KeySchema }) => KeySchema?.map((it) => it.AttributeName) ?? []),
  ]);
  await db.send(
    new CreateTableCommand({
      ...table,
      AttributeDefinitions: AttributeDefinitions.filter(({ AttributeName }) => keys.has(AttributeName)),
      ...(kept.length > 0 && { GlobalSecondaryIndexes: kept.map((index) => ({ ...index, Projection })) }),
    }),
  );
  return name;
}

const SAMPLE = 50;

/** Units of a new ticket, of one that is completed, and of a page of 50. */
async function costs({ newTicket }: Corpus, length: number, TableName: string, isListed: boolean): Promise<string> {
  const tickets = Array.from({ length: SAMPLE }, (_, n) => longer(newTicket(n), length));
  const written = async (ticket: Ticket, stored: StoredTicket | undefined) => {
    const Item = ticketPuts(ticket, [], stored)[0]?.Put?.Item;
    await db.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
  };
  const made = await costOf(async () => {
    for (const ticket of tickets) await written(ticket, undefined);
  });
  const listed = isListed ? await costOf(() => list(TableName)) : undefined;
  const completed_at = new Date().toISOString();
  const completed = await costOf(async () => {
    for (const ticket of tickets) {
      const partition = ticketsPartition(shardOfOwn(ticket.ticket_id));
      const done: Ticket = { ...ticket, status: 'completed', updated_at: completed_at, completed_at };
      await written(done, { ticket, version: 1, partition });
    }
  });
  return [made.write / SAMPLE, completed.write / SAMPLE, listed?.read ?? '–'].join(', ');
}

const longer = (ticket: Ticket, length: number): Ticket => ({
  ...ticket,
  customer_info: { ...ticket.customer_info, issue: `${ticket.customer_info.issue}${'x'.repeat(length)}` },
});

async function list(TableName: string): Promise<void> {
  const { PK } = indexKey('byQueue');
  for (const shard of [0, 1, 2, 3])
    for (const isAssigned of [false, true])
      await db.send(
        new QueryCommand({
          TableName,
          IndexName: 'byQueue',
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': PK },
          ExpressionAttributeValues: { ':pk': queuePartition(isAssigned, shard) },
        }),
      );
}
